CREATE TABLE "application_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"accepted" text[] NOT NULL,
	"giver" text NOT NULL,
	"answers" "bytea",
	"answered" text[] NOT NULL,
	"application_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_drafts_token" UNIQUE("token_hash"),
	CONSTRAINT "application_drafts_kind_known" CHECK ("application_drafts"."kind" in ('membership', 'transport')),
	CONSTRAINT "application_drafts_token_hash_length" CHECK (octet_length("application_drafts"."token_hash") = 32),
	CONSTRAINT "application_drafts_bounded" CHECK (octet_length("application_drafts"."answers") <= 40000)
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_id" integer,
	"from_state" text,
	"to_state" text,
	"reason" text,
	"contact_way" text,
	"contact_result" text,
	"proof_kind" text,
	"proof_seen_on" date,
	"text" "bytea",
	CONSTRAINT "application_events_type_known" CHECK ("application_events"."type" in ('state', 'note', 'contact', 'proof', 'change', 'message')),
	CONSTRAINT "application_events_bounded" CHECK (octet_length("application_events"."text") <= 40000)
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"way" text NOT NULL,
	"receipt" text NOT NULL,
	"source_key" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"answers" "bytea" NOT NULL,
	"ride" "bytea",
	"reason" text,
	"assignee_id" integer,
	"due_on" date,
	"taken_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state_since" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "applications_receipt" UNIQUE("receipt"),
	CONSTRAINT "applications_source" UNIQUE("source_key"),
	CONSTRAINT "applications_kind_known" CHECK ("applications"."kind" in ('membership', 'transport')),
	CONSTRAINT "applications_state_known" CHECK ("applications"."state" in ('received', 'consulting', 'scheduling', 'settled', 'waiting', 'refused', 'cancelled')),
	CONSTRAINT "applications_way_known" CHECK ("applications"."way" in ('web', 'phone')),
	CONSTRAINT "applications_receipt_form" CHECK ("applications"."receipt" ~ '^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){3}$'),
	CONSTRAINT "applications_ended_has_moment" CHECK (("applications"."ended_at" is not null) = ("applications"."state" in ('settled', 'refused', 'cancelled'))),
	CONSTRAINT "applications_bounded" CHECK (octet_length("applications"."answers") <= 40000 and octet_length("applications"."ride") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "members" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"since" date NOT NULL,
	"ended_on" date
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"text_id" text NOT NULL,
	"giver" text NOT NULL,
	"way" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"taken_by" integer,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_way" text,
	"withdrawn_by" integer,
	CONSTRAINT "consents_giver_known" CHECK ("consents"."giver" in ('self', 'guardian', 'family')),
	CONSTRAINT "consents_way_known" CHECK ("consents"."way" in ('web', 'phone', 'paper')),
	CONSTRAINT "consents_text_id_form" CHECK ("consents"."text_id" ~ '^[a-z-]{1,30}/[a-z-]{1,30}/[1-9][0-9]{0,3}$'),
	CONSTRAINT "consents_withdrawn_with_way" CHECK (("consents"."withdrawn_at" is null) = ("consents"."withdrawn_way" is null))
);
--> statement-breakpoint
CREATE TABLE "persons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" "bytea" NOT NULL,
	"phone" "bytea" NOT NULL,
	"email" "bytea",
	"address" "bytea",
	"birth_date" "bytea",
	"guardian_name" "bytea",
	"guardian_phone" "bytea",
	"name_index" "bytea" NOT NULL,
	"initials_index" "bytea" NOT NULL,
	"phone_index" "bytea" NOT NULL,
	"phone_end_index" "bytea" NOT NULL,
	"guardian_phone_index" "bytea",
	"guardian_phone_end_index" "bytea",
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "riders" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"ride" "bytea" NOT NULL,
	"first_day" date NOT NULL,
	"ended_on" date,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "riders_bounded" CHECK (octet_length("riders"."ride") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_assignee_id_accounts_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_taken_by_accounts_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_taken_by_accounts_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_withdrawn_by_accounts_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "riders" ADD CONSTRAINT "riders_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_drafts_changed" ON "application_drafts" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "application_drafts_application" ON "application_drafts" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_events_listed" ON "application_events" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "application_events_by" ON "application_events" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "applications_listed" ON "applications" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "applications_open" ON "applications" USING btree ("state","received_at","id") WHERE "applications"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "applications_person" ON "applications" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "applications_assignee" ON "applications" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "applications_taken_by" ON "applications" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "consents_person" ON "consents" USING btree ("person_id","given_at");--> statement-breakpoint
CREATE INDEX "consents_taken_by" ON "consents" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "consents_withdrawn_by" ON "consents" USING btree ("withdrawn_by");--> statement-breakpoint
CREATE INDEX "persons_name" ON "persons" USING btree ("name_index");--> statement-breakpoint
CREATE INDEX "persons_initials" ON "persons" USING btree ("initials_index");--> statement-breakpoint
CREATE INDEX "persons_phone" ON "persons" USING btree ("phone_index");--> statement-breakpoint
CREATE INDEX "persons_phone_end" ON "persons" USING btree ("phone_end_index");--> statement-breakpoint
CREATE INDEX "persons_guardian_phone" ON "persons" USING btree ("guardian_phone_index");--> statement-breakpoint
CREATE INDEX "persons_guardian_phone_end" ON "persons" USING btree ("guardian_phone_end_index");