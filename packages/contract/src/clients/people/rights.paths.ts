import type { AskForSheet, ProtectedSheet } from '../../shared/protected-sheet.schema.ts';
import { route } from '../../shared/route.ts';
import type { ErasePerson } from './rights.schema.ts';

interface OfPerson {
  id: string;
}

/** What somebody may ask of whoever knows them. */
export const rightsPaths = {
  export: route<{ params: OfPerson; body: AskForSheet; data: ProtectedSheet }>('POST', '/person/:id/export'),
  erase: route<{ params: OfPerson; body: ErasePerson; data: null }>('DELETE', '/person/:id'),
};
