import type { Office } from '@kidney/contract/content/boards/boards.paths.ts';
import type {
  PostAttachment,
  PostContent,
  PostDraftContent,
  PostSource,
  Publish,
} from '@kidney/contract/content/boards/boards.schema.ts';
import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import { fileFormats } from '@kidney/contract/shared/file-formats.ts';
import { fromWallTime, toWallTime } from '../../../platform/seoul-moment.ts';

export type PublishChoice = Publish['state'];

/** A post under the hands of its writer: every field as the screen holds it. */
export interface PostForm {
  title: string;
  html: string;
  office: Office;
  files: readonly Media[];
  /** A day, or nothing. */
  pinnedUntil: string;
  publish: PublishChoice;
  /** Day and time by the clock in Seoul; counts only where it is scheduled. */
  publishAt: string;
}

/** What is edited from the beginning. */
export interface Start {
  form: PostForm;
  /** The version that it was made from; 0 where nothing is stored yet. */
  base: number;
  keptAt?: string;
}

/** A file to download needs no words of its own, even where it is a picture. */
export const asFile = (media: Media): Media => ({ ...media, image: null });

const fileOf = ({ id, name, type, size, href }: PostAttachment): Media => ({
  id,
  name,
  size,
  format: type,
  kind: fileFormats[type].kind,
  url: href,
  alt: '',
  image: null,
  createdAt: '',
});

export const emptyForm = (office: Office): PostForm => ({
  title: '',
  html: '',
  office,
  files: [],
  pinnedUntil: '',
  publish: 'now',
  publishAt: '',
});

const choices: Record<PostSource['state'], PublishChoice> = {
  public: 'now',
  scheduled: 'scheduled',
  kept: 'kept',
  bin: 'kept',
};

export function formOfSource(source: PostSource): PostForm {
  const publish = choices[source.state];
  return {
    title: source.title,
    html: source.html,
    office: source.office,
    files: source.attachmentFiles.map(fileOf),
    pinnedUntil: source.pinnedUntil ?? '',
    publish,
    publishAt: publish === 'scheduled' && source.publishedAt ? toWallTime(source.publishedAt) : '',
  };
}

/** What had been typed; whether it is shown stays as it is, unless it had been scheduled. */
export function formOfDraft(draft: PostDraftContent, files: readonly PostAttachment[], before: PostForm): PostForm {
  const { title, html, office, pinnedUntil, publishAt } = draft;
  return {
    title,
    html,
    office,
    files: files.map(fileOf),
    pinnedUntil: pinnedUntil ?? '',
    publish: publishAt ? 'scheduled' : before.publish,
    publishAt: publishAt ? toWallTime(publishAt) : before.publishAt,
  };
}

export function contentOf({ title, html, office, files, pinnedUntil }: PostForm): PostContent {
  return { title, html, office, attachments: files.map(({ id }) => id), pinnedUntil: pinnedUntil || null };
}

export function draftOf(form: PostForm): PostDraftContent {
  return { ...contentOf(form), publishAt: form.publish === 'scheduled' ? fromWallTime(form.publishAt) : null };
}

/** Null where it is to be scheduled and no time is given. */
export function publishOf({ publish, publishAt }: Pick<PostForm, 'publish' | 'publishAt'>): Publish | null {
  if (publish !== 'scheduled') return { state: publish };
  const at = fromWallTime(publishAt);
  return at === null ? null : { state: 'scheduled', at };
}

/** How a stored post is shown now. */
export const publishOfSource = (source: PostSource): Publish => publishOf(formOfSource(source)) ?? { state: 'kept' };
