CREATE TABLE "districts" (
	"name" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"map_x" real,
	"map_y" real
);
--> statement-breakpoint
-- The parts of a region are named by `init`, which also gives a place to those that clinics name already.
revoke delete on districts from kidney_app;--> statement-breakpoint
insert into districts (name, position) select distinct district, -1 from facilities;--> statement-breakpoint
ALTER TABLE "facilities" DROP CONSTRAINT "facilities_district_known";--> statement-breakpoint
ALTER TABLE "facilities" ADD CONSTRAINT "facilities_district_districts_name_fk" FOREIGN KEY ("district") REFERENCES "public"."districts"("name") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
-- Facts of a city's own taxis are called alike in every city.
update facts set key = replace(key, 'burumi-', 'call-taxi-') where key like 'burumi-%';--> statement-breakpoint
update revisions set subject_key = replace(subject_key, 'burumi-', 'call-taxi-') where subject = 'fact' and subject_key like 'burumi-%';--> statement-breakpoint
update revisions set content = replace(content::text, '"burumi-', '"call-taxi-')::jsonb where subject = 'page' and content::text like '%"burumi-%';--> statement-breakpoint
update drafts set content = replace(content::text, '"burumi-', '"call-taxi-')::jsonb where subject = 'page' and content::text like '%"burumi-%';--> statement-breakpoint
update pages set blocks = replace(blocks::text, '"burumi-', '"call-taxi-')::jsonb where blocks::text like '%"burumi-%';
