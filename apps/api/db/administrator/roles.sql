-- Who may do what in the database, by groups that nobody signs in as:
--   kidney_dba    owns the databases, and is nobody's
--   kidney_log    owns the log of acts, and is nobody's
--   kidney_owner  owns the tables and changes them (migrate)
--   kidney_app    uses them (site and worker)
-- and two logins of one installation: kidney_owner_<site> and kidney_app_<site>.
--
-- Once for each installation, as the administrator of PostgreSQL; twice changes nothing:
--   psql --set ON_ERROR_STOP=1 --command "set kidney.site = 'ulsan'" --file apps/api/db/administrator/roles.sql
-- Passwords afterwards: \password kidney_owner_ulsan and \password kidney_app_ulsan.
do $$
declare
  site text := current_setting('kidney.site');
  owner_login text := 'kidney_owner_' || site;
  app_login text := 'kidney_app_' || site;
  name text;
begin
  if site !~ '^[a-z][a-z0-9_]{0,29}$' then
    raise exception 'kidney.site is a short name of small letters and digits, and not %', site;
  end if;
  foreach name in array array['kidney_dba', 'kidney_log', 'kidney_owner', 'kidney_app'] loop
    if not exists (select from pg_roles where rolname = name) then execute format('create role %I nologin', name); end if;
  end loop;
  foreach name in array array[owner_login, app_login] loop
    if not exists (select from pg_roles where rolname = name) then execute format('create role %I login', name); end if;
    -- PostgreSQL writes of their errors what went wrong, not with which row or in which words: these may be somebody's.
    execute format('alter role %I set log_error_verbosity = terse', name);
    execute format('alter role %I set log_min_error_statement = panic', name);
  end loop;
  execute format('grant kidney_owner to %I', owner_login);
  execute format('grant kidney_app to %I', app_login);
  -- What the login makes belongs to the group.
  execute format('alter role %I set role = kidney_owner', owner_login);
end $$;
