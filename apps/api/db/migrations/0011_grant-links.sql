GRANT SELECT, INSERT, UPDATE, DELETE ON "broken_links" TO kidney_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "link_checks" TO kidney_app;
