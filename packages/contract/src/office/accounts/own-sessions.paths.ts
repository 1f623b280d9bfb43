import { route } from '../../shared/route.ts';
import type { OwnSession } from './own-sessions.schema.ts';

export const ownSessionsPaths = {
  list: route<{ data: OwnSession[] }>('GET', '/auth/sessions'),
  end: route<{ params: { id: string }; data: null }>('DELETE', '/auth/sessions/:id'),
  endOthers: route<{ data: null }>('DELETE', '/auth/sessions'),
};
