import type { Database } from '../../platform/database.ts';
import { settingsRepository } from './settings.repository.ts';

/** Every `href`, however deep it lies. */
function hrefsOf(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'href' && typeof inner === 'string' ? [inner] : hrefsOf(inner),
  );
}

/** What the check of links goes through; it belongs to a district that builds on this one. */
export function createSettingLinks({ read }: Database) {
  return {
    async *batches() {
      const rows = await settingsRepository.all(read);
      yield rows.map(({ group, value }) => ({
        place: 'setting' as const,
        key: group,
        title: '',
        path: '/',
        hrefs: hrefsOf(value),
        files: [],
      }));
    },
    numbered: [],
  };
}
