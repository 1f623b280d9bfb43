grant select, insert, update, delete on table account_links, invitations to kidney_app;--> statement-breakpoint
-- The application may not delete accounts. Who was refused, or never answered, has to be forgotten all the same.
create function forget_pending_account(account integer) returns boolean
language sql security definer set search_path = public, pg_temp
as $$
  with forgotten as (delete from accounts where id = account and state = 'pending' returning id)
  select exists (select from forgotten)
$$;--> statement-breakpoint
revoke all on function forget_pending_account(integer) from public;--> statement-breakpoint
grant execute on function forget_pending_account(integer) to kidney_app;
