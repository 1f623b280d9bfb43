import { route } from '../../shared/route.ts';
import type { Closure, CreateClosure, ServiceOverview } from './service-days.schema.ts';

export const serviceDaysPaths = {
  overview: route<{ data: ServiceOverview }>('GET', '/service-days'),
  closures: route<{ data: Closure[] }>('GET', '/service-days/closures'),
  addClosure: route<{ body: CreateClosure; data: Closure }>('POST', '/service-days/closures'),
  removeClosure: route<{ params: { date: string }; data: null }>('DELETE', '/service-days/closures/:date'),
};
