GRANT SELECT, INSERT, UPDATE, DELETE ON "proof_pictures" TO kidney_app;--> statement-breakpoint
-- A picture as it came is taken in and deleted, never changed.
GRANT SELECT, INSERT, DELETE ON "proof_originals" TO kidney_app;
