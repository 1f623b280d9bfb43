-- The application owns nothing and gets only what it uses. Identity columns need no right on their sequences.
revoke create on schema public from public;--> statement-breakpoint
grant usage on schema public to kidney_app;--> statement-breakpoint
grant select, insert, update, delete on table faqs to kidney_app;--> statement-breakpoint
grant select, insert, update on table accounts to kidney_app;--> statement-breakpoint
grant select, insert, update, delete on table sessions to kidney_app;--> statement-breakpoint
grant select, insert, update, delete on table rate_limits to kidney_app;
