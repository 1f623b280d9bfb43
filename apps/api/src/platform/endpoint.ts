import type { Route } from '@kidney/contract/shared/route.ts';
import type { z } from 'zod';
import type { Principal, RequestContext } from './request-context.ts';

/** Words, not numbers: who may call. A list names the roles of which one is enough. */
export type Access = 'public' | 'signed-in' | readonly [string, ...string[]];

/** Nothing to speak of; a short question to the database; or a search, a hash, something sealed, a mail, a file. */
export type Cost = 'cheap' | 'database' | 'heavy';

/** Bytes of a body that an endpoint takes if it says nothing else. */
export const usualBody = 16 * 1024;
export const formBody = 64 * 1024;
export const richTextBody = 256 * 1024;

export interface Answer<Data> {
  data: Data;
  message?: string;
  /** Set-Cookie values. */
  cookies?: string[];
}

/** A file that is being sent. Nothing of it has been read yet. */
export interface Upload {
  /** As the sender called it: any text. */
  name: string;
  bytes: AsyncIterable<Uint8Array>;
  /** The one after it, once this one was read; null where there is none. */
  next?(): Promise<Upload | null>;
}

export interface Call<P, Q, B, Who = Principal | null> {
  context: RequestContext;
  /** Null only on a public endpoint, where nothing but the token vouches for it. */
  principal: Who;
  params: P;
  query: Q;
  body: B;
  /** Begins to read the file; refuses where none was sent. */
  openUpload(): Promise<Upload>;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

interface Declaration<
  A extends Access,
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  O extends z.ZodType,
> {
  route: Route;
  summary: string;
  access: A;
  params?: P;
  query?: Q;
  body?: B;
  /** Bytes of a body, where `usualBody` is too little. */
  bodyLimit?: number | undefined;
  /** Takes one file as `multipart/form-data`, of so many bytes at most. It is read only when the caller has been let in. */
  largestUpload?: number;
  /** So many files at most, where it is not one. */
  mostFiles?: number;
  /** What one call takes; said of everything that anybody may call. */
  cost?: Cost;
  /** The limit that holds it, by name. */
  limitedBy?: string;
  /** The fields that leave, and no others. */
  output: O;
  /** The answer stands alone, without the envelope: only where the specification says so. */
  bare?: true;
  /** Open to whoever has given the password and still owes the second factor. */
  beforeFactor?: true;
  /** So grave that the second factor must have been shown within minutes, by those who have one. */
  freshFactor?: true;
  /** About one person: to staff with none of these roles nobody is there. Left out, they are told that they may not. */
  knownTo?: readonly string[];
  /** Authenticated by cookies alone, so a request from another site must be refused. */
  sameOrigin?: true;
  /** Content this answer shows; a page made from it is dropped when one of these changes. */
  shows?: readonly string[];
  handle(
    call: Call<Parsed<P>, Parsed<Q>, Parsed<B>, A extends 'public' ? Principal | null : Principal>,
  ): Promise<Answer<z.input<O>>>;
}

export interface Endpoint extends Omit<Declaration<Access, z.ZodType, z.ZodType, z.ZodType, z.ZodType>, 'handle'> {
  handle(call: Call<unknown, unknown, unknown>): Promise<Answer<unknown>>;
}

/** Declares an endpoint once. HTTP, server-side loaders and OpenAPI all read this declaration. */
export function endpoint<
  const A extends Access,
  O extends z.ZodType,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(declaration: Declaration<A, P, Q, B, O>): Endpoint {
  return declaration as unknown as Endpoint;
}
