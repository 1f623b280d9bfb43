import type { Database } from '../../platform/database.ts';
import type { LinkSource } from '../links/index.ts';
import { settingsRepository } from './settings.repository.ts';

/** Every `href`, however deep it lies. */
function hrefsOf(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'href' && typeof inner === 'string' ? [inner] : hrefsOf(inner),
  );
}

export function createSettingLinks({ read }: Database): LinkSource {
  return {
    async *batches() {
      const rows = await settingsRepository.all(read);
      yield rows.map(({ group, value }) => ({
        place: 'setting',
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
