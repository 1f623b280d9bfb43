GRANT SELECT, INSERT, UPDATE, DELETE ON "broken_links" TO kidney_app;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "link_checks" TO kidney_app;
--> statement-breakpoint
-- Who wrote what is there already: the first whose name stands on a version of it.
update posts set author_id = first.author_id
from (
  select distinct on (subject_key) subject_key, author_id from revisions
  where subject = 'post' and author_id is not null order by subject_key, version
) as first
where first.subject_key = posts.id::text;--> statement-breakpoint
update events set author_id = first.author_id
from (
  select distinct on (subject_key) subject_key, author_id from revisions
  where subject = 'event' and author_id is not null order by subject_key, version
) as first
where first.subject_key = events.id::text;--> statement-breakpoint
update newsletters set author_id = first.author_id
from (
  select distinct on (subject_key) subject_key, author_id from revisions
  where subject = 'newsletter' and author_id is not null order by subject_key, version
) as first
where first.subject_key = newsletters.id::text;--> statement-breakpoint
update programs set author_id = first.author_id
from (
  select distinct on (subject_key) subject_key, author_id from revisions
  where subject = 'program' and author_id is not null order by subject_key, version
) as first
where first.subject_key = programs.id::text;--> statement-breakpoint
update pages set author_id = first.author_id
from (
  select distinct on (subject_key) subject_key, author_id from revisions
  where subject = 'page' and author_id is not null order by subject_key, version
) as first
where first.subject_key = pages.key;
