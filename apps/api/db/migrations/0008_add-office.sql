CREATE TABLE "account_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_links_token_hash_length" CHECK (octet_length("account_links"."token_hash") = 32),
	CONSTRAINT "account_links_purpose_known" CHECK ("account_links"."purpose" in ('email-proof', 'password-reset'))
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"roles" text[] NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"invited_by" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_email_bounded" CHECK (char_length("invitations"."email") between 3 and 254),
	CONSTRAINT "invitations_roles_known" CHECK ("invitations"."roles" <@ array['owner', 'editor', 'dispatcher', 'driver'] and cardinality("invitations"."roles") > 0),
	CONSTRAINT "invitations_token_hash_length" CHECK (octet_length("invitations"."token_hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "authenticator_apps" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "passkeys_bounded" CHECK (octet_length("passkeys"."credential_id") <= 1400 and octet_length("passkeys"."public_key") <= 4000)
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "recovery_codes_code_hash_length" CHECK (octet_length("recovery_codes"."code_hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "audit_checkpoints" (
	"chain" text NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"link" "bytea" NOT NULL,
	"seal" "bytea" NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_checkpoints_chain_seq_pk" PRIMARY KEY("chain","seq")
);
--> statement-breakpoint
CREATE TABLE "audit_checks" (
	"month" text PRIMARY KEY NOT NULL,
	"checked_by" integer NOT NULL,
	"checked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"entries" integer NOT NULL,
	"failures" integer NOT NULL,
	"rights" integer NOT NULL,
	"readings" integer NOT NULL,
	CONSTRAINT "audit_checks_month_form" CHECK ("audit_checks"."month" ~ '^20[0-9]{2}-[0-9]{2}$')
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"chain" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"link" "bytea" NOT NULL,
	"seal" "bytea" NOT NULL,
	CONSTRAINT "audit_heads_chain_known" CHECK ("audit_heads"."chain" in ('acts', 'rights'))
);
--> statement-breakpoint
CREATE TABLE "backup_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bytes" bigint NOT NULL,
	"rows" bigint NOT NULL,
	"files" integer NOT NULL,
	"missing" integer NOT NULL,
	CONSTRAINT "backup_runs_kind_known" CHECK ("backup_runs"."kind" in ('backup', 'drill'))
);
--> statement-breakpoint
CREATE TABLE "duties" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "duties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"note" text NOT NULL,
	"month" integer NOT NULL,
	"day" integer NOT NULL,
	"due_year" integer NOT NULL,
	"done_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "duties_title_bounded" CHECK (char_length("duties"."title") between 1 and 80),
	CONSTRAINT "duties_note_bounded" CHECK (char_length("duties"."note") <= 200),
	CONSTRAINT "duties_month_known" CHECK ("duties"."month" between 1 and 12),
	CONSTRAINT "duties_day_known" CHECK ("duties"."day" between 1 and 31),
	CONSTRAINT "duties_due_year_known" CHECK ("duties"."due_year" between 2000 and 9999)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"recipient" "bytea",
	"content" "bytea",
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"provider_id" text,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempted_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "messages_state_known" CHECK ("messages"."state" in ('waiting', 'sending', 'sent', 'failed', 'held', 'copied')),
	CONSTRAINT "messages_channel_known" CHECK ("messages"."channel" in ('mail', 'sms', 'alimtalk')),
	CONSTRAINT "messages_dropped_together" CHECK (("messages"."recipient" is null) = ("messages"."content" is null)),
	CONSTRAINT "messages_settled_has_moment" CHECK (("messages"."settled_at" is not null) = ("messages"."state" in ('sent', 'failed', 'copied'))),
	CONSTRAINT "messages_bounded" CHECK (octet_length("messages"."recipient") <= 500 and octet_length("messages"."content") <= 40000),
	CONSTRAINT "messages_provider_id_bounded" CHECK (char_length("messages"."provider_id") <= 100)
);
--> statement-breakpoint
DROP INDEX "accounts_email_unique";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "lock_epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "challenge" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "challenge_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticator_apps" ADD CONSTRAINT "authenticator_apps_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_checks" ADD CONSTRAINT "audit_checks_checked_by_accounts_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_links_account_id" ON "account_links" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_links_expires_at" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_email_unique" ON "invitations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "invitations_invited_by" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "passkeys_account_id" ON "passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_account_id" ON "recovery_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "audit_checks_checked_by" ON "audit_checks" USING btree ("checked_by");--> statement-breakpoint
CREATE INDEX "backup_runs_newest" ON "backup_runs" USING btree ("kind","finished_at");--> statement-breakpoint
CREATE INDEX "messages_listed" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_unsettled" ON "messages" USING btree ("state","created_at","id") WHERE "messages"."state" not in ('sent', 'copied');--> statement-breakpoint
CREATE INDEX "messages_to_drop" ON "messages" USING btree ("settled_at") WHERE "messages"."recipient" is not null;--> statement-breakpoint
CREATE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_unique" ON "accounts" USING btree (lower("email")) WHERE "accounts"."state" <> 'pending';