-- Who may enter a database of ours, and who may build in it.
--
-- In a new and empty database, as the administrator of PostgreSQL; twice changes nothing:
--   createdb --owner=kidney_dba --template=template0 --encoding=UTF8 --locale=C.UTF-8 kidney_ulsan
--   psql --dbname=kidney_ulsan --set ON_ERROR_STOP=1 --command "set kidney.site = 'ulsan'" --file apps/api/db/administrator/database.sql
do $$
declare
  site text := current_setting('kidney.site');
begin
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect, temporary on database %I to %I, %I', current_database(), 'kidney_owner_' || site, 'kidney_app_' || site);
  execute format('grant create on database %I to kidney_owner', current_database());
end $$;
revoke create on schema public from public;
grant usage, create on schema public to kidney_owner;
grant usage on schema public to kidney_app;
