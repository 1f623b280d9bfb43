import { expect, test } from '../fixtures/site.ts';
import { findUnseen } from './painted.ts';
import { findTies } from './style-order.ts';

const styled = (css: string, body: string) => `<!doctype html><style>${css}</style><body>${body}</body>`;

test('D-SH-08 two files that give one element different values with the same weight are found', async ({ page }) => {
  const css = `.Abc1 { position: absolute; color: red } @container (width >= 1px) { .Xyz2 { position: static } }
    .Abc3 { color: red } .Abc3 { color: blue } .Xyz4 { color: blue } div.Xyz5 { color: blue }
    :focus-visible { border-radius: 1px } .Abc6 { border-radius: 2px }`;
  const body = '<p class="Abc1 Xyz2"></p><p class="Abc3"></p><div class="Abc3 Xyz5"></div><b class="Abc6"></b>';
  await page.setContent(styled(css, body));
  expect((await findTies(page)).map((tie) => tie.split(':')[0])).toEqual([
    'border-bottom-left-radius',
    'border-bottom-right-radius',
    'border-top-left-radius',
    'border-top-right-radius',
    'position',
  ]);
});

test('D-SH-08 no two files of the site do, whichever the build puts last', async ({ page }) => {
  for (const at of ['/', '/test', '/transport/center', '/transport/apply', '/community/notices']) {
    await page.goto(at);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findTies(page), `${at} at ${width} px`).toEqual([]);
    }
  }
});

test('D-SH-09 words that are read aloud and not seen are found, however they are lost', async ({ page }) => {
  const css = `.clipped { position: absolute; clip-path: inset(50%) } .away { position: absolute; left: -9999px }
    .small { height: 1px; overflow: hidden } .faint { opacity: 0 } .white { color: #fff; background: #fff }
    .box { position: relative } .lid { position: absolute; inset: 0; background: #fff } .none { display: none }
    .link::after { content: ''; position: absolute; inset: 0 } .scroll { height: 2rem; overflow: auto }`;
  const body = `<table><thead class="clipped"><tr><th>머리</th></tr></thead></table><p class="away">멀리</p>
    <p class="small">작게</p><p class="faint">비치게</p><p class="white">하얗게</p><p class="none">없이</p>
    <div class="box"><p>덮여</p><div class="lid"></div></div><p aria-hidden="true" class="away">숨겨</p>
    <div class="box">보임 <a href="#x" class="link">보임</a></div><div class="scroll"><p>보임</p><p>보임</p><p>보임</p></div>`;
  await page.setContent(styled(css, body));
  expect((await findUnseen(page)).map(({ text, how }) => `${text}: ${how}`)).toEqual([
    '머리: cut off',
    '멀리: off the page',
    '작게: cut off',
    '비치게: cut off',
    '하얗게: in the colour of its ground',
    '덮여: covered',
  ]);
});
