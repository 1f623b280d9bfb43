import type { ImportKind } from '@kidney/contract/clients/imports/import-names.paths.ts';
import type { Tx } from '../../platform/database.ts';
import type { ImportsDeps } from './imports.deps.ts';
import type { ImportedRow } from './imports.repository.ts';
import type { Standing } from './plan-import.ts';
import type { ImportItem } from './read-row.ts';

export interface Going {
  item: ImportItem;
  personId: string;
}

/** What one kind of list makes of people. To bring in another, name it here. */
export interface Kind {
  /** The words that say which paper was signed. */
  paper: string;
  /** For what those agree who are on such a list. */
  topics: readonly string[];
  standing(tx: Tx, known: readonly string[]): Promise<ReadonlyMap<string, Standing>>;
  /** By person the id of the application that was made, where one was. */
  bringIn(tx: Tx, going: readonly Going[], by: number): Promise<ReadonlyMap<string, string>>;
  /** Those of these people for whom it is no longer as it was brought in. */
  changed(tx: Tx, people: readonly string[]): Promise<readonly string[]>;
  takeOut(tx: Tx, rows: readonly ImportedRow[]): Promise<void>;
}

const noApplications = new Map<string, string>();

export function createImportKinds({ memberships, pledges }: ImportsDeps): Record<ImportKind, Kind> {
  return {
    members: {
      paper: 'paper-membership/collection/1',
      topics: ['membership', 'paper-membership'],
      async standing(tx, known) {
        const members = await memberships.ofPeople(tx, known);
        return new Map([...members].map(([id, { endedOn }]) => [id, endedOn === null ? 'already' : 'left']));
      },
      async bringIn(tx, going) {
        const rows = going.map(({ item: { since }, personId }) => ({ personId, since }));
        if (rows.length > 0) await memberships.joinAll(tx, rows);
        return noApplications;
      },
      async changed(tx, people) {
        const members = await memberships.ofPeople(tx, people);
        return people.filter((id) => members.get(id)?.endedOn !== null);
      },
      async takeOut(tx, rows) {
        const people = rows.map(({ personId }) => personId);
        if (people.length > 0) await memberships.takeOut(tx, people);
      },
    },
    supporters: {
      paper: 'paper-pledge/collection/1',
      topics: ['pledge', 'paper-pledge'],
      async standing(tx, known) {
        const giving = await pledges.givers(tx, known);
        return new Map([...giving].map((id) => [id, 'already']));
      },
      bringIn: (tx, going, by) =>
        pledges.bringIn(
          tx,
          going.map(({ item, personId }) => ({ personId, since: item.since, answers: item.answers ?? {} })),
          by,
        ),
      changed: async () => [],
      takeOut: (tx, rows) =>
        pledges.takeOut(
          tx,
          rows.flatMap(({ applicationId }) => applicationId ?? []),
        ),
    },
  };
}
