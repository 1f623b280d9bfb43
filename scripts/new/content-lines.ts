/** What a new kind adds to a file that is there, after what says the same of programs: a line, or a word in one. */
type Added = { file: string } & ({ below: string; line: string } | { after: string; word: string });

export const contentLines: readonly Added[] = [
  { file: 'packages/contract/src/content/contents/content-names.paths.ts', below: `  'program',`, line: `  '«name»',` },
  {
    file: 'packages/contract/src/content/contents/content-names.paths.ts',
    below: `  program: '프로그램',`,
    line: `  '«name»': '«word»',`,
  },
  { file: 'packages/contract/src/office/audit-log/acts.paths.ts', below: `  'program',`, line: `  '«name»',` },
  {
    file: 'packages/contract/src/content/link-checks/site-addresses.paths.ts',
    below: `  '/daycare/programs',`,
    line: `  '«place»',`,
  },
  {
    file: 'packages/contract/src/content/link-checks/site-addresses.paths.ts',
    below: `  '/daycare/programs/:id',`,
    line: `  '«place»/:id',`,
  },
  {
    file: 'apps/api/src/content/content-features.ts',
    below: `import { createDrafts } from './drafts/index.ts';`,
    line: `import { createShortList } from './engine/index.ts';`,
  },
  {
    file: 'apps/api/src/content/content-features.ts',
    below: `import { createPrograms } from './programs/index.ts';`,
    line: `import { «one»Definition } from './«names»/«names».definition.ts';`,
  },
  {
    file: 'apps/api/src/content/content-features.ts',
    below: `    programs: createPrograms({ ...deps, drafts, search }),`,
    line: `    «list»: createShortList(«one»Definition, { ...deps, drafts, search }),`,
  },
  {
    file: 'apps/api/src/operations/backups/export/exported-tables.ts',
    below: `  programs: { words: '주간보호 프로그램. removed_at이 있으면 휴지통', without: ['author_id', 'removed_by'] },`,
    line: `  «table»: { words: '«word». removed_at이 있으면 휴지통', without: ['author_id', 'removed_by'] },`,
  },
  {
    file: 'apps/api/src/platform/database-rights.test.ts',
    below: `      programs: everyRow,`,
    line: `      «table»: everyRow,`,
  },
  {
    file: 'apps/web/app/office/audit-log/admin/entry-labels.ts',
    below: `  program: '프로그램',`,
    line: `  '«name»': '«word»',`,
  },
  {
    file: 'apps/web/app/office/audit-log/admin/entry-labels.ts',
    below: '  program: ({ id }) => `프로그램 ${id}번`,',
    line: `  '«name»': ({ id }) => \`«word» \${id}번\`,`,
  },
  {
    file: 'apps/web/app/routes.ts',
    below: `  ...writing('daycare/programs', 'content/programs/admin/program-writing.route.tsx'),`,
    line: `  ...shortList('«place»', '«names»', '«name»'),`,
  },
  {
    file: 'apps/api/src/every-write.test.ts',
    below: `  await writeContent('/program', samplePrograms[0] as object);`,
    line: `  await writeContent('/«name»', { title: '표본', text: '표본입니다.' });`,
  },
  { file: 'testing/access-table.ts', after: `'/program', `, word: `'/«name»', ` },
  { file: 'testing/fuzz/fuzz.ts', after: `'programs', `, word: `'«table»', ` },
];
