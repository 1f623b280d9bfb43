-- Every kind of content was named here, so that each new one needed a migration of its own before its versions could go with it.
-- A kind is called after its table, one of them in the singular: quick-link lies in quick_links. What has no bin is never forgotten.
create or replace function forget_revisions(of_subject text, of_key text) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  kept_in regclass := to_regclass(format('public.%I', replace(of_subject, '-', '_') || 's'));
  is_there boolean;
begin
  if of_key !~ '^[0-9]{1,9}$' or not exists (
    select from pg_attribute where attrelid = kept_in and attname = 'removed_at' and not attisdropped
  ) then return; end if;
  execute format('select exists (select from %s where id = $1)', kept_in) into is_there using of_key::integer;
  if not is_there then
    delete from revisions where subject = of_subject and subject_key = of_key;
  end if;
end
$$;
