import type { SQL } from '../../../platform/drizzle.ts';
import type { RetentionClass } from '@kidney/contract/clients/people/retention-names.paths.ts';
import type { Db, Tx } from '../../../platform/database.ts';

/** Not in the file that somebody is given of themselves, and why. */
interface NotTold {
  why: string;
}

/** What a table knows of people: every column has a word for the person it is about, or a reason to have none. */
export interface PersonalTable<Row extends object = Record<string, unknown>> {
  /** As the database calls it. */
  table: string;
  /** As the file calls it. */
  title: string;
  columns: Readonly<Record<keyof Row & string, string | NotTold>>;
  /** Until when it is kept: a class of the retention, or what else ends it. */
  kept:
    | RetentionClass
    | 'unfinished'
    | 'messages'
    | 'proof-pictures'
    | 'call-notes'
    | 'imports'
    | 'group-messages'
    | 'tours'
    | 'event-registrations';
}

export const blindIndex: NotTold = { why: 'made of what is told, and readable to nobody' };
export const ownKey: NotTold = { why: 'a number of ours that tells nothing' };
export const officeOnly: NotTold = { why: 'who of the office did it, or how the office counts it' };

/** One line of the file. */
export interface Told {
  title: string;
  /** The first, second, … of its table. */
  number: number;
  item: string;
  words: string;
  /** A picture that the file holds: a JPEG, and its id for the log. */
  picture?: { id: string; bytes: Buffer; width: number; height: number };
}

/** Whose records are wanted. */
export interface Whose {
  id: string;
  /** Their own number and mail address. What went to any other may be somebody else's, whoever typed it: it is erased, never told. */
  own: ReadonlySet<string>;
  /** By which they and those who help them are reached: digits of telephone numbers, mail addresses in small letters. */
  contacts: ReadonlySet<string>;
}

/** How many rows went, by table. */
export type Erased = Readonly<Record<string, number>>;

/** Something that ends by itself when its time is over. */
export interface RetentionRule {
  class: RetentionClass;
  /** Rows over their time, and all rows. */
  count(db: Db | Tx, end: RetentionEnd): Promise<{ due: number; total: number }>;
  /** Removes some of them; returns how many. */
  remove(tx: Tx, end: RetentionEnd, most: number): Promise<number>;
}

/** What ended before is over its time. */
export interface RetentionEnd {
  moment: Date;
  /** The same as a day in Seoul, `YYYY-MM-DD`. */
  day: string;
}

/** What one feature knows of people, and what becomes of it. Handed in: the features build on this one. */
export interface PersonalRecords {
  tables: readonly PersonalTable[];
  /** Telephone numbers and mail addresses of theirs, as somebody typed them. */
  contacts?(tx: Tx, personId: string): Promise<string[]>;
  export(tx: Tx, whose: Whose): Promise<Told[]>;
  erase(tx: Tx, whose: Whose): Promise<Erased>;
  /** Nothing that waits goes out to them. */
  sendNoMore?(tx: Tx, whose: Whose): Promise<void>;
  /** Whether somebody of this id must stay known, as SQL. */
  needs?(personId: SQL): SQL;
  retention?: readonly RetentionRule[];
}
