import type { Locator, Page } from '@playwright/test';
import {
  answerQuestions,
  applyPath,
  beginAsFamily,
  familyJourney,
  joinPath,
  next,
  questionOf,
  receiptOn,
  send,
} from '../fixtures/applications.ts';
import { forgetLimits } from '../fixtures/database.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { expect, test } from '../fixtures/site.ts';

test.beforeEach(({ site }) => forgetLimits(site));

test.describe('applying without script', () => {
  test.use({ javaScriptEnabled: false });

  test('D-SH-05 D-APP-02 somebody from the family applies for the shuttle, mistakes and all', async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'display', value: '150-normal', url: site.origin }]);
    await page.goto(applyPath);
    await page.getByRole('button', { name: '시작하기' }).click();
    await expect(page).toHaveTitle(/^오류: /);
    await beginAsFamily(page);
    await expect(questionOf(page, /^신청하시는 분은/)).toBeVisible();
    await page.getByLabel('신청하시는 분 이름').fill('가족');
    await next(page).click();
    await expect(page).toHaveTitle(/^오류: /);
    await expect(page.getByLabel('신청하시는 분 이름')).toHaveValue('가족');
    await answerQuestions(page);
    await expect(questionOf(page, '보내기 전에 확인해 주십시오')).toBeVisible();
    await page.getByRole('link', { name: '이전 질문' }).click();
    await expect(page.getByRole('radio', { name: /^이번에는/ })).toBeChecked();
    await next(page).click();
    await send(page).click();
    const receipt = await receiptOn(page);
    await page.reload();
    expect(await receiptOn(page)).toBe(receipt);
    await expect(page.getByRole('button', { name: '인쇄하기' })).toHaveCount(0);
  });
});

test.describe('the way to a form', () => {
  test('D-APP-02 every place that speaks of applying leads there, the telephone beside it', async ({ page }) => {
    await page.goto('/community/membership');
    await page.getByRole('main').getByRole('link', { name: '회원 가입 신청하기' }).first().click();
    await expect(page).toHaveURL(joinPath);
    await expect(page.getByRole('main').getByRole('link', { name: '052-000-0000' })).toBeVisible();
    const dock = page.getByRole('navigation', { name: '바로 가기' });
    await expect(dock.getByRole('link')).toHaveText(['전화로 신청하기']);
    await page.goto('/sitemap');
    await expect(dock.getByRole('link', { name: '이동 신청' })).toHaveAttribute('href', applyPath);
    for (const [name, to] of [
      [/^병원 이동 차량 신청/, applyPath],
      [/^내 신청 확인/, '/transport/status'],
    ] as const) {
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', to);
    }
  });
});

test.describe('applying by keyboard alone', () => {
  const pressed = async (page: Page, control: Locator, key: 'Enter' | 'Space') => {
    await tabTo(page, control);
    await page.keyboard.press(key);
  };
  const typed = async (page: Page, label: string, words: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.insertText(words);
  };
  const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });

  /** Into a group of radio buttons one comes at its first; the arrows lead on. */
  async function chosen(page: Page, name: string | RegExp) {
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    for (let at = 0; at < 6 && !(await radio(page, name).isChecked()); at += 1) await page.keyboard.press('ArrowDown');
    await expect(radio(page, name)).toBeChecked();
  }

  test('D-APP-02 the whole form, from the first page to the receipt', async ({ page }) => {
    await page.goto(applyPath);
    await chosen(page, /^가족이나/);
    for (const name of ['개인정보 수집과 이용에', '건강 정보(민감정보) 처리에']) {
      await pressed(page, page.getByRole('checkbox', { name }), 'Space');
    }
    await pressed(page, page.getByRole('button', { name: '시작하기' }), 'Enter');
    const acts: (() => Promise<void>)[] = [
      async () => {
        await typed(page, '신청하시는 분 이름', '가족');
        await typed(page, '신청하시는 분 전화번호', '01000000022');
      },
      async () => {
        await typed(page, '이름', '이용인');
        await typed(page, '전화번호', '01000000021');
      },
      () => typed(page, '타시는 곳 주소', '울산광역시 ○○구 ○○로 00'),
      async () => {
        await tabTo(page, page.getByLabel('투석 병원'));
        await page.keyboard.press('ArrowDown');
      },
      async () => {
        await pressed(page, page.getByRole('checkbox', { name: '월요일' }), 'Space');
        await typed(page, '투석을 시작하는 시각', '오전 6시 30분');
      },
      () => chosen(page, '부축이 필요합니다'),
      () => chosen(page, '갈 때와 올 때 모두'),
      () => chosen(page, /^아닙니다/),
      async () => {},
      () => chosen(page, /^이번에는/),
    ];
    for (const [at, act] of acts.entries()) {
      await expect(questionOf(page, familyJourney[at]?.[0] ?? '')).toBeVisible();
      await act();
      await pressed(page, next(page), 'Enter');
    }
    await expect(questionOf(page, '보내기 전에 확인해 주십시오')).toBeVisible();
    await pressed(page, send(page), 'Enter');
    await receiptOn(page);
  });
});
