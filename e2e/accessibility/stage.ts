import { displayCookie, formatDisplay, type Display } from '@kidney/contract/shared/display.ts';
import type { Page } from '@playwright/test';
import { startSiteProcess, type SiteProcess } from '../../testing/process.ts';
import { startCutOffSite, type CutOffSite } from '../fixtures/cut-off-site.ts';
import { signInStaff } from '../fixtures/office.ts';
import type { Screen } from './screen.ts';

export interface Stage extends AsyncDisposable {
  /** With the sample content and nothing else. */
  site: SiteProcess;
  /** One for each screen: a session on a site without database cannot be renewed, and lasts minutes. */
  cutOff(screen: Screen): Promise<CutOffSite>;
}

export async function openStage(adminUrl: string): Promise<Stage> {
  const site = await startSiteProcess(adminUrl);
  // Pages of the newsletter take their time: by the time that their screens come they are drawn.
  await site.startWorker();
  const cutOff = new Map<Screen, Promise<CutOffSite>>();
  return {
    site,
    cutOff: (screen) => {
      const started = cutOff.get(screen) ?? startCutOffSite(adminUrl);
      cutOff.set(screen, started);
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

/** Brings the page to the screen, looked at in the way that the display says. */
export async function show(page: Page, stage: Stage, screen: Screen, display: Display): Promise<void> {
  const context = page.context();
  const { origin } = screen.isCutOff ? await stage.cutOff(screen) : stage.site;
  // An editor that is left keeps its draft on the way out: it is to go to the person who typed it, not to the next one.
  await page.goto('about:blank');
  await context.clearCookies();
  await forget(page, origin);
  await context.addCookies([{ name: displayCookie, value: formatDisplay(display), url: origin }]);
  if (screen.who !== 'visitor') {
    const person = screen.isCutOff ? (await stage.cutOff(screen)).editor : await signInStaff(stage.site, screen.who);
    await person.enter(context);
  }

  const address = `${origin}${screen.at}`;
  // The last resort forbids all script, ours too; the same text can be looked at elsewhere, for it has no style to lose.
  const answer = screen.isLastResort ? await page.request.get(address) : await page.goto(address);
  if (answer?.status() !== (screen.status ?? 200)) throw new Error(`${screen.name} answered ${answer?.status()}`);
  if (screen.isLastResort) await page.setContent(await answer.text());
  if (screen.completeWith) await page.getByRole('button', { name: screen.completeWith }).waitFor();
  await screen.make?.(page, stage.site);
  await page.evaluate(() => document.fonts.ready.then(() => true));
}
