import { route } from '../../shared/route.ts';
import type { ApplicationStatus, AskStatus, OpenStatus } from './status.schema.ts';

export const statusPaths = {
  ask: route<{ body: AskStatus; data: ApplicationStatus }>('POST', '/application-status'),
  open: route<{ body: OpenStatus; data: ApplicationStatus }>('POST', '/application-status/open'),
};
