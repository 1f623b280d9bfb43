import { route } from '../../shared/route.ts';
import type { WatchReport } from './watch.schema.ts';

export const watchPaths = {
  report: route<{ data: WatchReport }>('GET', '/watch'),
};
