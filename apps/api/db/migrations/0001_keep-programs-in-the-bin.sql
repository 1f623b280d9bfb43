ALTER TABLE "programs" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "removed_by" integer;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_removed_by_accounts_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "programs_removed_by" ON "programs" USING btree ("removed_by") WHERE "programs"."removed_by" is not null;