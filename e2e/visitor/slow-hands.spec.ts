import type { Page } from '@playwright/test';
import { applyPath, givePath, joinPath, receiptOn, send } from '../fixtures/applications.ts';
import { forgetLimits } from '../fixtures/database.ts';
import { noFormatRequests, requestPath } from '../fixtures/format-requests.ts';
import { expect, test } from '../fixtures/site.ts';
import { createTypist, threeMinutes } from '../fixtures/slow-typist.ts';

type Typist = ReturnType<typeof createTypist>;

test.beforeEach(({ site }) => forgetLimits(site));

async function agree(typist: Typist) {
  await typist.choose(/^본인/);
  await typist.tick('개인정보 수집과 이용에');
  await typist.tick('건강 정보(민감정보) 처리에');
  await typist.button('시작하기');
}

async function choose(typist: Typist, answers: readonly (readonly [RegExp | string, string | RegExp])[]) {
  for (const [question, name] of answers) {
    await typist.at(question);
    await typist.choose(name);
    await typist.button('다음');
  }
}

async function sendAfterReading(page: Page, typist: Typist) {
  await typist.at('보내기 전에 확인해 주십시오');
  await typist.press(send(page));
  await receiptOn(page);
}

test.describe('a form filled in with slow hands', () => {
  test('D-APP-02 the shuttle is applied for within three minutes', async ({ page }) => {
    const typist = createTypist(page);
    await page.goto(applyPath);
    await typist.at('병원 이동 차량 신청');
    await agree(typist);
    await typist.at(/^이름과 전화번호/);
    await typist.type('이름', '이용인');
    await typist.type('전화번호', '01000000021');
    await typist.button('다음');
    await typist.at(/^어디에서 타십니까/);
    await typist.type('타시는 곳 주소', '남구 ○○로 00, 101동 101호');
    await typist.button('다음');
    await typist.at(/^어느 병원에서/);
    await typist.pick('투석 병원', 1);
    await typist.button('다음');
    await typist.at(/^무슨 요일/);
    for (const name of ['월요일', '수요일', '금요일']) await typist.tick(name);
    await typist.type('투석을 시작하는 시각', '0630');
    await typist.button('다음');
    await choose(typist, [
      [/^차를 타실 때/, '부축이 필요합니다'],
      [/^언제 타십니까/, '갈 때와 올 때 모두'],
      [/^기초생활수급자나/, /^아닙니다/],
    ]);
    await typist.at(/^더 알려/);
    await typist.button('다음');
    await choose(typist, [[/^협회 회원 가입도/, /^이번에는/]]);
    await sendAfterReading(page, typist);
    expect(typist.count.pages).toBeLessThanOrEqual(11);
    expect(typist.seconds()).toBeLessThanOrEqual(threeMinutes);
  });

  test('D-APP-02 one has joined within three minutes', async ({ page }) => {
    const typist = createTypist(page);
    await page.goto(joinPath);
    await typist.at('회원 가입 신청');
    await agree(typist);
    await typist.at(/^이름과 전화번호/);
    await typist.type('이름', '신청인');
    await typist.type('전화번호', '01000000023');
    await typist.button('다음');
    await typist.at(/^언제 태어나셨습니까/);
    await typist.type('생년월일', '19550302');
    await typist.button('다음');
    await typist.at(/^어디에 사십니까/);
    await typist.type('주소', '남구 ○○로 00, 101동 101호');
    await typist.button('다음');
    await choose(typist, [
      [/^지금 어떤 치료/, '혈액투석'],
      [/^신장장애로 등록/, '등록했습니다'],
    ]);
    await sendAfterReading(page, typist);
    expect(typist.seconds()).toBeLessThanOrEqual(threeMinutes);
  });

  test('S-RT-05 money is pledged within three minutes', async ({ page }) => {
    const typist = createTypist(page);
    await page.goto(givePath);
    await typist.tick('개인정보 수집과 이용에');
    await typist.button('시작하기');
    await choose(typist, [['어떻게 도와주시겠습니까?', /^달마다 후원/]]);
    await typist.at('달마다 얼마를 후원하시겠습니까?');
    await typist.type('금액(원)', '30000');
    await typist.button('다음');
    await typist.at(/^이름과 연락처/);
    await typist.type('이름', '신청인');
    await typist.type('전화번호', '01000000024');
    await typist.button('다음');
    await choose(typist, [['기부금영수증이 필요하십니까?', /^필요합니다/]]);
    await typist.at('사무국에 전하실 말씀이 있습니까?');
    await typist.button('다음');
    await sendAfterReading(page, typist);
    expect(typist.seconds()).toBeLessThanOrEqual(threeMinutes);
  });

  test('D-FMT-01 another format is asked for within three minutes', async ({ page, site }) => {
    const typist = createTypist(page);
    await page.goto(requestPath);
    await typist.choose('점자');
    await typist.type('어떤 글을, 어디로 보내 드릴까요?', '이동지원센터 안내');
    await typist.type('이름', '요청인');
    await typist.type('전화번호', '0520000001');
    await typist.tick('개인정보 수집과 이용에');
    await typist.button('요청하기');
    await expect(page.getByRole('heading', { name: '요청을 받았습니다' })).toBeVisible();
    expect(typist.seconds()).toBeLessThanOrEqual(threeMinutes);
    await noFormatRequests(site);
  });
});
