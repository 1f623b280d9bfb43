import type { ProtectedSheet } from '@kidney/contract/shared/protected-sheet.schema.ts';
import { askForSheetSchema, protectedSheetSchema } from '@kidney/contract/shared/protected-sheet.schema.ts';
import type { Route } from '@kidney/contract/shared/route.ts';
import type { Database, Tx } from '../database.ts';
import { endpoint, type Endpoint } from '../endpoint.ts';
import { encryptXlsx } from './encrypt-xlsx.ts';
import { makeSheetPassword } from './sheet-password.ts';
import type { SheetPicture } from './write-xlsx.ts';
import { writeSpreadsheet, type SheetColumn } from './write-spreadsheet.ts';

interface Subject {
  kind: 'people-list';
  id: string;
}

/** What is needed of the log. */
interface Recorder {
  record(
    tx: Tx,
    act: 'exported',
    subject: Subject,
    more: { details: Record<string, string | number | (number | string)[]> },
  ): void;
}

/** A list that holds people, and how it is read. */
export interface PeopleSheet<Item> {
  route: Route;
  summary: string;
  /** What the log calls it: a word of ours. */
  list: string;
  /** What the file is called. */
  fileName: string;
  columns: readonly SheetColumn<Item>[];
  /** Who may take it along; the owner alone where it says nothing. */
  access?: readonly [string, ...string[]];
  load(tx: Tx): Promise<readonly Item[]>;
  personOf(item: Item): number | string;
}

/** As many as an entry of the log holds beside its other words. */
const peopleInEntry = 400;

/** Rows as a file that nothing but its password opens; without one given, one is made. It is kept nowhere. */
export async function writeProtectedSheet<Item>(
  fileName: string,
  columns: readonly SheetColumn<Item>[],
  items: readonly Item[],
  given: string | undefined,
  pictures: readonly SheetPicture[] = [],
): Promise<ProtectedSheet> {
  const password = given ?? makeSheetPassword();
  const open = await writeSpreadsheet(fileName, 'xlsx', columns, items, pictures);
  const file = await encryptXlsx(Buffer.from(open.file, 'base64'), password);
  return { fileName: open.fileName, file: file.toString('base64'), password: given === undefined ? password : null };
}

/**
 * The one way out for a list of people: with the second factor shown a moment ago, with a reason, written
 * into the log with everybody who is on it, and only as a file that a password opens. The password is kept nowhere.
 */
export function protectedSheetEndpoint<Item>(
  { database, auditLog }: { database: Database; auditLog: Recorder },
  { route, summary, list, fileName, columns, access = ['owner'], load, personOf }: PeopleSheet<Item>,
): Endpoint {
  async function read(reason: string): Promise<readonly Item[]> {
    return database.write.transaction(async (tx) => {
      const items = await load(tx);
      const people = items.map(personOf);
      for (let from = 0; from === 0 || from < people.length; from += peopleInEntry) {
        const details = { reason, people: people.slice(from, from + peopleInEntry) };
        auditLog.record(tx, 'exported', { kind: 'people-list', id: list }, { details });
      }
      return items;
    });
  }

  return endpoint({
    route,
    summary,
    access,
    freshFactor: true,
    body: askForSheetSchema,
    output: protectedSheetSchema,
    handle: async ({ body }) => ({
      data: await writeProtectedSheet(fileName, columns, await read(body.reason), body.password),
      message: '명단을 내려받았습니다.',
    }),
  });
}
