-- The log of acts (decisions 0014 and 0036): a schema of its own, which neither the application nor the owner of the tables
-- can change or drop. Months are made and dropped by two functions alone.
--
-- Before the first migrate, and after a restore, as the administrator of PostgreSQL; twice changes nothing:
--   psql --dbname=kidney_ulsan --set ON_ERROR_STOP=1 --single-transaction --file apps/api/db/administrator/log-0001.sql
-- What is to change in the log later comes as log-0002.sql, and is run by a person in the same way.
create schema if not exists log;

-- As public.holds_resident_number, which its owner could replace.
create or replace function log.holds_resident_number(value text) returns boolean
language sql immutable parallel safe as $$
    select case when value ~ '[1-8１-８][0-9０-９]{6}' then regexp_replace(normalize(value, NFKC), '[0-9a-f]{32,}', ' ', 'g') ~ '(?<![0-9])[0-9]{2}(?:(?:0[13578]|1[02])(?:(?:0[1-9]|[12][0-9])|3[01])|(?:0[469]|11)(?:(?:0[1-9]|[12][0-9])|30)|02(?:0[1-9]|[12][0-9]))\s{0,3}[-\u2010-\u2015\u2212]?\s{0,3}[1-8][0-9]{6}(?![0-9])' else false end
  $$;

-- By chain, because the two are kept for different times, and by month, so that a month can be dropped as a whole.
create table if not exists log.audit_entries (
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
  constraint audit_entries_subject_id_form check (subject_id ~ '^[a-z0-9][a-z0-9/._-]{0,79}$'),
  constraint audit_entries_no_resident_number check (not (
    log.holds_resident_number(chain) or log.holds_resident_number(address) or log.holds_resident_number(request_id)
    or log.holds_resident_number(act) or log.holds_resident_number(subject_kind) or log.holds_resident_number(subject_id)
    or log.holds_resident_number(details::text)))
) partition by list (chain);
create index if not exists audit_entries_at on log.audit_entries (at, chain, seq);
create index if not exists audit_entries_actor on log.audit_entries (actor_id, at);
create index if not exists audit_entries_subject on log.audit_entries (subject_kind, subject_id, at);
create table if not exists log.audit_acts partition of log.audit_entries for values in ('acts') partition by range (at);
create table if not exists log.audit_rights partition of log.audit_entries for values in ('rights') partition by range (at);
-- For months that nobody made a place for: no act is lost or refused because a job did not run.
create table if not exists log.audit_acts_unplaced partition of log.audit_acts default;
create table if not exists log.audit_rights_unplaced partition of log.audit_rights default;

-- Where each chain ends, sealed: entries cut off its end are missed.
create table if not exists log.audit_heads (
  chain text primary key,
  seq bigint not null,
  at timestamp (3) with time zone not null,
  link bytea not null,
  seal bytea not null,
  constraint audit_heads_chain_known check (chain in ('acts', 'rights'))
);
insert into log.audit_heads (chain, seq, at, link, seal)
select chain, 0, timestamptz '2000-01-01', decode(repeat('00', 32), 'hex'), decode(repeat('00', 32), 'hex')
from unnest(array['acts', 'rights']) as chain on conflict do nothing;

-- Up to where a chain was dropped because its time was over, sealed: from here it is verified.
create table if not exists log.audit_checkpoints (
  chain text not null,
  seq bigint not null,
  at timestamp (3) with time zone not null,
  link bytea not null,
  seal bytea not null,
  made_at timestamp (3) with time zone not null default now(),
  primary key (chain, seq),
  constraint audit_checkpoints_chain_known check (chain in ('acts', 'rights'))
);

create or replace function log.clock() returns timestamptz
language sql stable set search_path = pg_catalog, pg_temp as 'select now()';

-- Makes the place of a month in Seoul and moves there what had gone to the unplaced. Gives how many entries that were.
create or replace function log.make_month(of_chain text, month date) returns bigint
language plpgsql strict security definer set search_path = pg_catalog, pg_temp as $$
declare
  place text := format('audit_%s_%s', of_chain, to_char(month, 'YYYY_MM'));
  begins timestamptz := month::timestamp at time zone 'Asia/Seoul';
  ends timestamptz := (month + interval '1 month') at time zone 'Asia/Seoul';
  moved bigint;
begin
  if of_chain not in ('acts', 'rights') or extract(day from month) <> 1
    or not month between date '2020-01-01' and (log.clock() + interval '3 years')::date then
    raise exception 'there is no place in the log for % %', of_chain, month;
  end if;
  execute format('create table log.%I (like log.%I including constraints)', place, 'audit_' || of_chain);
  execute format(
    'with moved as (delete from log.%I where at >= %L and at < %L returning *) insert into log.%I select * from moved',
    'audit_' || of_chain || '_unplaced', begins, ends, place);
  get diagnostics moved = row_count;
  execute format('alter table log.%I attach partition log.%I for values from (%L) to (%L)', 'audit_' || of_chain, place, begins, ends);
  execute format('grant select on log.%I to kidney_owner, kidney_app', place);
  return moved;
end $$;

-- Drops a month whose time is over. By the end of its place, and not by its entries: an empty month is as young as a full one.
-- Its last entry stays behind as a checkpoint, with a seal that only the site can make.
create or replace function log.drop_month(of_chain text, month date, up_to bigint, seal bytea) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  place regclass := to_regclass(format('log.audit_%s_%s', of_chain, to_char(month, 'YYYY_MM')));
  kept interval := case of_chain when 'acts' then interval '24 months' when 'rights' then interval '36 months' end;
  oldest timestamptz := (date_trunc('month', log.clock() at time zone 'Asia/Seoul') - kept) at time zone 'Asia/Seoul';
  ends timestamptz;
  last record;
begin
  select substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \(''([^'']+)''\)')::timestamptz into ends
  from pg_class c join pg_inherits i on i.inhrelid = c.oid
  where c.oid = place and i.inhparent = to_regclass(format('log.audit_%s', of_chain));
  if ends is null or oldest is null or ends > oldest then
    raise exception 'the time of % % is not over', of_chain, month;
  end if;
  execute format('select seq, at, link from %s order by seq desc, at desc limit 1', place) into last;
  if last.seq is distinct from up_to or (up_to is null) <> (seal is null) then
    raise exception 'the last entry of % % is %', of_chain, month, last.seq;
  end if;
  if up_to is not null then
    insert into log.audit_checkpoints (chain, seq, at, link, seal) values (of_chain, last.seq, last.at, last.link, drop_month.seal);
  end if;
  execute format('drop table %s', place);
end $$;

-- Everything here is kidney_log's, also where a restore gave it to another.
do $$
declare
  each_one regclass;
  each_function regprocedure;
begin
  alter schema log owner to kidney_log;
  for each_one in select oid from pg_class where relnamespace = 'log'::regnamespace and relkind in ('r', 'p') loop
    execute format('alter table %s owner to kidney_log', each_one);
  end loop;
  for each_function in select oid from pg_proc where pronamespace = 'log'::regnamespace loop
    execute format('alter function %s owner to kidney_log', each_function);
    execute format('revoke all on function %s from public, kidney_owner, kidney_app', each_function);
  end loop;
end $$;
revoke all on schema log from public, kidney_owner, kidney_app;
revoke all on all tables in schema log from public, kidney_owner, kidney_app;
grant usage on schema log to kidney_owner, kidney_app;
grant select on all tables in schema log to kidney_owner, kidney_app;
grant insert on log.audit_entries to kidney_app;
grant update on log.audit_heads to kidney_app;
grant execute on function log.holds_resident_number(text) to kidney_app;
grant execute on function log.make_month(text, date) to kidney_owner, kidney_app;
grant execute on function log.drop_month(text, date, bigint, bytea) to kidney_app;
