import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { Display } from '@kidney/contract/shared/display.ts';
import { phoneUpTo } from '../e2e/accessibility/modes.ts';
import { screens, type Screen } from '../e2e/accessibility/screens.ts';
import { openStage, show, type Stage } from '../e2e/accessibility/stage.ts';
import { startTestPostgres } from '../testing/database.ts';
import { projectRoot } from './lib/project.ts';

interface Look extends Display {
  name: string;
  width: number;
}

const looks: readonly Look[] = [
  { name: '390', width: 390, text: '100', contrast: 'normal' },
  { name: '1280', width: 1280, text: '100', contrast: 'normal' },
  { name: '320-text150-contrast', width: 320, text: '150', contrast: 'high' },
];

const folder = join(projectRoot, 'pictures');
const wanted = process.argv.slice(2);

async function take(browser: Browser, stage: Stage, screen: Screen, look: Look): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: 844 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await show(page, stage, screen, look);
  const name = `${screen.name.replaceAll(/[^a-zA-Z]+/g, '-')}_${look.name}.png`;
  // As high as the page, so that what is fixed to the window's edge stands at the page's end.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: look.width, height });
  await page.screenshot({ path: join(folder, name) });
  await context.close();
  console.log(`pictures: ${name}`);
}

mkdirSync(folder, { recursive: true });
const postgres = await startTestPostgres();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
try {
  await using stage = await openStage(postgres.adminUrl);
  for (const screen of screens) {
    if (wanted.length > 0 && !wanted.some((part) => screen.name.includes(part))) continue;
    for (const look of looks) {
      const hasWidth = look.width <= phoneUpTo ? !screen.isForWide : !screen.isForPhones;
      if (hasWidth) await take(browser, stage, screen, look);
    }
  }
} finally {
  await browser.close();
  await postgres.stop();
}
