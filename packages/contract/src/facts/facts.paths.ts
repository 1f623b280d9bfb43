import { route } from '../shared/route.ts';
import type { Fact, UpdateFact } from './facts.schema.ts';

export const factsPaths = {
  list: route<{ data: Fact[] }>('GET', '/fact'),
  get: route<{ params: { key: string }; data: Fact }>('GET', '/fact/:key'),
  update: route<{ params: { key: string }; body: UpdateFact; data: Fact }>('PUT', '/fact/:key'),
};
