GRANT SELECT, INSERT, UPDATE, DELETE ON "format_requests" TO kidney_app;
