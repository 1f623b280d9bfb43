import { expect, test } from 'vitest';
import { plantTree, runScript } from './lib/fixture-tree.ts';

const requirements = `# Requirements
- S-FAQ-01 Title and banner.
- S-FAQ-02 One item open at a time.
- D-SH-05 Reads without scripts.
`;
// Put together here, so that these made-up tests are not read as tests of ours.
const titled = (call: string, title: string, rest = ', () => {});') => `${call}(${title}${rest}\n`;

const spec = (files: Record<string, string>, ...args: string[]) =>
  runScript('spec.ts', '--root', plantTree({ 'docs/requirements.md': requirements, ...files }), ...args);

const lastLine = (text: string) => text.trimEnd().split('\n').at(-1);

test('counts titles that start with numbers, in unit tests and journeys', async () => {
  const { code, stdout } = await spec({
    'apps/api/src/faq.test.ts':
      titled('it', "'S-FAQ-01 has a title'") +
      titled('describe', '`S-FAQ-01 D-SH-05 in ${mode}`') +
      titled('it', "'else'"),
    'apps/web/app/faq.test.tsx': titled('it.each([["a)", 1]])', '"S-FAQ-01 %s"'),
    'e2e/visitor/faq.spec.ts': titled('test.describe', "'D-SH-05, S-FAQ-01: journey'"),
  });
  expect(stdout).toContain('   4  S-FAQ-01');
  expect(stdout).toContain('   0  S-FAQ-02');
  expect(stdout).toContain('   2  D-SH-05');
  expect(lastLine(stdout)).toBe('spec: covered 2 of 3');
  expect(code).toBe(0);
});

test('a number later in a title, in other words or in a skipped test proves nothing', async () => {
  const { stdout } = await spec({
    'packages/contract/src/faq.test.ts':
      titled('it', "'shows S-FAQ-01'") +
      titled('it.skip', "'S-FAQ-01 later'") +
      titled('it.todo', "'S-FAQ-02 later'", ');') +
      titled('expect(/x/.test', "'S-FAQ-02 no test'", '));'),
  });
  expect(lastLine(stdout)).toBe('spec: covered 0 of 3');
});

test('fails where a title names a line that does not exist', async () => {
  const { code, output } = await spec({ 'e2e/faq.spec.ts': `\n${titled('test', "'S-FAQ-99 nothing'")}` });
  expect(code).toBe(1);
  expect(output).toContain('e2e/faq.spec.ts:2 names S-FAQ-99');
});

test('--only restricts the lines, and --strict fails where one of them is uncovered', async () => {
  const files = { 'apps/api/src/faq.test.ts': titled('it', "'D-SH-05 reads'") };
  expect(await spec(files, '--strict')).toMatchObject({ code: 1 });
  expect(await spec(files, '--strict', '--only', 'D-SH,S-FAQ-02')).toMatchObject({ code: 1 });
  const covered = await spec(files, '--strict', '--only', 'D-SH');
  expect(covered.code).toBe(0);
  expect(lastLine(covered.stdout)).toBe('spec: covered 1 of 1');
  expect(await spec(files, '--only', 'S-FA')).toMatchObject({ code: 1 });
});

test('fails where one line is named by more tests than it can say anything of', async () => {
  const tests = (count: number) => ({
    'apps/api/src/faq.test.ts': Array.from({ length: count }, (_, at) => titled('it', `'S-FAQ-01 ${at}'`)).join(''),
  });
  expect(await spec(tests(30))).toMatchObject({ code: 0 });
  const { code, output } = await spec(tests(31));
  expect(code).toBe(1);
  expect(output).toContain('31 tests name S-FAQ-01');
});

test('fails where two lines have one number', async () => {
  const twice = `${requirements}- S-FAQ-02 Another line.\n`;
  const { code, output } = await spec({ 'docs/requirements.md': twice });
  expect(code).toBe(1);
  expect(output).toContain('S-FAQ-02 stands twice');
});
