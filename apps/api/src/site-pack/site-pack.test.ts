import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApi } from '../../../../testing/api.ts';
import { rowsOf } from '../../../../testing/backups.ts';
import { createTestFolder } from '../../../../testing/folder.ts';
import { samplePackFolder } from '../../../../testing/sample-content.ts';
import { runSql } from '../../../../scripts/postgres/roles.ts';
import { initContent } from '../seed.ts';
import { readSitePack } from './read-site-pack.ts';
import { pagesOf } from './starting-content.ts';
import { withoutSamples } from './without-samples.ts';

type Change = (content: never) => unknown;

/** The sample pack with some files of it changed. */
function packWith(changes: Record<string, Change>): string {
  const { path, remove } = createTestFolder();
  onTestFinished(remove);
  cpSync(samplePackFolder, path, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const at = join(path, file);
    writeFileSync(at, JSON.stringify(change(JSON.parse(readFileSync(at, 'utf8')) as never)));
  }
  return path;
}

const text = (id: string, after?: string) => ({ id, type: 'text', html: `<p>${id}</p>`, ...(after && { after }) });
const pageOf = (folder: string, key: string) => pagesOf(readSitePack(folder)).find((page) => page.key === key);

test('D-OPS-04 says everything that is wrong with a pack', () => {
  const folder = packWith({
    'site.json': (site: { districts: unknown[] }) => ({ ...site, id: 'Ulsan 1', districts: [] }),
    'facts.json': ([first]: [object]) => [{ ...first, source: '' }],
  });
  expect(() => readSitePack(folder)).toThrow(
    /site\.json: id: .*\n.*site\.json: districts: .*\n.*facts\.json: 0\.source/,
  );
});

test.each([
  ['[[콜택시|랑]]', 'ends in no particle'],
  ['[[택시]]', 'is no word of a pack'],
])('D-OPS-04 refuses %s, which nobody would fill', (words, problem) => {
  const folder = packWith({ 'facts.json': ([first]: [object]) => [{ ...first, value: words }] });
  expect(() => readSitePack(folder)).toThrow(problem);
});

test('D-OPS-04 a block of the pack stands where it says, several in their own order, and never where nobody wants it', () => {
  const file = 'pages/association-history.json';
  const blocks = [text('one'), text('two'), text('three', 'van'), { ...text('help'), html: '<p>[[지역]]</p>' }];
  const page = pageOf(packWith({ [file]: () => ({ blocks }) }), 'association-history');
  expect(page?.blocks.map(({ id }) => id)).toEqual(['one', 'two', 'van', 'three', 'help']);
  expect(page?.blocks.at(-1)).toMatchObject({ html: '<p>울산</p>' });
  const lost = packWith({ [file]: () => ({ blocks: [text('one', 'vann')] }) });
  expect(() => pageOf(lost, 'association-history')).toThrow(
    'association-history.json: No block of the page is called vann',
  );
});

test('D-OPS-03 what an installation begins with has no mark of a sample, no heading without words and no blank page', () => {
  const pages = pagesOf(readSitePack(samplePackFolder)).map(withoutSamples);
  expect(pages.filter((page) => JSON.stringify(page).includes('표본')).map(({ key }) => key)).toEqual([]);
  expect(pages.filter(({ blocks }) => /<\/h3>("|<h3>)/.test(JSON.stringify(blocks))).map(({ key }) => key)).toEqual([]);
  const greeting = pages.find(({ key }) => key === 'association-greeting');
  expect(greeting?.blocks.map(({ id }) => id)).toEqual(['in-preparation', 'next']);
});

test('D-OPS-04 a database from before packs gets its districts placed, and refuses those of another city', async () => {
  await using own = await createTestApi();
  const districts = () =>
    rowsOf(own.urls.ownerUrl, 'select name, position, map_x from districts order by position, name');
  const before = await districts();
  await runSql(own.urls.ownerUrl, [
    `delete from settings where "group" = 'region'`,
    'update districts set position = -1, map_x = null, map_y = null',
    `insert into districts (name, position) values ('해운대구', -1)`,
  ]);
  const pack = readSitePack(samplePackFolder);
  await expect(initContent(own.database, pack)).rejects.toThrow('해운대구, which the pack does not have');
  await runSql(own.urls.ownerUrl, [`delete from districts where name = '해운대구'`]);
  await initContent(own.database, pack);
  expect(await districts()).toEqual(before);
});
