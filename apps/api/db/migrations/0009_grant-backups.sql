grant select on table backup_runs to kidney_app;
