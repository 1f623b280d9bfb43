grant select, insert, update, delete on table messages to kidney_app;--> statement-breakpoint
-- By chain, because the two are kept for different times, and by month, so that a month can be dropped as a whole.
create table audit_entries (
  chain text not null,
  seq bigint not null,
  at timestamp (3) with time zone not null,
  actor_id integer,
  address text,
  request_id text,
  act text not null,
  subject_kind text,
  subject_id text,
  details jsonb not null,
  previous bytea not null,
  link bytea not null,
  primary key (chain, seq, at),
  constraint audit_entries_address_bounded check (char_length(address) <= 64),
  constraint audit_entries_subject_whole check ((subject_kind is null) = (subject_id is null)),
  constraint audit_entries_subject_id_form check (subject_id ~ '^[a-z0-9][a-z0-9/._-]{0,79}$')
) partition by list (chain);--> statement-breakpoint
create index audit_entries_at on audit_entries (at, chain, seq);--> statement-breakpoint
create index audit_entries_actor on audit_entries (actor_id, at);--> statement-breakpoint
create index audit_entries_subject on audit_entries (subject_kind, subject_id, at);--> statement-breakpoint
create table audit_acts partition of audit_entries for values in ('acts') partition by range (at);--> statement-breakpoint
create table audit_rights partition of audit_entries for values in ('rights') partition by range (at);--> statement-breakpoint
-- For months that nobody made a place for: no act is lost or refused because a job did not run.
create table audit_acts_unplaced partition of audit_acts default;--> statement-breakpoint
create table audit_rights_unplaced partition of audit_rights default;--> statement-breakpoint
insert into audit_heads (chain, seq, at, link, seal)
select chain, 0, timestamptz '2000-01-01', decode(repeat('00', 32), 'hex'), decode(repeat('00', 32), 'hex')
from unnest(array['acts', 'rights']) as chain;--> statement-breakpoint
grant select, insert on table audit_entries, audit_checks to kidney_app;--> statement-breakpoint
grant select, update on table audit_heads to kidney_app;--> statement-breakpoint
grant select on table audit_checkpoints to kidney_app;--> statement-breakpoint
grant select on table backup_runs to kidney_app;--> statement-breakpoint
grant select, insert, update, delete on table duties to kidney_app;--> statement-breakpoint
grant select, insert, update, delete on table account_links, invitations to kidney_app;--> statement-breakpoint
-- The application may not delete accounts. Who was refused, or never answered, has to be forgotten all the same.
create function forget_pending_account(account integer) returns boolean
language sql security definer set search_path = public, pg_temp
as $$
  with forgotten as (delete from accounts where id = account and state = 'pending' returning id)
  select exists (select from forgotten)
$$;--> statement-breakpoint
revoke all on function forget_pending_account(integer) from public;--> statement-breakpoint
grant execute on function forget_pending_account(integer) to kidney_app;--> statement-breakpoint
grant select, insert, update, delete on table passkeys, authenticator_apps to kidney_app;--> statement-breakpoint
grant select, insert, delete on table recovery_codes to kidney_app;
