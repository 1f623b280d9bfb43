-- The application may not touch revisions. When the bin has let go of something, what it once said has to go with it; only posts did that.
create function forget_revisions(of_subject text, of_key text) returns void
language sql security definer set search_path = public, pg_temp
as $$
  delete from revisions
  where subject = of_subject and subject_key = of_key and case of_subject
    when 'post' then not exists (select from posts where id = of_key::integer)
    when 'event' then not exists (select from events where id = of_key::integer)
    when 'program' then not exists (select from programs where id = of_key::integer)
    when 'newsletter' then not exists (select from newsletters where id = of_key::integer)
    when 'faq' then not exists (select from faqs where id = of_key::integer)
    else false
  end
$$;--> statement-breakpoint
revoke all on function forget_revisions(text, text) from public;--> statement-breakpoint
grant execute on function forget_revisions(text, text) to kidney_app;--> statement-breakpoint
drop function forget_revisions_of_post(integer);--> statement-breakpoint
-- What stayed behind of things that are gone already.
select forget_revisions(subject, subject_key) from revisions where subject in ('event', 'program', 'newsletter') group by subject, subject_key;--> statement-breakpoint
-- Questions had no versions. Without their present words, the first change would leave nothing to go back to.
insert into revisions (subject, subject_key, version, content, author_id, saved_at)
select 'faq', id::text, version, jsonb_build_object('title', title, 'des', des), author_id, updated_at from faqs
on conflict do nothing;
