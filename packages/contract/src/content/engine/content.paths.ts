import { route } from '../../shared/route.ts';

/** Stands for what does not exist yet, where a draft asks for an id. */
export const newContent = 'new';
/** How long the bin keeps what was deleted. */
export const binDays = 30;

type Of = { id: number };
type OfDraft = { key: number | typeof newContent };
type Version = { version: number; savedAt: string; author: string | null };
type Binned = { id: number; title: string; removedAt: string };

/** What a kind of content is made of. */
export interface ContentTypes {
  /** As it is sent, and as it is stored. */
  given: object;
  content: object;
  /** As it is answered. */
  shown: object;
  /** Typed and not saved: it may be empty where the content may not. */
  draft: object;
  /** What the bin says of it beside its title. */
  binned?: object;
  /** What a version or a draft says of its uploads. */
  described?: object;
}

/** What staff may call for every kind of content. Paths of readers are for each kind to add. */
export function contentPaths<K extends ContentTypes>(api: string) {
  type Described = K['described'] extends object ? K['described'] : unknown;
  type Draft = { content: K['draft']; baseVersion: number; savedAt: string } & Described;
  type InBin = K['binned'] extends object ? Binned & K['binned'] : Binned;
  return {
    get: route<{ params: Of; data: K['shown'] }>('GET', `${api}/:id`),
    create: route<{ body: K['given']; data: K['shown'] }>('POST', api),
    update: route<{ params: Of; body: K['given'] & { version?: number | undefined }; data: K['shown'] }>(
      'PUT',
      `${api}/:id`,
    ),
    /** Into the bin. */
    remove: route<{ params: Of; query: { version?: string | undefined }; data: null }>('DELETE', `${api}/:id`),
    restore: route<{ params: Of; data: K['shown'] }>('POST', `${api}/:id/restore`),
    bin: route<{ data: InBin[] }>('GET', `${api}/bin`),
    versions: route<{ params: Of; data: Version[] }>('GET', `${api}/:id/versions`),
    revision: route<{ params: Of & { version: number }; data: Version & { content: K['content'] } & Described }>(
      'GET',
      `${api}/:id/versions/:version`,
    ),
    draft: route<{ params: OfDraft; data: Draft | null }>('GET', `${api}/draft/:key`),
    saveDraft: route<{ params: OfDraft; body: { content: K['draft']; baseVersion: number }; data: Draft }>(
      'PUT',
      `${api}/draft/:key`,
    ),
    dropDraft: route<{ params: OfDraft; data: null }>('DELETE', `${api}/draft/:key`),
  };
}

export type ContentPaths<K extends ContentTypes> = ReturnType<typeof contentPaths<K>>;
