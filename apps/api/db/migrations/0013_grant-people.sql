GRANT SELECT, INSERT, UPDATE, DELETE ON "persons" TO kidney_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "consents" TO kidney_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "application_drafts" TO kidney_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "applications" TO kidney_app;--> statement-breakpoint
-- What happened is added to and goes with its application; nothing in it is changed.
GRANT SELECT, INSERT, DELETE ON "application_events" TO kidney_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "members" TO kidney_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "riders" TO kidney_app;
