import type { AnyPgColumn, PgTable } from '../../platform/drizzle.ts';
import type { ContentKind } from '@kidney/contract/content/contents/contents.paths.ts';
import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import type { SubjectKind } from '@kidney/contract/office/audit-log/acts.paths.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import type { Route } from '@kidney/contract/shared/route.ts';
import type { z } from 'zod';
import type { Db, Tx } from '../../platform/database.ts';
import type { AppError } from '../../platform/errors.ts';
import type { ContentListing } from '../contents/index.ts';
import type { Entry } from '../search/index.ts';

/** What every row of content has, whatever else it holds. */
export interface StoredContent {
  id: number;
  title: string;
  version: number;
  removedAt: Date | null;
}

type LifecycleColumn = 'id' | 'title' | 'version' | 'authorId' | 'updatedAt' | 'removedAt' | 'removedBy';
export type ContentTable = PgTable & Record<LifecycleColumn, AnyPgColumn>;

export type Uploads = ReadonlyMap<string, Media>;

type Call =
  | 'create'
  | 'update'
  | 'remove'
  | 'restore'
  | 'bin'
  | 'versions'
  | 'revision'
  | 'draft'
  | 'saveDraft'
  | 'dropDraft';

/** What may be typed and kept before it may be saved. */
export interface DraftForm<Draft> {
  schema: z.ZodType<Draft>;
  /** On its way in, and on its way out. */
  clean?(content: Draft): Draft;
  show?(content: Draft): Draft;
}

interface Publication<Content> {
  column: AnyPgColumn;
  isListed(content: Content): boolean;
  list(content: Content, isListed: boolean): Content;
  /** Said where it already is what is asked for. */
  already: { listed: string; unlisted: string };
  /** How the list of all contents tells what is public at that time. */
  states(now: Date): Pick<ContentListing, 'states' | 'publicFrom'>;
}

/** One kind of content, described: its table, what may be stored, how it is shown. All else the engine does. */
export interface ContentDefinition<Row extends StoredContent, Content, Shown, Draft> {
  /** How the log, the drafts, the versions and the search call it: its table in the singular, `quick-link` for `quick_links`. */
  kind: ContentKind & SubjectKind;
  table: ContentTable;
  /** What pages made from it are dropped by. */
  tag: string;
  /** The address of its list; that of one is below it, where nothing else is said. */
  place: string;
  pathOf?(id: number | string): string;
  editPathOf?(id: number | string): string;
  /** Roles of which one is enough to write it. */
  may: readonly [string, ...string[]];
  binDays: number;
  /** How it is called in a sentence, with the particle that follows. */
  words: { plain: string; topic: string; subject: string; object: string };
  /** Said in other words than those of every kind. */
  messages?: { created: string; removed: string; gone: string };
  /** For where there may be no more of them. */
  most?: number;

  /** What may be stored; refuses everything else. */
  check(content: Content): Content | Promise<Content>;
  contentOf(row: Row): Content;
  /** What its table holds beside the content, computed from it. */
  derived?(content: Content): Record<string, unknown>;
  present(row: Row, uploads: Uploads, db: Db | Tx): Shown | Promise<Shown>;
  /** A version, as it was stored, on its way out. */
  presentStored(content: unknown): Content;
  /** What the bin says of a row beside its title. */
  presentBinned?(row: Row): object;
  /** How it is found while it is not in the bin. */
  searchEntry?(row: Row, tx: Tx): Entry | Promise<Entry>;
  /** Instead, where it takes more than one entry: brings the search to where the row now is. */
  index?(tx: Tx, row: Row): Promise<void>;
  hrefsOf?(row: Row): string[];
  /** The uploads that it shows, and what is wrong with them. */
  files?: {
    of(content: Content | Draft): string[];
    problem(uploads: Uploads, ids: readonly string[]): FieldProblem | undefined;
    /** What a version or a draft says of them beside its content. */
    describe?(content: Content | Draft, uploads: Uploads): object;
  };
  draft: DraftForm<Draft>;

  /** Where it may be there and not public. */
  publication?: Publication<Content>;
  /** What else is done, in the transaction that does it. */
  on?: {
    /** Before it is presented; gives the row as it then is. */
    saved?(tx: Tx, row: Row, before: Row | undefined): Promise<Row>;
    restored?(tx: Tx, row: Row): Promise<void>;
    forgotten?(tx: Tx, id: number): Promise<void>;
    /** What the database refused, in words. */
    refused?(error: unknown): AppError | undefined;
  };

  routes: Record<Call, Route>;
  schemas: {
    content: z.ZodType<Content>;
    shown: z.ZodType<Shown, Shown>;
    /** The content with the version that was seen. */
    update: z.ZodType<Content & { version?: number | undefined }>;
    bin: z.ZodType;
    revision: z.ZodType;
    draft: z.ZodType;
    saveDraft: z.ZodType<{ content: Draft; baseVersion: number }>;
  };
  /** Where it holds more than a form does. */
  bodyLimit?: number | undefined;
}

export function defineContent<Row extends StoredContent, Content, Shown, Draft>(
  definition: ContentDefinition<Row, Content, Shown, Draft>,
): ContentDefinition<Row, Content, Shown, Draft> {
  return definition;
}
