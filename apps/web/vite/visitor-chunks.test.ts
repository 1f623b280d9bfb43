import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { visitorChunks } from './visitor-chunks.ts';

const root = '/site/app/root.tsx';
const home = '/site/app/shell/home/home.route.tsx?client-route';
const kidney = '/site/app/content/pages/public/kidney.route.tsx';
const transport = '/site/app/shell/transport/center.route.tsx';
const pageAdmin = '/site/app/content/pages/admin/page-admin.tsx';
const events = '/site/app/content/events/public/events.route.tsx';
const event = '/site/app/content/events/public/event.route.tsx';
const notices = '/site/app/content/boards/public/list.route.tsx';
const facts = '/site/app/content/facts/admin/facts.route.tsx';

const importers: Record<string, string[]> = {
  '/site/app/shell/header.tsx': [root],
  '/site/app/ui/icon.tsx': ['/site/app/shell/header.tsx', pageAdmin],
  '/site/app/ui/card.tsx': [home, kidney],
  '/site/app/ui/steps.tsx': ['/site/app/blocks.tsx', transport, pageAdmin],
  '/site/app/blocks.tsx': [kidney, '/site/app/ui/steps.tsx'],
  '/site/app/ui/hero.tsx': [home],
  '/site/app/content/events/public/address.ts': [events, event, pageAdmin],
  '/site/app/ui/text-field.tsx': [events, notices, pageAdmin],
  '/site/app/ui/editor.tsx': [pageAdmin, facts],
};
const context = {
  getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }),
} as unknown as Rolldown.ChunkingContext;

function chunkOf(id: string): string | null {
  for (const { name } of visitorChunks().slice(1)) {
    const found = typeof name === 'function' ? name(id, context) : null;
    if (found) return found;
  }
  return null;
}

test.each([
  ['what the shell has, however deep,', '/site/app/ui/icon.tsx', 'site'],
  ['what different pages share', '/site/app/ui/card.tsx', 'site'],
  ['what only pages of text share', '/site/app/ui/steps.tsx', 'reading'],
  ['what two modules that import each other share', '/site/app/blocks.tsx', 'reading'],
  ['what only pages of one feature share', '/site/app/content/events/public/address.ts', 'events'],
  ['what only pages of several features share', '/site/app/ui/text-field.tsx', 'finding'],
  ['what one page has', '/site/app/ui/hero.tsx', null],
  ['what only staff need', '/site/app/ui/editor.tsx', null],
])('%s: %s goes to %s', (_what, id, chunk) => expect(chunkOf(id)).toBe(chunk));
