import { route } from '../../shared/route.ts';
import type { Retention } from './retention.schema.ts';

export const retentionPaths = {
  get: route<{ data: Retention }>('GET', '/retention'),
  agree: route<{ params: { id: string }; data: null }>('POST', '/retention/:id/agreement'),
};
