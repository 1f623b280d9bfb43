import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What axe finds wrong, one line for each element; 7:1 contrast is asked for on top of AA. */
export async function findWithAxe(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  builder.options({
    runOnly: { type: 'tag', values: tags },
    rules: { 'color-contrast-enhanced': { enabled: true } },
    resultTypes: ['violations'],
  });
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}
