-- Proof that somebody agreed, or was erased, is added and never changed.
GRANT SELECT, INSERT, DELETE ON "consent_proofs" TO kidney_app;--> statement-breakpoint
GRANT SELECT, INSERT ON "erasures" TO kidney_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "retention_runs" TO kidney_app;
