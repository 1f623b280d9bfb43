grant select, insert, update, delete on table facilities to kidney_app;
