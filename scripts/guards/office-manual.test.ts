import { expect, test } from 'vitest';
import { plantTree, runScript } from '../lib/fixture-tree.ts';

const good = {
  'docs/ko/README.md': '# 안내서\n[첫날](first-day.md#들어오기)\n',
  'docs/ko/first-day.md': '# 첫날\n**로그인, 2026년 것 마침**을 누릅니다.\n![그림](pictures/a.webp)\n',
  'docs/ko/pictures/a.webp': 'a picture',
  'apps/web/app/a.tsx': '<Button>\n  로그인\n</Button>\n<b>{year}년 것 마침</b>',
  'apps/web/app/a.help.ts': "steps: ['‘로그인’을 누릅니다.'], manual: '첫날'",
};

const guard = (files: Record<string, string>) => runScript('guards/office-manual.ts', plantTree({ ...good, ...files }));

test('passes where every name, heading, page and picture is there', async () => {
  expect(await guard({})).toMatchObject({ code: 0, output: 'office manual: ok\n' });
});

test.each<[string, Record<string, string>, string]>([
  ['a button in the manual', { 'docs/ko/b.md': '**들어가기**를 누릅니다.' }, 'b.md names 들어가기'],
  ['half a button', { 'docs/ko/b.md': '**로그**를 누릅니다.' }, 'b.md names 로그'],
  ['a button in the help', { 'apps/web/app/b.help.ts': "about: '‘나가기’'" }, 'b.help.ts names 나가기'],
  ['a heading', { 'apps/web/app/b.help.ts': "manual: '둘째 날'" }, 'b.help.ts leads to 둘째 날'],
  ['a page', { 'docs/ko/b.md': '[여기](none.md)' }, 'b.md leads to none.md'],
  ['a picture', { 'docs/ko/b.md': '![여기](pictures/none.webp)' }, 'b.md leads to pictures/none.webp'],
  ['a page with the picture', { 'docs/ko/pictures/b.webp': 'b' }, 'docs/ko/pictures/b.webp is on no page'],
])('fails without %s', async (_what, files, problem) => {
  const { code, output } = await guard(files);
  expect(code).toBe(1);
  expect(output).toContain(problem);
});
