CREATE TABLE "board_counters" (
	"board" text PRIMARY KEY NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"posts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_months" (
	"board" text NOT NULL,
	"month" text NOT NULL,
	"posts" integer NOT NULL,
	CONSTRAINT "board_months_board_month_pk" PRIMARY KEY("board","month")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"board" text NOT NULL,
	"number" integer,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"description" text NOT NULL,
	"office" text NOT NULL,
	"attachments" uuid[] NOT NULL,
	"has_picture" boolean NOT NULL,
	"listed" boolean NOT NULL,
	"published_at" timestamp (3) with time zone,
	"pinned_until" date,
	"removed_at" timestamp (3) with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_board_known" CHECK ("posts"."board" in ('news', 'notice', 'daycare-news', 'daycare-notice')),
	CONSTRAINT "posts_listed_with_moment" CHECK (not "posts"."listed" or "posts"."published_at" is not null),
	CONSTRAINT "posts_numbered_with_moment" CHECK ("posts"."number" is null or "posts"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"html" text NOT NULL,
	"place" text NOT NULL,
	"address" text NOT NULL,
	"map_href" text,
	"capacity" text NOT NULL,
	"starts_on" date NOT NULL,
	"start_time" text,
	"ends_on" date NOT NULL,
	"end_time" text,
	"repeat" jsonb,
	"last_on" date NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_ends_after_start" CHECK ("events"."ends_on" >= "events"."starts_on" and "events"."last_on" >= "events"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"digest" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"width" integer,
	"height" integer,
	"variants" jsonb NOT NULL,
	"uploader_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unkept_since" timestamp with time zone DEFAULT now(),
	CONSTRAINT "media_state_known" CHECK ("media"."state" in ('pending', 'ready', 'lost')),
	CONSTRAINT "media_kind_known" CHECK ("media"."kind" in ('image', 'document')),
	CONSTRAINT "media_image_measured" CHECK (("media"."kind" = 'image') = ("media"."width" is not null)),
	CONSTRAINT "media_measures_together" CHECK (("media"."width" is null) = ("media"."height" is null)),
	CONSTRAINT "media_name_bounded" CHECK (char_length("media"."name") between 1 and 200),
	CONSTRAINT "media_alt_bounded" CHECK (char_length("media"."alt") <= 300)
);
--> statement-breakpoint
CREATE TABLE "media_keeps" (
	"subject" text NOT NULL,
	"subject_key" text NOT NULL,
	"media_id" uuid NOT NULL,
	CONSTRAINT "media_keeps_subject_subject_key_media_id_pk" PRIMARY KEY("subject","subject_key","media_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_pages" (
	"newsletter_id" integer NOT NULL,
	"page" integer NOT NULL,
	"media_id" uuid NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "newsletter_pages_newsletter_id_page_pk" PRIMARY KEY("newsletter_id","page")
);
--> statement-breakpoint
CREATE TABLE "newsletters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"published_on" date NOT NULL,
	"summary" text NOT NULL,
	"pdf_id" uuid NOT NULL,
	"is_listed" boolean NOT NULL,
	"drawing" text DEFAULT 'waiting' NOT NULL,
	"drawing_problem" text,
	"page_total" integer,
	"removed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletters_drawing_known" CHECK ("newsletters"."drawing" in ('waiting', 'drawing', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "programs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text NOT NULL,
	"weekdays" text[] NOT NULL,
	"start_time" text,
	"end_time" text,
	"place" text NOT NULL,
	"audience" text NOT NULL,
	"order" integer NOT NULL,
	"pictures" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "programs_weekdays_known" CHECK ("programs"."weekdays" <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] and "programs"."weekdays" <> '{}')
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"section" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"folded" text NOT NULL,
	"terms" "tsvector" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"visible_from" timestamp (3) with time zone NOT NULL,
	"visible_until" timestamp (3) with time zone NOT NULL,
	"indexed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_entries_kind_key" UNIQUE("kind","key")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"initials" text NOT NULL,
	"letters" text NOT NULL,
	"visible_from" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_uploader_id_accounts_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_keeps" ADD CONSTRAINT "media_keeps_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_pages" ADD CONSTRAINT "newsletter_pages_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_number" ON "posts" USING btree ("board","number") WHERE "posts"."number" is not null;--> statement-breakpoint
CREATE INDEX "posts_listed" ON "posts" USING btree ("board","published_at","id") WHERE "posts"."listed" and "posts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "posts_due" ON "posts" USING btree ("board","published_at","id") WHERE "posts"."listed" and "posts"."removed_at" is null and "posts"."number" is null;--> statement-breakpoint
CREATE INDEX "posts_pinned" ON "posts" USING btree ("board","pinned_until") WHERE "posts"."listed" and "posts"."removed_at" is null and "posts"."pinned_until" is not null;--> statement-breakpoint
CREATE INDEX "posts_unlisted" ON "posts" USING btree ("board","updated_at","id") WHERE "posts"."removed_at" is null and (not "posts"."listed" or "posts"."number" is null);--> statement-breakpoint
CREATE INDEX "posts_removed" ON "posts" USING btree ("board","removed_at","id") WHERE "posts"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "events_last_on" ON "events" USING btree ("last_on","id") WHERE "events"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "events_removed" ON "events" USING btree ("removed_at") WHERE "events"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "media_uploader" ON "media" USING btree ("uploader_id","created_at");--> statement-breakpoint
CREATE INDEX "media_unkept" ON "media" USING btree ("unkept_since") WHERE "media"."unkept_since" is not null;--> statement-breakpoint
CREATE INDEX "media_keeps_media" ON "media_keeps" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "newsletters_published" ON "newsletters" USING btree ("published_on","id") WHERE "newsletters"."is_listed" and "newsletters"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "newsletters_removed" ON "newsletters" USING btree ("removed_at") WHERE "newsletters"."removed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletters_number_unique" ON "newsletters" USING btree ("number") WHERE "newsletters"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "search_entries_terms" ON "search_entries" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_entries_at" ON "search_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "search_entries_kind_at" ON "search_entries" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "search_entries_section_at" ON "search_entries" USING btree ("section","at","id");--> statement-breakpoint
CREATE INDEX "search_entries_visible_from" ON "search_entries" USING btree ("visible_from") WHERE "search_entries"."visible_from" > '-infinity';--> statement-breakpoint
CREATE INDEX "search_entries_visible_until" ON "search_entries" USING btree ("visible_until") WHERE "search_entries"."visible_until" < 'infinity';--> statement-breakpoint
CREATE INDEX "search_entries_indexed_at" ON "search_entries" USING btree ("indexed_at");--> statement-breakpoint
CREATE INDEX "search_words_initials" ON "search_words" USING btree ("initials" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_letters" ON "search_words" USING btree ("letters" text_pattern_ops);