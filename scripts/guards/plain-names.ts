import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Guard, runGuard } from '../lib/guard.ts';
import { listRepositoryFiles } from '../lib/repository-files.ts';

const source = /^(?:apps|packages|e2e|testing|scripts)\/.*\.(?:ts|tsx|css)$/;

/** What files and exports were once called here, and how such a thing is called now (docs/decisions/0035). */
const dialect: readonly [old: RegExp, now: string][] = [
  [/(?:^|-)desks?(?:[-.]|$)/, '-editor, -list or -admin'],
  [/-words\.(?:ts|tsx|module\.css)$/, '-labels or -messages'],
  [/(?:^|-)doors?(?:[-.]|$)/, 'plugin, boundary or access'],
  [
    /^(?:shelf|shelves|stage|world|taking|hands)(?:[-.]|$)/,
    'what it is: listing, fixture, context, submit, row actions',
  ],
  [/^(?:making-sure|use-acts)\b/, 'confirm-session, use-mutation'],
  [
    /^(?:late-scripts|finished-page|page-for-one|page-for-everybody)\b/,
    'defer-scripts, compressed-, private- or shared-page',
  ],
];
const exportedDialect =
  /^export\b.*?\b(?:function|const|class|interface|type) (\w*(?:Desk|Door|Stage|World|Hands)|use\w+Acts)\b/gm;
/** Four folders that each had half of an editor. */
const formerFolder = /^apps\/web\/app\/platform\/(?:records|writing|conflict)\//;
const allowedFiles = new Set(['private-words.ts', 'unseen-words.ts']);

const component = /^export (?:default )?(?:async )?function ([A-Z]\w*)/gm;

/** Names that a newcomer could not guess, and components that share theirs with another. */
export const findUnplainNames: Guard = async (root) => {
  const problems: string[] = [];
  const homes = new Map<string, string>();
  for (const file of (await listRepositoryFiles(root)).filter((each) => source.test(each))) {
    const name = basename(file);
    const now = allowedFiles.has(name) ? undefined : dialect.find(([old]) => old.test(name))?.[1];
    if (now) problems.push(`${file} is called ${now} here`);
    if (formerFolder.test(file)) problems.push(`${file} belongs to platform/editing`);
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, exported] of text.matchAll(exportedDialect)) problems.push(`${file} exports ${exported}`);
    if (!/^apps\/web\/app\/.*\.tsx$/.test(file)) continue;
    for (const [, found = ''] of text.matchAll(component)) {
      const other = homes.get(found);
      if (other) problems.push(`${file} and ${other} both export ${found}`);
      homes.set(found, file);
    }
  }
  return problems;
};

if (import.meta.main) await runGuard('plain names', findUnplainNames);
