import { route } from '../../shared/route.ts';
import type { LinkReport } from './link-checks.schema.ts';

export const linkChecksPaths = {
  report: route<{ data: LinkReport }>('GET', '/links'),
  /** Look again now, not only at night. */
  check: route<{ data: null }>('POST', '/links/check'),
};
