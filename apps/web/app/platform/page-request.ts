import type { Display } from '@kidney/contract/shared/display.ts';
import type { Route } from '@kidney/contract/shared/route.ts';
import { createContext } from 'react-router';

export interface ApiInput {
  params?: object;
  query?: object;
  body?: object;
  /** A file that goes with it, where the page passes one on. */
  openUpload?(): Promise<{ name: string; bytes: AsyncIterable<Uint8Array> }>;
}

export interface ApiAnswer {
  status: number;
  body: unknown;
  cookies: string[];
}

export interface SignedInUser {
  sub: number;
  username: string;
  nickName: string;
  roles: readonly string[];
  pendingFactor?: 'ask' | 'set-up' | undefined;
}

/** What the server hands to a page: the door to the API, and who asks. */
export interface PageRequest {
  /** In-process call of the API: the same answers as over HTTP. */
  api: (route: Route, input: ApiInput) => Promise<ApiAnswer>;
  user: SignedInUser | null;
  display: Display;
  /** The site's own address, which links for others begin with; the request's host is never believed. */
  origin: string;
  /** Only on pages that are not cached; the server hashes a cached page's inline scripts afterwards. */
  nonce: string | undefined;
}

export const pageRequest = createContext<PageRequest>();
