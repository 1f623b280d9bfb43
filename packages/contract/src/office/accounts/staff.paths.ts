import type { AskForSheet, ProtectedSheet } from '../../shared/protected-sheet.schema.ts';
import { route } from '../../shared/route.ts';
import type { ChangeRoles, Deactivate, Invite, Invited, People, Person, Standing } from './staff.schema.ts';

interface OfPerson {
  params: { id: number };
}

export const staffPaths = {
  list: route<{ data: People }>('GET', '/people'),
  /** Asked for, not read: it says why, and is written down. */
  sheet: route<{ body: AskForSheet; data: ProtectedSheet }>('POST', '/people/sheet'),
  approve: route<OfPerson & { body: Standing; data: Person }>('POST', '/people/:id/approval'),
  refuse: route<OfPerson & { data: null }>('DELETE', '/people/:id/approval'),
  changeRoles: route<OfPerson & { body: ChangeRoles; data: Person }>('PUT', '/people/:id/roles'),
  deactivate: route<OfPerson & { body: Deactivate; data: Person }>('POST', '/people/:id/deactivation'),
  reactivate: route<OfPerson & { body: Standing; data: Person }>('POST', '/people/:id/reactivation'),
  unlock: route<OfPerson & { data: Person }>('POST', '/people/:id/unlocking'),
  invite: route<{ body: Invite; data: Invited }>('POST', '/people/invitations'),
  withdraw: route<OfPerson & { data: null }>('DELETE', '/people/invitations/:id'),
};
