-- A process that is sent visitors says first whether the database is the one that it was written for.
grant usage on schema migrations to kidney_app;--> statement-breakpoint
grant select on migrations.__drizzle_migrations to kidney_app;
