import { displayCookie, formatDisplay, type Display } from '@kidney/contract/shared/display.ts';
import type { Page } from '@playwright/test';
import { startSiteProcess, type SiteProcess } from '../../testing/process.ts';
import { startCutOffSite, type CutOffSite } from '../fixtures/cut-off-site.ts';
import { signInStaff, type StaffMember } from '../fixtures/office.ts';
import type { Screen } from './screen.ts';

type StaffRole = Exclude<Screen['who'], 'visitor'>;

export interface ScreenFixture extends AsyncDisposable {
  /** With the sample content and nothing else. */
  site: SiteProcess;
  /** One for all visitors and one for each screen of staff: a session without database cannot be renewed, and lasts minutes. */
  cutOff(screen: Screen): Promise<CutOffSite>;
  /** Somebody who has only looked so far: what a person typed is kept for that person, and may be offered again. */
  onlooker(role: StaffRole): Promise<StaffMember>;
}

/** Until then nobody has to show a second factor again, and no browser has renewed the session. */
const lookingTime = 4 * 60_000;

export async function openScreenFixture(adminUrl: string): Promise<ScreenFixture> {
  const site = await startSiteProcess(adminUrl);
  // Pages of the newsletter take their time: by the time that their screens come they are drawn.
  await site.startWorker();
  const cutOff = new Map<Screen | 'visitor', Promise<CutOffSite>>();
  const onlookers = new Map<StaffRole, { person: Promise<StaffMember>; until: number }>();
  return {
    site,
    onlooker: (role) => {
      const known = onlookers.get(role);
      if (known && known.until > Date.now()) return known.person;
      const person = signInStaff(site, role);
      onlookers.set(role, { person, until: Date.now() + lookingTime });
      return person;
    },
    cutOff: (screen) => {
      const whose = screen.who === 'visitor' ? 'visitor' : screen;
      const started = cutOff.get(whose) ?? startCutOffSite(adminUrl);
      cutOff.set(whose, started);
      return started;
    },
    [Symbol.asyncDispose]: async () => {
      for (const each of cutOff.values()) await (await each)[Symbol.asyncDispose]();
      await site[Symbol.asyncDispose]();
    },
  };
}

/** What pages have kept in the browser; files that it need not fetch and read again stay. */
async function forget(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,service_workers' });
  await session.detach();
}

async function enter(page: Page, fixture: ScreenFixture, screen: Screen): Promise<void> {
  const { who } = screen;
  if (who === 'visitor') return;
  const context = page.context();
  if (screen.isCutOff) return (await fixture.cutOff(screen)).editor.enter(context);
  await (screen.make ? await signInStaff(fixture.site, who) : await fixture.onlooker(who)).enter(context);
}

/** Brings the page to the screen, looked at in the way that the display says. */
export async function show(page: Page, fixture: ScreenFixture, screen: Screen, display: Display): Promise<void> {
  const context = page.context();
  const { origin } = screen.isCutOff ? await fixture.cutOff(screen) : fixture.site;
  // An editor that is left keeps its draft on the way out: it is to go to the person who typed it, not to the next one.
  await page.goto('about:blank');
  await context.clearCookies();
  await forget(page, origin);
  await context.addCookies([{ name: displayCookie, value: formatDisplay(display), url: origin }]);
  await enter(page, fixture, screen);

  const address = `${origin}${screen.at}`;
  // The last resort forbids all script, ours too; the same text can be looked at elsewhere, for it has no style to lose.
  const answer = screen.isLastResort ? await page.request.get(address) : await page.goto(address);
  if (answer?.status() !== (screen.status ?? 200)) throw new Error(`${screen.name} answered ${answer?.status()}`);
  if (screen.isLastResort) await page.setContent(await answer.text());
  if (screen.completeWith) await page.getByRole('main').getByRole('button', { name: screen.completeWith }).waitFor();
  await screen.make?.(page, fixture.site);
  await page.evaluate(() => document.fonts.ready.then(() => true));
}

interface OpenRouter {
  state: { loaderData: Record<string, object> };
  _internalSetStateDoNotUseOrYouWillBreakYourApp(state: { loaderData: Record<string, object> }): void;
}

/**
 * Hands the open page the other display, as the server would with the next page: all else that the screen has come to
 * stays. That a page which is loaded in it is the same is shown in `modes.spec.ts`.
 */
export async function switchDisplay(page: Page, display: Display): Promise<void> {
  await page.context().addCookies([{ name: displayCookie, value: formatDisplay(display), url: page.url() }]);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  /* oxlint-disable no-underscore-dangle */
  await page.evaluate((chosen) => {
    const router = (window as unknown as { __reactRouterDataRouter: OpenRouter }).__reactRouterDataRouter;
    const { loaderData } = router.state;
    const root = { ...loaderData['root'], display: chosen };
    router._internalSetStateDoNotUseOrYouWillBreakYourApp({ loaderData: { ...loaderData, root } });
  }, display);
  /* oxlint-enable no-underscore-dangle */
  const { text, contrast } = display;
  await page.locator(`html[data-text="${text}"][data-contrast="${contrast}"]`).waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => true));
}
