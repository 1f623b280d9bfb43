CREATE TABLE "consent_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name_index" "bytea" NOT NULL,
	"phone_index" "bytea" NOT NULL,
	"text_id" text NOT NULL,
	"giver" text NOT NULL,
	"way" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"ended_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"by_id" integer,
	"ground" text NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "erasures_ground_known" CHECK ("erasures"."ground" in ('own-request', 'consent-withdrawn', 'mistake'))
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class" text NOT NULL,
	"state" text NOT NULL,
	"due" integer NOT NULL,
	"total" integer NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"agreed_by" integer,
	"agreed_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "retention_runs_state_known" CHECK ("retention_runs"."state" in ('waiting', 'agreed', 'done')),
	CONSTRAINT "retention_runs_class_known" CHECK ("retention_runs"."class" in ('riders', 'members', 'applications', 'pledges', 'people', 'consent-proofs')),
	CONSTRAINT "retention_runs_done_has_moment" CHECK (("retention_runs"."state" = 'done') = ("retention_runs"."done_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_runs" ADD CONSTRAINT "retention_runs_agreed_by_accounts_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_proofs_found" ON "consent_proofs" USING btree ("phone_index","name_index");--> statement-breakpoint
CREATE INDEX "consent_proofs_ended" ON "consent_proofs" USING btree ("ended_on");--> statement-breakpoint
CREATE INDEX "erasures_day" ON "erasures" USING btree ("day");--> statement-breakpoint
CREATE INDEX "erasures_by" ON "erasures" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "retention_runs_open" ON "retention_runs" USING btree ("class") WHERE "retention_runs"."state" <> 'done';--> statement-breakpoint
CREATE INDEX "retention_runs_listed" ON "retention_runs" USING btree ("counted_at","id");--> statement-breakpoint
CREATE INDEX "retention_runs_agreed_by" ON "retention_runs" USING btree ("agreed_by");