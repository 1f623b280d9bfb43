grant select, insert, update, delete on table messages to kidney_app;
