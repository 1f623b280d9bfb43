import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Page } from '@playwright/test';
import { done, forgetEverybody, openMore, openSteps, phonedCase } from '../fixtures/cases.ts';
import { holdTheRest, hydrated, press } from '../fixtures/hydrated.ts';
import { signInStaff } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(({ site }) => forgetEverybody(site));

const caseAt = (page: Page) => /\/admin\/applications\/([0-9a-f-]{36})$/.exec(page.url())?.[1] ?? '';
const moveForm = (page: Page) => page.getByRole('form', { name: '다음 단계' });

test.describe('a case in the office', () => {
  test('D-CAS-02 two officers: the second sees what changed, keeps the words, and goes on', async ({
    page,
    site,
    enterAs,
  }) => {
    const one = await phonedCase(await enterAs('dispatcher'));
    await page.goto(`/admin/applications/${one.id}`);
    const form = moveForm(page);
    await openSteps(page);
    await expect(form.getByRole('radio', { name: '일정 조율' })).toBeVisible();
    const colleague = await signInStaff(site, 'dispatcher');
    const first = { to: 'waiting', reason: 'no-seat', note: '먼저 쓴 말', version: one.version };
    await colleague.call<Case>('POST', `/application/${one.id}/move`, first);
    await press(form.getByRole('radio', { name: '일정 조율' }));
    await form.getByLabel(/^메모/).fill('나중에 쓴 말');
    await form.getByRole('button', { name: '단계 옮기기' }).click();
    const conflict = page.getByRole('alert').filter({ hasText: '이 신청을 고쳤습니다' });
    await expect(conflict).toBeFocused();
    await expect(conflict).toContainText('접수 → 대기 (빈자리가 없음)');
    await expect(conflict).toContainText('먼저 쓴 말');
    await expect(form.getByLabel(/^메모/)).toHaveValue('나중에 쓴 말');
    await conflict.getByRole('button', { name: '바뀐 것을 확인했습니다' }).click();
    await expect(conflict).toHaveCount(0);
    await expect(form.getByLabel(/^메모/)).toHaveValue('나중에 쓴 말');
    await form.getByRole('button', { name: '단계 옮기기' }).click();
    await done(page, '단계를 옮겼습니다.');
    for (const words of ['먼저 쓴 말', '나중에 쓴 말']) await expect(page.getByRole('main')).toContainText(words);
  });

  test('D-CAS-02 the answers are corrected, a paper is looked at, a consent is taken back', async ({
    page,
    enterAs,
  }) => {
    const one = await phonedCase(await enterAs('dispatcher'));
    await page.goto(`/admin/applications/${one.id}`);
    await press(page.getByRole('button', { name: '모두 고치기' }));
    const form = page.getByRole('form', { name: '적어 주신 것 고치기' });
    await form.getByLabel('타시는 곳 주소').fill('표본 주소 2');
    await form.getByRole('button', { name: '고친 것 저장' }).click();
    await done(page, '신청 내용을 고쳤습니다.');
    await expect(page.getByRole('main')).toContainText('표본 주소 1 → 표본 주소 2');

    await page.getByRole('button', { name: '서류 확인' }).click();
    const paper = page.getByRole('form', { name: '서류 확인' });
    await paper.getByRole('button', { name: '서류 확인 저장' }).click();
    await expect(paper).toContainText('보신 서류를 골라 주십시오.');
    await paper.getByLabel('보신 서류').selectOption({ label: '복지카드' });
    await paper.getByRole('button', { name: '서류 확인 저장' }).click();
    await done(page, '확인한 서류를 적었습니다.');
    await expect(page.getByRole('main')).toContainText('복지카드 확인');

    await openMore(page);
    await page.getByRole('button', { name: '병원 이동 문자 안내 동의 거두기' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '전화로 거두심' }).click();
    await expect(page.getByRole('button', { name: '병원 이동 문자 안내 동의 거두기' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: '문자 보내기' })).toHaveCount(0);
  });

  test('D-CAS-02 stands in the list, and somebody takes care of it by a day', async ({ page, enterAs }) => {
    const officer = await enterAs('dispatcher');
    await phonedCase(officer);
    await page.goto('/admin');
    await expect(page.getByRole('link', { name: /새 신청/ })).toContainText('1건');
    await page.getByRole('link', { name: /새 신청/ }).click();
    await page.getByRole('link', { name: '신청인' }).click();
    const { sub: me } = await officer.call<{ sub: number }>('GET', '/auth/me');
    await openMore(page);
    const care = page.getByRole('form', { name: '담당과 기한' });
    await hydrated(care.getByLabel('담당 직원'));
    await care.getByLabel('담당 직원').selectOption(String(me));
    await care.getByLabel('기한').fill('2026-01-05');
    await press(care.getByRole('button', { name: '담당과 기한 저장' }));
    await done(page, '담당과 기한을 적었습니다.');
    expect(caseAt(page)).not.toBe('');
    await page.goto('/admin/applications?shelf=mine');
    await expect(page.getByRole('article')).toContainText('기한이 지났습니다');
  });

  test('D-CAS-02 nothing is typed before the script comes that it would take away again', async ({ page, enterAs }) => {
    const one = await phonedCase(await enterAs('dispatcher'));
    const fields = {
      '/admin/call': page.getByLabel('누구십니까?'),
      '/admin/call/membership': page.getByLabel('이름', { exact: true }),
      [`/admin/applications/${one.id}`]: page.getByLabel('메모 (사무국만 봅니다)'),
    };
    for (const [path, field] of Object.entries(fields)) {
      const letTheRestCome = await holdTheRest(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(field).toBeVisible();
      await field.focus();
      await expect(field, path).not.toBeFocused();
      await letTheRestCome();
      await field.focus();
      await expect(field, path).toBeFocused();
    }
  });

  test('D-AU-11 an editor and a driver are told that it is not theirs, and see nothing', async ({
    page,
    site,
    context,
    enterAs,
  }) => {
    const one = await phonedCase(await signInStaff(site, 'dispatcher'));
    for (const role of ['editor', 'driver'] as const) {
      await context.clearCookies();
      await enterAs(role);
      const notTheirs = '이 화면은 맡은 직원만 볼 수 있습니다';
      // Whether there is such a case or person is nothing that they need to know.
      const nothing = '찾으시는 화면이 없습니다';
      const paths = {
        applications: notTheirs,
        call: notTheirs,
        'call/transport': notTheirs,
        [`applications/${one.id}`]: nothing,
        [`person/${one.personId}`]: nothing,
      };
      for (const [path, words] of Object.entries(paths)) {
        const answer = await page.goto(`/admin/${path}`);
        await expect(page.getByRole('main')).toContainText(words);
        expect(await answer?.text()).not.toContain('신청인');
        expect(answer?.headers()['cache-control']).toBe('no-store');
      }
    }
  });
});
