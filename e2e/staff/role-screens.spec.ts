import type { CallForm, Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';
import type { Browser, Page, Response } from '@playwright/test';
import { callOf } from '../../testing/applications.ts';
import { aCallNote } from '../../testing/call-notes.ts';
import type { SiteProcess } from '../../testing/process.ts';
import { noCallNotes } from '../fixtures/call-notes.ts';
import { forgetEverybody } from '../fixtures/cases.ts';
import { officeMenu, openOfficeMenu } from '../fixtures/office-frame.ts';
import { signInStaff } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/site.ts';

const marks = { name: '표지이름', phone: '010-0000-4321', address: '표지 주소 9', purpose: '표지 용건' };
const refusal = '이 화면은 맡은 직원만 볼 수 있습니다.';
/** Whether somebody applied at all is not said either. */
const asIfNotThere = '찾으시는 화면이 없습니다';
const wide = { width: 1280, height: 900 };

/** The marks in it, however a number is written there. */
const marksIn = (text: string): string[] =>
  Object.values(marks).filter((mark) => text.includes(mark) || text.includes(mark.replaceAll('-', '')));

/** Somebody applied by telephone, and somebody waits to be called back. */
async function plant(site: SiteProcess): Promise<Case> {
  const officer = await signInStaff(site, 'dispatcher');
  const call = callOf(await officer.call<CallForm>('GET', '/call-form/transport'));
  const { name, phone, address: pickUp, purpose } = marks;
  await officer.call('POST', '/call-note', { ...aCallNote, about: purpose });
  return officer.call('POST', '/application', { ...call, answers: { ...call.answers, name, phone, pickUp } });
}

/** A window of somebody of this role. */
async function withRole(browser: Browser, site: SiteProcess, role: Role, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: site.origin, viewport: wide });
  await (await signInStaff(site, role)).enter(context);
  await use(await context.newPage());
  await context.close();
}

async function menuOf(page: Page): Promise<string[]> {
  await page.goto('/admin');
  await openOfficeMenu(page, '오늘');
  const all = await officeMenu(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return all.filter((address) => address.startsWith('/admin'));
}

/** The page as it was sent, all that its scripts fetched, what its loader answers, and what stands there at the end. */
async function allToldAt(page: Page, address: string): Promise<string> {
  const bodies: Promise<string>[] = [];
  const hear = (response: Response) => {
    if (['document', 'fetch', 'xhr'].includes(response.request().resourceType()))
      bodies.push(response.text().catch(() => ''));
  };
  page.on('response', hear);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('response', hear);
  const data = await page.request.get(`${address}.data`);
  expect(data.status(), `${address}.data is what a press on a link asks for`).toBeLessThan(500);
  return [...(await Promise.all(bodies)), await data.text(), await page.content()].join('\n');
}

/** Below the menu: where a list of people leads, and the form of a call. */
const below = ({ id, personId }: Case) => [
  `/admin/applications/${id}`,
  `/admin/person/${personId}`,
  '/admin/call/transport',
];

/** What a role comes to from elsewhere than the menu: an editor from an event, and nobody stands on that screen. */
const besides: Partial<Record<Role, readonly string[]>> = { editor: ['/admin/event-registrations'] };

test.afterEach(async ({ site }) => {
  await noCallNotes(site);
  await forgetEverybody(site);
});

const foreign: [Role, number][] = [
  ['dispatcher', 9],
  ['editor', 15],
  ['driver', 22],
];
for (const [role, atLeast] of foreign)
  test(`D-OFF-20 a ${role} opens every screen of others by its address, and reads neither it nor anybody in it`, async ({
    browser,
    site,
  }) => {
    test.slow();
    const planted = await plant(site);
    let all: string[] = [];
    await withRole(browser, site, 'owner', async (page) => {
      all = [...(await menuOf(page)), ...below(planted)];
      const seen = new Set<string>();
      for (const address of ['/admin/call', ...below(planted)])
        for (const mark of marksIn(await allToldAt(page, address))) seen.add(mark);
      expect([...seen].toSorted(), 'whoever may see them does').toEqual(Object.values(marks).toSorted());
    });
    await withRole(browser, site, role, async (page) => {
      const own = await menuOf(page);
      const mayOpen = (address: string) =>
        own.some((to) => address === to || (to !== '/admin' && address.startsWith(`${to}/`)));
      const others = all.filter(
        (address) => !mayOpen(address) && !(role === 'dispatcher' && below(planted).includes(address)),
      );
      expect(others.length).toBeGreaterThanOrEqual(atLeast);
      for (const address of others) {
        const told = await allToldAt(page, address);
        const isOfSomebody = address.endsWith(planted.id) || address.endsWith(planted.personId);
        const words = isOfSomebody ? new RegExp(`${refusal}|${asIfNotThere}`) : refusal;
        expect(marksIn(told), address).toEqual([]);
        if (besides[role]?.includes(address)) continue;
        await expect(page.getByRole('main'), address).toContainText(words);
      }
      expect(marksIn(await allToldAt(page, '/admin')).length > 0, 'the first screen').toBe(role === 'dispatcher');
    });
  });
