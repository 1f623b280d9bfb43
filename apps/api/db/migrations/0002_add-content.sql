CREATE TABLE "drafts" (
	"subject" text NOT NULL,
	"subject_key" text NOT NULL,
	"account_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	"base_version" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_subject_subject_key_account_id_pk" PRIMARY KEY("subject","subject_key","account_id")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"key" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"value" text NOT NULL,
	"amount" integer,
	"note" text,
	"effective_from" date,
	"source" text NOT NULL,
	"source_href" text,
	"checked_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"key" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"description" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"checked_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"subject" text NOT NULL,
	"subject_key" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"author_id" integer,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revisions_subject_subject_key_version_pk" PRIMARY KEY("subject","subject_key","version")
);
--> statement-breakpoint
CREATE TABLE "service_closures" (
	"date" date PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"added_by" integer,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"group" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_closures" ADD CONSTRAINT "service_closures_added_by_accounts_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_account" ON "drafts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "revisions_author" ON "revisions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "service_closures_added_by" ON "service_closures" USING btree ("added_by");