import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  },
  // 7:1, and with it the 4.5:1 of AA.
  rules: {
    'color-contrast-enhanced': { enabled: true },
    'color-contrast': { enabled: false },
    // Ours asks for 44 px where it asks for 24 (`geometry.ts`).
    'target-size': { enabled: false },
  },
  resultTypes: ['violations'],
};

/** What axe finds wrong, one line for each element. */
export async function findWithAxe(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
  return page.evaluate(async (how) => {
    const { axe } = window as unknown as { axe: { run(how: RunOptions): Promise<AxeResults> } };
    const { violations } = await axe.run(how);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id} ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
  }, options);
}
