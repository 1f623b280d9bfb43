grant select, insert, update, delete on table duties to kidney_app;
