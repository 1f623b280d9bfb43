import { route } from '../../shared/route.ts';
import type { SheetFile, SheetQuery } from '../../shared/sheet.schema.ts';
import type { Fact, FactVersion, ManagedFact, UpdateFact } from './facts.schema.ts';

export const factsPaths = {
  export: route<{ query: SheetQuery; data: SheetFile }>('GET', '/fact/export'),
  managed: route<{ data: ManagedFact[] }>('GET', '/fact/managed'),
  versions: route<{ params: { key: string }; data: FactVersion[] }>('GET', '/fact/:key/versions'),
  cancelPlanned: route<{ params: { key: string }; query: { version?: number }; data: Fact }>(
    'DELETE',
    '/fact/:key/planned',
  ),
  list: route<{ data: Fact[] }>('GET', '/fact'),
  get: route<{ params: { key: string }; data: Fact }>('GET', '/fact/:key'),
  update: route<{ params: { key: string }; body: UpdateFact; data: Fact }>('PUT', '/fact/:key'),
};
