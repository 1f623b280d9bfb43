import { officeOnly, ownKey, type PersonalRecords, type PersonalTable } from '../people/index.ts';
import { importsRepository, type ImportedRow } from './imports.repository.ts';

const rowTable: PersonalTable<ImportedRow> = {
  table: 'import_rows',
  title: '명단에서 옮긴 줄',
  columns: {
    importId: ownKey,
    personId: ownKey,
    isNew: officeOnly,
    filled: officeOnly,
    personVersion: officeOnly,
    consentId: ownKey,
    applicationId: ownKey,
  },
  kept: 'imports',
};

/** That somebody came in with a list, for a day: everything it said of them stands where they are known. */
export const importRecords: PersonalRecords = {
  tables: [rowTable],
  export: async () => [],
  erase: async (tx, { id }) => ({ import_rows: await importsRepository.erase(tx, id) }),
};
