import type { ContentPaths } from '@kidney/contract/content/engine/content.paths.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import type { Route } from '@kidney/contract/shared/route.ts';
import type { Transport } from '../../platform/api-client.ts';
import type { Fields, NameOf, ServerNames } from '../../platform/editing/form/fields.ts';
import type { ScreenHelp } from '../../platform/help/screen-help.ts';
import type { PageHeadData } from '../../platform/route-handle.ts';

export interface Shown {
  id: number;
  version: number;
  title: string;
}

/** The names of a kind. With their particles: `이 행사를`, `이 행사가`. */
interface Names {
  /** Where it is listed; below it lie `/create`, `/edit/:id` and `/:id`. */
  place: string;
  /** Of the screen, and of the button that leads there. */
  titles: { create: string; change: string };
  subject: string;
  topic: string;
  /** It opens over its list, which stays as it is below. */
  isOverList?: boolean;
  /** Asked before it is deleted, where it is asked otherwise than elsewhere. */
  deletionQuestion?: string;
  head: Omit<PageHeadData, 'title' | 'icon'>;
  help: ScreenHelp;
}

interface Form<Draft> {
  fields: Fields<Draft>;
  first: NameOf<Draft>;
  serverNames?: ServerNames<Draft>;
  blank: (today: string) => Draft;
  /** What can be told before it is sent. */
  missingIn?: (draft: Draft) => FieldProblem[];
}

interface AnyContent {
  given: object;
  content: object;
  shown: Shown;
  draft: object;
}

type Paths = ContentPaths<AnyContent>;
type TypesOf<R> = R extends Route<infer Types> ? Types : never;
type BodyOf<R> = TypesOf<R> extends { body: infer Body } ? Body : never;
type DataOf<R> = TypesOf<R> extends { data: infer Data } ? NonNullable<Data> : never;

interface Description<P extends Record<keyof Paths, Route>, Draft> extends Names, Form<Draft> {
  paths: P;
  /** From what it holds, wherever that comes from: saved, kept while it was typed, or an earlier version. */
  toDraft: (
    held: DataOf<P['draft']> extends { content: infer Content } ? Content & Omit<DataOf<P['draft']>, 'content'> : never,
    transport: Transport,
  ) => Draft | Promise<Draft>;
  toContent: (draft: Draft) => BodyOf<P['create']>;
  /** What is half typed must not keep the rest from being kept: it goes with a value that the server takes. */
  toKept: (draft: Draft, today: string) => BodyOf<P['saveDraft']> extends { content: infer Content } ? Content : never;
}

/** How one kind of content is written. What its fields look like is told elsewhere: who only deletes needs no editor. */
export interface ContentKind<Draft extends object> extends Names, Form<Draft> {
  paths: Paths;
  toDraft: (held: object, transport: Transport) => Draft | Promise<Draft>;
  toContent: (draft: Draft) => object;
  toKept: (draft: Draft, today: string) => object;
}

export const defineContent = <P extends Record<keyof Paths, Route>, Draft extends object>(
  description: Description<P, Draft>,
): ContentKind<Draft> => description as unknown as ContentKind<Draft>;

/** Where one of them is read. */
export const pathOf = ({ place }: Pick<Names, 'place'>, id: number) => `${place}/${id}`;
