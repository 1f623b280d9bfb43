import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Guard, runGuard } from '../lib/guard.ts';
import { firstThatExpands, listMigrations, migrationsFolder } from '../lib/migrations.ts';

/** What no release has used since an earlier one may go. */
const contraction = /^-- contract: unused since (\d+\.\d+\.\d+)\n/;

const rules: readonly (readonly [form: RegExp, why: string])[] = [
  [
    /\bdrop (?!constraint\b|default\b|not null\b|identity\b|expression\b)/,
    'takes away what the release before still uses',
  ],
  [/\brename\b/, 'renames: add the new one, copy, and drop the old one a release later'],
  [/\balter (column )?\S+ (set data )?type\b/, 'changes a type: add a second column'],
  [/\balter (column )?\S+ set not null\b/, 'refuses rows that the release before writes'],
  [/\balter (column )?\S+ drop default\b/, 'refuses rows that the release before writes'],
  [
    /\badd (?!constraint\b)(?!.*\b(default|generated)\b).*\bnot null\b/,
    'the release before does not know the column, and writes nothing into it: give it a default',
  ],
  [/\badd constraint\b(?!.*\bnot valid\b)/, 'looks at every row while everybody waits: NOT VALID, then VALIDATE'],
  [/\bcreate unique index\b/, 'refuses rows that the release before writes'],
  [/\brevoke\b/, 'takes away a right that the release before uses'],
  [
    /^(with\b.*)?\b(update \S+ set|delete from|truncate)\b/,
    'changes rows while everybody waits: a job does that in portions',
  ],
];

/** Bodies of functions run later, when whoever calls them is there; words in quotes and comments never do. */
const statementsOf = (text: string) =>
  text
    .replaceAll('--> statement-breakpoint', ';')
    // What stands after `do` runs at once.
    .replaceAll(
      /\bdo (\$\w*\$)(.*?)\1/gis,
      (_whole, _mark, body: string) => `; ${body.replaceAll(/\b(begin|then|else|loop|end)\b/gi, ';')} ;`,
    )
    .replaceAll(/(\$\w*\$).*?\1|--[^\n]*|'(?:[^']|'')*'/gs, ' ')
    .replaceAll('"', '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);

/** What changes a table in several ways at once is looked at way by way. */
function clausesOf(statement: string): string[] {
  const [, table, changes] = /^(alter table (?:only |if exists )?\S+ )(.*)$/.exec(statement) ?? [];
  if (!table || !changes) return [statement];
  let depth = 0;
  const clauses = [''];
  for (const sign of changes) {
    depth += Number(sign === '(') - Number(sign === ')');
    if (sign === ',' && depth === 0) clauses.push('');
    else clauses[clauses.length - 1] += sign;
  }
  return clauses.map((clause) => table + clause.trim());
}

const comparable = (version: string) =>
  version
    .split('.')
    .map((part) => part.padStart(6, '0'))
    .join('.');

export function problemsOf(text: string, version: string): string[] {
  const since = contraction.exec(text)?.[1];
  if (since)
    return comparable(since) < comparable(version)
      ? []
      : [`takes away what ${since} was the first not to use: wait for the release after it (this is ${version})`];
  const statements = statementsOf(text);
  const made = new Set(statements.flatMap((each) => /^create table (?:if not exists )?(\S+)/.exec(each)?.[1] ?? []));
  const isOfNewTable = (statement: string) => {
    const [, table = ''] =
      /^(?:alter table|update|delete from|create .*?index .*? on|revoke .*? on) (?:only |if exists )?(?:public\.)?(\S+)/.exec(
        statement,
      ) ?? [];
    return made.has(table);
  };
  return statements
    .filter((statement) => !statement.startsWith('create table') && !isOfNewTable(statement))
    .flatMap(clausesOf)
    .flatMap((statement) => {
      const broken = rules.find(([form]) => form.test(statement));
      return broken ? [`${broken[1]}: ${statement.slice(0, 90)}`] : [];
    });
}

/** The release before goes on running on the schema of the next one: what it uses may be added to, and goes a release later. */
export const findContractions: Guard = async (root) => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return listMigrations(root)
    .filter((name) => name >= firstThatExpands)
    .flatMap((name) => {
      const text = readFileSync(join(migrationsFolder(root), name), 'utf8');
      return problemsOf(text, version).map((problem) => `${name} ${problem}`);
    });
};

if (import.meta.main) await runGuard('migrations that expand', findContractions);
