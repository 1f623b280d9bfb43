CREATE TABLE "event_openings" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"is_on" boolean NOT NULL,
	"places" integer NOT NULL,
	"closes_days_before" integer NOT NULL,
	"called_off" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "event_openings_places_bounded" CHECK ("event_openings"."places" between 1 and 1000),
	CONSTRAINT "event_openings_closes_bounded" CHECK ("event_openings"."closes_days_before" between 0 and 60)
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" integer NOT NULL,
	"day" date NOT NULL,
	"ends_on" date NOT NULL,
	"turn" integer GENERATED ALWAYS AS IDENTITY (sequence name "event_registrations_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" "bytea" NOT NULL,
	"phone" "bytea" NOT NULL,
	"help" "bytea",
	"name_index" "bytea" NOT NULL,
	"phone_index" "bytea" NOT NULL,
	"people" integer NOT NULL,
	"state" text NOT NULL,
	"way" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"taken_by" integer,
	"consents" jsonb NOT NULL,
	"giver" text NOT NULL,
	"messages_stopped_at" timestamp with time zone,
	"news" text,
	"news_way" text,
	"news_message_id" uuid,
	"sent_news" text,
	"reminded_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "event_registrations_state_known" CHECK ("event_registrations"."state" in ('registered', 'waiting', 'cancelled')),
	CONSTRAINT "event_registrations_way_known" CHECK ("event_registrations"."way" in ('web', 'phone')),
	CONSTRAINT "event_registrations_giver_known" CHECK ("event_registrations"."giver" in ('self', 'guardian')),
	CONSTRAINT "event_registrations_news_known" CHECK ("event_registrations"."news" in ('reminder', 'moved-up', 'moved', 'called-off') and "event_registrations"."news_way" in ('text', 'call')),
	CONSTRAINT "event_registrations_sent_known" CHECK ("event_registrations"."sent_news" in ('reminder', 'moved-up', 'moved', 'called-off')),
	CONSTRAINT "event_registrations_news_whole" CHECK (("event_registrations"."news" is null) = ("event_registrations"."news_way" is null)),
	CONSTRAINT "event_registrations_cancelled_whole" CHECK (("event_registrations"."state" = 'cancelled') = ("event_registrations"."cancelled_at" is not null) and ("event_registrations"."state" <> 'cancelled' or "event_registrations"."help" is null)),
	CONSTRAINT "event_registrations_bounded" CHECK ("event_registrations"."people" between 1 and 20 and octet_length("event_registrations"."name") <= 500 and octet_length("event_registrations"."phone") <= 300 and octet_length("event_registrations"."help") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "group_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source_key" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" integer NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "group_messages_source" UNIQUE("source_key"),
	CONSTRAINT "group_messages_bounded" CHECK (octet_length("group_messages"."content") <= 20000)
);
--> statement-breakpoint
CREATE TABLE "group_recipients" (
	"group_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"message_id" uuid,
	"reason" text,
	"called_at" timestamp with time zone,
	"called_by" integer,
	CONSTRAINT "group_recipients_group_id_person_id_pk" PRIMARY KEY("group_id","person_id"),
	CONSTRAINT "group_recipients_reason_known" CHECK ("group_recipients"."reason" in ('no-consent', 'taken-back', 'no-mobile', 'no-channel')),
	CONSTRAINT "group_recipients_called_whole" CHECK (("group_recipients"."called_at" is null) = ("group_recipients"."called_by" is null))
);
--> statement-breakpoint
CREATE TABLE "staff_import_rows" (
	"import_id" uuid NOT NULL,
	"invitation_id" integer NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "staff_import_rows_import_id_invitation_id_pk" PRIMARY KEY("import_id","invitation_id"),
	CONSTRAINT "staff_import_rows_email_bounded" CHECK (char_length("staff_import_rows"."email") between 3 and 254)
);
--> statement-breakpoint
CREATE TABLE "staff_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"by_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"counts" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" integer,
	"removed" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "staff_imports_hash_form" CHECK ("staff_imports"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "staff_imports_undone_whole" CHECK (("staff_imports"."undone_at" is null) = ("staff_imports"."undone_by" is null))
);
--> statement-breakpoint
CREATE TABLE "tours" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"application_id" uuid,
	"phone_end" text NOT NULL,
	"said" text[] NOT NULL,
	"skipped" text[] NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "tours_phone_end_form" CHECK ("tours"."phone_end" ~ '^[0-9]{4}$'),
	CONSTRAINT "tours_bounded" CHECK (cardinality("tours"."said") <= 8 and cardinality("tours"."skipped") <= 8)
);
--> statement-breakpoint
CREATE TABLE "old_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"post_id" integer NOT NULL,
	CONSTRAINT "old_addresses_bounded" CHECK (char_length("old_addresses"."address") between 2 and 300)
);
--> statement-breakpoint
CREATE TABLE "old_post_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"format" text NOT NULL,
	"hash" text NOT NULL,
	"by_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"counts" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" integer,
	"removed" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "old_post_imports_format_known" CHECK ("old_post_imports"."format" in ('wordpress', 'gnuboard', 'sheet')),
	CONSTRAINT "old_post_imports_hash_form" CHECK ("old_post_imports"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "old_post_imports_undone_whole" CHECK (("old_post_imports"."undone_at" is null) = ("old_post_imports"."undone_by" is null))
);
--> statement-breakpoint
CREATE TABLE "old_post_rows" (
	"import_id" uuid NOT NULL,
	"post_id" integer NOT NULL,
	CONSTRAINT "old_post_rows_import_id_post_id_pk" PRIMARY KEY("import_id","post_id")
);
--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_event_openings_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event_openings"("event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_taken_by_accounts_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_news_message_id_messages_id_fk" FOREIGN KEY ("news_message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_messages" ADD CONSTRAINT "group_messages_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_recipients" ADD CONSTRAINT "group_recipients_group_id_group_messages_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."group_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_recipients" ADD CONSTRAINT "group_recipients_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_recipients" ADD CONSTRAINT "group_recipients_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_recipients" ADD CONSTRAINT "group_recipients_called_by_accounts_id_fk" FOREIGN KEY ("called_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_import_rows" ADD CONSTRAINT "staff_import_rows_import_id_staff_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."staff_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_imports" ADD CONSTRAINT "staff_imports_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_imports" ADD CONSTRAINT "staff_imports_undone_by_accounts_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_addresses" ADD CONSTRAINT "old_addresses_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_post_imports" ADD CONSTRAINT "old_post_imports_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_post_imports" ADD CONSTRAINT "old_post_imports_undone_by_accounts_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_post_rows" ADD CONSTRAINT "old_post_rows_import_id_old_post_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."old_post_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "old_post_rows" ADD CONSTRAINT "old_post_rows_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_once" ON "event_registrations" USING btree ("event_id","day","phone_index","name_index") WHERE "event_registrations"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "event_registrations_listed" ON "event_registrations" USING btree ("event_id","day","turn");--> statement-breakpoint
CREATE INDEX "event_registrations_day" ON "event_registrations" USING btree ("day");--> statement-breakpoint
CREATE INDEX "event_registrations_ends" ON "event_registrations" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "event_registrations_person" ON "event_registrations" USING btree ("phone_index","name_index");--> statement-breakpoint
CREATE INDEX "event_registrations_taken_by" ON "event_registrations" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "event_registrations_news_message" ON "event_registrations" USING btree ("news_message_id");--> statement-breakpoint
CREATE INDEX "event_registrations_to_tell" ON "event_registrations" USING btree ("news_way","turn") WHERE "event_registrations"."news" is not null;--> statement-breakpoint
CREATE INDEX "group_messages_listed" ON "group_messages" USING btree ("made_at","id");--> statement-breakpoint
CREATE INDEX "group_messages_made_by" ON "group_messages" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "group_recipients_person" ON "group_recipients" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "group_recipients_message" ON "group_recipients" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "group_recipients_called_by" ON "group_recipients" USING btree ("called_by");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_imports_once" ON "staff_imports" USING btree ("hash") WHERE "staff_imports"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "staff_imports_listed" ON "staff_imports" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "staff_imports_by" ON "staff_imports" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "staff_imports_undone_by" ON "staff_imports" USING btree ("undone_by");--> statement-breakpoint
CREATE INDEX "tours_open" ON "tours" USING btree ("started_at") WHERE "tours"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "tours_person" ON "tours" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "tours_application" ON "tours" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "old_addresses_post" ON "old_addresses" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "old_post_imports_once" ON "old_post_imports" USING btree ("hash") WHERE "old_post_imports"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "old_post_imports_listed" ON "old_post_imports" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "old_post_imports_by" ON "old_post_imports" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "old_post_imports_undone_by" ON "old_post_imports" USING btree ("undone_by");--> statement-breakpoint
CREATE INDEX "old_post_rows_post" ON "old_post_rows" USING btree ("post_id");