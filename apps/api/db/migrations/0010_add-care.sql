CREATE TABLE "broken_links" (
	"place" text NOT NULL,
	"place_key" text NOT NULL,
	"address" text NOT NULL,
	"title" text NOT NULL,
	"problem" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "broken_links_place_place_key_address_pk" PRIMARY KEY("place","place_key","address"),
	CONSTRAINT "broken_links_problem_known" CHECK ("broken_links"."problem" in ('missing', 'unpublished', 'staff', 'file')),
	CONSTRAINT "broken_links_address_bounded" CHECK (char_length("broken_links"."address") <= 500)
);
--> statement-breakpoint
CREATE TABLE "link_checks" (
	"id" integer PRIMARY KEY NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"things" integer NOT NULL,
	CONSTRAINT "link_checks_one" CHECK ("link_checks"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "updated_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "updated_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "faqs" ALTER COLUMN "updated_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "faqs" ALTER COLUMN "updated_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "newsletters" ALTER COLUMN "updated_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "newsletters" ALTER COLUMN "updated_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "pages" ALTER COLUMN "updated_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pages" ALTER COLUMN "updated_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "programs" ALTER COLUMN "updated_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "programs" ALTER COLUMN "updated_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "removed_by" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "author_id" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "removed_by" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "author_id" integer;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "author_id" integer;--> statement-breakpoint
ALTER TABLE "newsletters" ADD COLUMN "removed_by" integer;--> statement-breakpoint
ALTER TABLE "newsletters" ADD COLUMN "author_id" integer;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "author_id" integer;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "author_id" integer;--> statement-breakpoint
CREATE INDEX "broken_links_since" ON "broken_links" USING btree ("since");--> statement-breakpoint
CREATE INDEX "broken_links_seen" ON "broken_links" USING btree ("seen_at");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_removed_by_accounts_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_removed_by_accounts_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_removed_by_accounts_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posts_removed_by" ON "posts" USING btree ("removed_by") WHERE "posts"."removed_by" is not null;--> statement-breakpoint
CREATE INDEX "posts_changed" ON "posts" USING btree ("board","updated_at","id") WHERE "posts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id","board","updated_at","id");--> statement-breakpoint
CREATE INDEX "posts_title" ON "posts" USING gin (string_to_array(lower("title"), null));--> statement-breakpoint
CREATE INDEX "events_removed_by" ON "events" USING btree ("removed_by") WHERE "events"."removed_by" is not null;--> statement-breakpoint
CREATE INDEX "events_changed" ON "events" USING btree ("updated_at","id") WHERE "events"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "events_author" ON "events" USING btree ("author_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "events_title" ON "events" USING gin (string_to_array(lower("title"), null));--> statement-breakpoint
CREATE INDEX "faqs_author" ON "faqs" USING btree ("author_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "faqs_changed" ON "faqs" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "newsletters_removed_by" ON "newsletters" USING btree ("removed_by") WHERE "newsletters"."removed_by" is not null;--> statement-breakpoint
CREATE INDEX "newsletters_changed" ON "newsletters" USING btree ("updated_at","id") WHERE "newsletters"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "newsletters_kept" ON "newsletters" USING btree ("updated_at","id") WHERE "newsletters"."removed_at" is null and not "newsletters"."is_listed";--> statement-breakpoint
CREATE INDEX "newsletters_author" ON "newsletters" USING btree ("author_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "newsletters_title" ON "newsletters" USING gin (string_to_array(lower("title"), null));--> statement-breakpoint
CREATE INDEX "pages_author" ON "pages" USING btree ("author_id","updated_at","key");--> statement-breakpoint
CREATE INDEX "pages_changed" ON "pages" USING btree ("updated_at","key");--> statement-breakpoint
CREATE INDEX "programs_author" ON "programs" USING btree ("author_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "programs_changed" ON "programs" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "search_entries_path" ON "search_entries" USING btree ("path");