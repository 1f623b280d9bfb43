CREATE TABLE "proof_originals" (
	"picture_id" uuid PRIMARY KEY NOT NULL,
	"original" "bytea" NOT NULL,
	"came_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proof_originals_bounded" CHECK (octet_length("proof_originals"."original") <= 10486000)
);
--> statement-breakpoint
CREATE TABLE "proof_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" integer NOT NULL,
	"came_at" timestamp with time zone,
	"picture" "bytea",
	"blacked_out_at" timestamp with time zone,
	CONSTRAINT "proof_pictures_kind_known" CHECK ("proof_pictures"."kind" in ('disability-card', 'livelihood', 'next-bracket', 'other')),
	CONSTRAINT "proof_pictures_bounded" CHECK (octet_length("proof_pictures"."picture") <= 10486000),
	CONSTRAINT "proof_pictures_kept_has_moment" CHECK (("proof_pictures"."picture" is null) = ("proof_pictures"."blacked_out_at" is null))
);
--> statement-breakpoint
ALTER TABLE "proof_originals" ADD CONSTRAINT "proof_originals_picture_id_proof_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."proof_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_pictures" ADD CONSTRAINT "proof_pictures_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_pictures" ADD CONSTRAINT "proof_pictures_asked_by_accounts_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_originals_came" ON "proof_originals" USING btree ("came_at");--> statement-breakpoint
CREATE INDEX "proof_pictures_application" ON "proof_pictures" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "proof_pictures_asked_by" ON "proof_pictures" USING btree ("asked_by");