CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"nick_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_username_unique" UNIQUE("username"),
	CONSTRAINT "accounts_username_form" CHECK ("accounts"."username" ~ '^[a-z0-9][a-z0-9._-]{2,39}$'),
	CONSTRAINT "accounts_email_bounded" CHECK (char_length("accounts"."email") between 3 and 254),
	CONSTRAINT "accounts_nick_name_bounded" CHECK (char_length("accounts"."nick_name") between 1 and 40),
	CONSTRAINT "accounts_state_known" CHECK ("accounts"."state" in ('pending', 'active', 'disabled')),
	CONSTRAINT "accounts_roles_known" CHECK ("accounts"."roles" <@ array['owner', 'editor', 'dispatcher', 'driver']),
	CONSTRAINT "accounts_roles_only_when_approved" CHECK ("accounts"."state" <> 'pending' or "accounts"."roles" = '{}')
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"binding_hash" "bytea" NOT NULL,
	"rotated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	"user_agent" text NOT NULL,
	"client_address" text NOT NULL,
	"factor_at" timestamp with time zone,
	CONSTRAINT "sessions_binding_hash_length" CHECK (octet_length("sessions"."binding_hash") = 32),
	CONSTRAINT "sessions_user_agent_bounded" CHECK (char_length("sessions"."user_agent") <= 300),
	CONSTRAINT "sessions_client_address_bounded" CHECK (char_length("sessions"."client_address") <= 64)
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"des" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faqs_title_bounded" CHECK (char_length("faqs"."title") between 1 and 200),
	CONSTRAINT "faqs_des_bounded" CHECK (char_length("faqs"."des") between 1 and 20000)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_unique" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "sessions_account_id" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");