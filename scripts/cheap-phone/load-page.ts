import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';

export interface Loading {
  /** Seconds. */
  lcp: number;
  /** Milliseconds in which a touch would have waited. */
  tbt: number;
  cls: number;
}

const roundTrip = 300;
const kilobits = 700;
const slowdown = 6;
/** What Lighthouse makes of a line when the browser itself slows it down: every request pays for opening its connection. */
const devtools = { latency: roundTrip * 3.75, throughput: Math.floor((kilobits * 0.9 * 1_024) / 8) };
const longTask = 50;
/** After the last byte a slow processor still has to run what came. */
const settle = 1_500;

async function slowDown(session: CDPSession): Promise<void> {
  const { latency, throughput } = devtools;
  const line = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

interface Paints {
  /** Fulfilled when something was painted, which a machine that does other things too tells of late. */
  begun: Promise<void>;
  lcp(): number;
  cls(): number;
}

/** Told by the browser and not by a script of the page, so that a page without scripts is measured the same way. */
async function watchPaints(session: CDPSession, url: string): Promise<Paints> {
  let begun = NaN;
  let painted = NaN;
  let shifted = 0;
  const { promise: firstPaint, resolve: paint } = Promise.withResolvers<void>();
  session.on('Network.requestWillBeSent', ({ wallTime, type, request }) => {
    if (type === 'Document' && request.url === url) begun = wallTime;
  });
  session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    if (event.lcpDetails) {
      painted = event.lcpDetails.renderTime || event.lcpDetails.loadTime;
      paint();
    }
    if (event.layoutShiftDetails && !event.layoutShiftDetails.hadRecentInput) shifted += event.layoutShiftDetails.value;
  });
  await session.send('Network.enable');
  await session.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint', 'layout-shift'] });
  return { begun: firstPaint, lcp: () => painted - begun, cls: () => shifted };
}

type Watched = typeof globalThis & { longTasks: PerformanceEntry[] };

function watchTasks(): void {
  const tasks: PerformanceEntry[] = [];
  (globalThis as Watched).longTasks = tasks;
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
}

/** What long tasks took beyond the allowed time, once there was something to touch. */
function blockedTime(allowed: number): number {
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  return (globalThis as Watched).longTasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint) - allowed)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0);
}

/** Opens the page as somebody does who was never here, on a cheap phone with a poor line. */
export async function loadPage(browser: Browser, url: string, withScripts: boolean): Promise<Loading> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ko-KR',
    javaScriptEnabled: withScripts,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const paints = await watchPaints(session, url);
    await slowDown(session);
    await page.addInitScript(watchTasks);
    const answer = await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
    if (answer?.status() !== 200) throw new Error(`${url}: ${answer?.status()}`);
    await paints.begun;
    await delay(settle);
    const tbt = withScripts ? await page.evaluate(blockedTime, longTask) : 0;
    return { lcp: paints.lcp(), cls: paints.cls(), tbt };
  } finally {
    await context.close();
  }
}
