import { route } from '../../shared/route.ts';
import type { SheetFile, SheetQuery } from '../../shared/sheet.schema.ts';
import type { CreateDuty, Duty, DutyVersionQuery, TickDuty, UpdateDuty } from './duties.schema.ts';

interface OfDuty {
  id: number;
}

export const dutiesPaths = {
  /** What is due first, first. */
  list: route<{ data: Duty[] }>('GET', '/duty'),
  export: route<{ query: SheetQuery; data: SheetFile }>('GET', '/duty/export'),
  create: route<{ body: CreateDuty; data: Duty }>('POST', '/duty'),
  update: route<{ params: OfDuty; body: UpdateDuty; data: Duty }>('PUT', '/duty/:id'),
  remove: route<{ params: OfDuty; query: DutyVersionQuery; data: null }>('DELETE', '/duty/:id'),
  /** Done for the year it is due in: from now on it is due in the next. */
  tick: route<{ params: OfDuty; body: TickDuty; data: Duty }>('POST', '/duty/:id/tick'),
  untick: route<{ params: OfDuty; body: TickDuty; data: Duty }>('POST', '/duty/:id/untick'),
};
