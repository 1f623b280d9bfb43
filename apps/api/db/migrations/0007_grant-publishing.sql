grant select, insert, update, delete on table media to kidney_app;--> statement-breakpoint
grant select, insert, delete on table media_keeps to kidney_app;--> statement-breakpoint
grant select, insert, update, delete on table search_entries, search_words to kidney_app;--> statement-breakpoint
grant select, insert, update, delete on table posts to kidney_app;--> statement-breakpoint
grant select, insert, update on table board_counters, board_months to kidney_app;--> statement-breakpoint
grant select, insert, update, delete on table events, programs, newsletters, newsletter_pages to kidney_app;--> statement-breakpoint
-- Views are written into the row again and again: with room beside it, no index has to follow.
alter table posts set (fillfactor = 85);--> statement-breakpoint
-- The application may not touch revisions. When the bin has let go of a post, what the post once said has to go with it.
create function forget_revisions_of_post(post integer) returns void
language sql security definer set search_path = public, pg_temp
as $$
  delete from revisions
  where subject = 'post' and subject_key = post::text and not exists (select from posts where id = post)
$$;--> statement-breakpoint
revoke all on function forget_revisions_of_post(integer) from public;--> statement-breakpoint
grant execute on function forget_revisions_of_post(integer) to kidney_app;
