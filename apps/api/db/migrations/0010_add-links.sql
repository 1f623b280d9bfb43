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
CREATE INDEX "broken_links_since" ON "broken_links" USING btree ("since");--> statement-breakpoint
CREATE INDEX "broken_links_seen" ON "broken_links" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "search_entries_path" ON "search_entries" USING btree ("path");