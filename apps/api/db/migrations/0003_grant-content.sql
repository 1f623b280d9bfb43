-- Revisions are a record: the application adds to them and never changes or removes one.
grant select, insert, update on table settings to kidney_app;--> statement-breakpoint
grant select, insert, update on table facts to kidney_app;--> statement-breakpoint
grant select, insert, update on table pages to kidney_app;--> statement-breakpoint
grant select, insert on table revisions to kidney_app;--> statement-breakpoint
grant select, insert, update, delete on table drafts to kidney_app;--> statement-breakpoint
grant select, insert, update, delete on table service_closures to kidney_app;
