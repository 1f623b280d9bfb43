CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"is_new" boolean NOT NULL,
	"filled" text[] NOT NULL,
	"person_version" integer NOT NULL,
	"consent_id" uuid,
	"application_id" uuid,
	CONSTRAINT "import_rows_import_id_person_id_pk" PRIMARY KEY("import_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"by_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"counts" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" integer,
	"removed" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "imports_kind_known" CHECK ("imports"."kind" in ('members', 'supporters')),
	CONSTRAINT "imports_hash_form" CHECK ("imports"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "imports_undone_whole" CHECK (("imports"."undone_at" is null) = ("imports"."undone_by" is null))
);
--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_way_known";--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_undone_by_accounts_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_person" ON "import_rows" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_once" ON "imports" USING btree ("kind","hash") WHERE "imports"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "imports_listed" ON "imports" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "imports_by" ON "imports" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "imports_undone_by" ON "imports" USING btree ("undone_by");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_way_known" CHECK ("applications"."way" in ('web', 'phone', 'paper')) NOT VALID;--> statement-breakpoint
ALTER TABLE "applications" VALIDATE CONSTRAINT "applications_way_known";