ALTER TABLE "application_drafts" DROP CONSTRAINT "application_drafts_kind_known";--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_kind_known";--> statement-breakpoint
ALTER TABLE "posts" DROP CONSTRAINT "posts_board_known";--> statement-breakpoint
ALTER TABLE "duties" ADD COLUMN "href" text;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_kind_known" CHECK ("application_drafts"."kind" in ('membership', 'transport', 'pledge'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_kind_known" CHECK ("applications"."kind" in ('membership', 'transport', 'pledge'));--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_board_known" CHECK ("posts"."board" in ('news', 'notice', 'daycare-news', 'daycare-notice', 'donation-report'));--> statement-breakpoint
ALTER TABLE "duties" ADD CONSTRAINT "duties_href_bounded" CHECK (char_length("duties"."href") <= 500);