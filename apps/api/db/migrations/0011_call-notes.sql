CREATE TABLE "call_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note" "bytea" NOT NULL,
	"due_on" date NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_by" integer NOT NULL,
	"case_id" uuid,
	"ending" text,
	"ended_at" timestamp with time zone,
	"ended_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "call_notes_ending_known" CHECK ("call_notes"."ending" in ('called', 'contact', 'application', 'dropped')),
	CONSTRAINT "call_notes_ended_whole" CHECK (("call_notes"."ended_at" is null) = ("call_notes"."ending" is null)),
	CONSTRAINT "call_notes_bounded" CHECK (octet_length("call_notes"."note") <= 8000)
);
--> statement-breakpoint
ALTER TABLE "call_notes" ADD CONSTRAINT "call_notes_taken_by_accounts_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_notes" ADD CONSTRAINT "call_notes_case_id_applications_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_notes" ADD CONSTRAINT "call_notes_ended_by_accounts_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_notes_waiting" ON "call_notes" USING btree ("due_on","taken_at","id") WHERE "call_notes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "call_notes_ended" ON "call_notes" USING btree ("ended_at","id");--> statement-breakpoint
CREATE INDEX "call_notes_case" ON "call_notes" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "call_notes_taken_by" ON "call_notes" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "call_notes_ended_by" ON "call_notes" USING btree ("ended_by");