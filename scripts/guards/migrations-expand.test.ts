import { describe, expect, it, test } from 'vitest';
import { plantTree, runScript } from '../lib/fixture-tree.ts';
import { problemsOf } from './migrations-expand.ts';

const folder = 'apps/api/db/migrations';
const version = { 'package.json': '{ "version": "0.1.0" }' };
const guard = (root: string) => runScript('guards/migrations-expand.ts', root);

describe('a migration', () => {
  it.each([
    'drop table "faqs";',
    'ALTER TABLE "faqs" DROP COLUMN "title";',
    'alter table faqs rename column title to name;',
    'alter table "faqs" rename to questions;',
    'ALTER TABLE "faqs" ALTER COLUMN "title" SET DATA TYPE varchar(9);',
    'alter table faqs alter column title set not null;',
    'alter table faqs alter column title drop default;',
    'ALTER TABLE "faqs" ADD COLUMN "kind" text NOT NULL;',
    "alter table faqs add constraint short check (title <> '');",
    'create unique index on faqs (title);',
    'revoke update on faqs from kidney_app;',
    "update faqs set title = '';",
    'delete from faqs where id = 1;',
    'drop function forget_revisions(text, text);',
    'alter table faqs drop title;',
    'alter table faqs alter title type varchar(9);',
    'alter table faqs add kind text not null;',
    `alter table faqs add column a text not null, add column b text default 'x';`,
    `alter table faqs add constraint a check (true), add constraint b check (true) not valid;`,
    'drop index faqs_title;',
    'drop materialized view some_view;',
    'with old as (select 1) delete from faqs using old;',
    'do $$ begin drop table faqs; end $$;',
    'do $$ begin if true then delete from faqs; end if; end $$;',
    "select 1;\n-- the view's\ndrop view some_view;",
    '-- contract: unused since 0.10.0\ndrop table faqs;',
  ])('D-OPS-07 may not: %s', (statement) => {
    expect(problemsOf(statement, '0.10.0')).toHaveLength(1);
  });

  it.each([
    'ALTER TABLE "faqs" ADD COLUMN "kind" text;',
    `alter table faqs add column kind text default 'a' not null;`,
    `alter table faqs add constraint short check (title <> '') not valid;`,
    'alter table faqs validate constraint short;',
    'create index on faqs (title);',
    'create table later (id int not null, constraint one check (id = 1));\nalter table later add constraint two check (id < 2);',
    'create table "later" (id int);--> statement-breakpoint\ncreate unique index "one" on "later" using btree (id);',
    'grant select on faqs to kidney_app;',
    'create table later (id int);\nrevoke update, delete on later from kidney_app;',
    'create or replace function f() returns void language sql as $$ delete from faqs; drop table x; $$;',
    "comment on table faqs is 'drop table; rename';",
    '-- drop table faqs\nselect 1;',
    'alter table faqs drop constraint short;',
    'alter table faqs alter column title drop not null;',
    `alter table faqs add column a numeric(4, 2), add column b text default 'x' not null;`,
    'do $$ begin create index on faqs (title); end $$;',
    '-- contract: unused since 0.9.0\ndrop table faqs;',
  ])('D-OPS-07 may: %s', (statement) => {
    expect(problemsOf(statement, '0.10.0')).toEqual([]);
  });
});

test('D-OPS-07 the guard names the file, and asks nothing of those from before anything was installed', async () => {
  const root = plantTree({
    ...version,
    [`${folder}/0000_first.sql`]: 'drop table faqs;',
    [`${folder}/0008_next.sql`]: 'select 1;',
  });
  expect((await guard(root)).code).toBe(0);
  const bad = await guard(plantTree({ ...version, [`${folder}/0009_bad.sql`]: 'drop table faqs;' }));
  expect(bad.code).toBe(1);
  expect(bad.output).toContain('0009_bad.sql takes away what the release before still uses: drop table faqs');
});
