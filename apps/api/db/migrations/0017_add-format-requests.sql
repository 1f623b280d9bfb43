CREATE TABLE "format_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"way" text NOT NULL,
	"wish" "bytea" NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"taken_by" integer,
	"ending" text,
	"end_words" "bytea",
	"ended_at" timestamp with time zone,
	"ended_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "format_requests_way_known" CHECK ("format_requests"."way" in ('web', 'phone')),
	CONSTRAINT "format_requests_ending_known" CHECK ("format_requests"."ending" in ('given', 'withdrawn')),
	CONSTRAINT "format_requests_ended_whole" CHECK (("format_requests"."ended_at" is null) = ("format_requests"."ending" is null)),
	CONSTRAINT "format_requests_bounded" CHECK (octet_length("format_requests"."wish") <= 8000 and octet_length("format_requests"."end_words") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "retention_runs" DROP CONSTRAINT "retention_runs_class_known";--> statement-breakpoint
ALTER TABLE "format_requests" ADD CONSTRAINT "format_requests_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "format_requests" ADD CONSTRAINT "format_requests_taken_by_accounts_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "format_requests" ADD CONSTRAINT "format_requests_ended_by_accounts_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "format_requests_waiting" ON "format_requests" USING btree ("due_on","id") WHERE "format_requests"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "format_requests_ended" ON "format_requests" USING btree ("ended_at","id");--> statement-breakpoint
CREATE INDEX "format_requests_person" ON "format_requests" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "format_requests_taken_by" ON "format_requests" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "format_requests_ended_by" ON "format_requests" USING btree ("ended_by");--> statement-breakpoint
ALTER TABLE "retention_runs" ADD CONSTRAINT "retention_runs_class_known" CHECK ("retention_runs"."class" in ('riders', 'members', 'applications', 'pledges', 'format-requests', 'people', 'consent-proofs'));