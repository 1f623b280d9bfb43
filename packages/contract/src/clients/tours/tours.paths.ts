import { route } from '../../shared/route.ts';
import type { MarkTourStep, Tour } from './tours.schema.ts';

/** Everybody has one tour: their own. */
export const toursPaths = {
  get: route<{ data: Tour }>('GET', '/tour'),
  /** Makes what is practised on. Of a tour that goes on, nothing anew. */
  start: route<{ data: Tour }>('POST', '/tour/start'),
  mark: route<{ body: MarkTourStep; data: Tour }>('POST', '/tour/step'),
  /** Takes away everything that was made. */
  end: route<{ data: Tour }>('POST', '/tour/end'),
};
