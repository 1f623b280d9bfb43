import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { visitorChunks } from './visitor-chunks.ts';

const root = '/site/app/root.tsx';
const home = '/site/app/shell/home/home.route.tsx?client-route';
const kidney = '/site/app/features/pages/public/kidney.route.tsx';
const transport = '/site/app/shell/transport/center.route.tsx';
const desk = '/site/app/features/pages/admin/page-desk.tsx';
const events = '/site/app/features/events/public/events.route.tsx';
const event = '/site/app/features/events/public/event.route.tsx';
const notices = '/site/app/features/boards/public/list.route.tsx';
const facts = '/site/app/features/facts/admin/facts.route.tsx';

const importers: Record<string, string[]> = {
  '/site/app/shell/header.tsx': [root],
  '/site/app/ui/icon.tsx': ['/site/app/shell/header.tsx', desk],
  '/site/app/ui/card.tsx': [home, kidney],
  '/site/app/ui/steps.tsx': ['/site/app/blocks.tsx', transport, desk],
  '/site/app/blocks.tsx': [kidney, '/site/app/ui/steps.tsx'],
  '/site/app/ui/hero.tsx': [home],
  '/site/app/features/events/public/address.ts': [events, event, desk],
  '/site/app/ui/text-field.tsx': [events, notices, desk],
  '/site/app/ui/editor.tsx': [desk, facts],
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
  ['what only pages of one feature share', '/site/app/features/events/public/address.ts', 'events'],
  ['what only pages of several features share', '/site/app/ui/text-field.tsx', 'finding'],
  ['what one page has', '/site/app/ui/hero.tsx', null],
  ['what only staff need', '/site/app/ui/editor.tsx', null],
])('%s: %s goes to %s', (_what, id, chunk) => expect(chunkOf(id)).toBe(chunk));
