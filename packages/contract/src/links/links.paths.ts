import { route } from '../shared/route.ts';
import type { LinkReport } from './links.schema.ts';

export const linksPaths = {
  report: route<{ data: LinkReport }>('GET', '/links'),
  /** Look again now, not only at night. */
  check: route<{ data: null }>('POST', '/links/check'),
};
