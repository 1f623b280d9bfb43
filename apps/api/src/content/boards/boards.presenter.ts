import { binDays } from '@kidney/contract/content/engine/content.paths.ts';
import { boards, type Board } from '@kidney/contract/content/boards/boards.paths.ts';
import {
  postContentSchema,
  type Post,
  type PostAttachment,
  type PostBin,
  type PostItem,
  type PostSource,
  type UnlistedPosts,
} from '@kidney/contract/content/boards/boards.schema.ts';
import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import { plainTextOf, renderRichText } from '../../platform/rich-text.ts';
import { picturesIn, replacePictures } from './post-content.ts';
import type { ItemRow, Neighbour, PostRow, Standing } from './post-lists.repository.ts';
import type { StoredPost } from './posts.repository.ts';

type Described = ReadonlyMap<string, Media>;

export const tagOfBoard = (board: Board) => `board:${board}`;
export const tagOfPost = (id: number) => `post:${id}`;
/** On the post's own page only: something beside it changed. */
export const tagBeside = (id: number) => `beside:${id}`;
export const pathOfPost = (board: Board, id: number) => `${boards[board].site}/${id}`;

/** A post whose time has just come has the number that it will be given. */
function numberOf(row: Pick<ItemRow, 'id' | 'number'>, standing: Pick<Standing, 'lastNumber' | 'due'>): number {
  return row.number ?? standing.lastNumber + 1 + Math.max(0, standing.due.indexOf(row.id));
}

export function presentItem(row: ItemRow, standing: Standing, today: () => string): PostItem {
  return {
    id: row.id,
    number: numberOf(row, standing),
    title: row.title,
    publishedAt: row.publishedAt.toISOString(),
    office: row.office,
    attachments: row.attachments,
    views: row.views,
    hasPicture: row.hasPicture,
    isPinned: row.pinnedUntil !== null && row.pinnedUntil >= today(),
  };
}

const widthsOf = ({ variants }: NonNullable<Media['image']>, format: 'avif' | 'webp') =>
  variants
    .filter((each) => each.format === format)
    .map((each) => `${each.url} ${each.width}w`)
    .join(', ');

function pictureMarkup({ image, url }: Media, alt: string): string {
  if (!image) return '';
  const sources = (['avif', 'webp'] as const).map((format) => {
    const widths = widthsOf(image, format);
    return widths && `<source type="image/${format}" srcset="${widths}" sizes="(width <= 720px) 100vw, 45rem">`;
  });
  const size = `width="${image.width}" height="${image.height}"`;
  return `<picture>${sources.join('')}<img src="${url}" alt="${alt}" ${size} loading="lazy" decoding="async"></picture>`;
}

/** A head without words names no column: a screen reader would say it before every cell. */
const withoutEmptyHeads = (html: string) =>
  html.replaceAll(/<th((?: [^>]*)?)>((?:<p>|<\/p>|<br \/>|\s)*)<\/th>/g, '<td$1>$2</td>');

/** Stored text on its way out: sanitised once more, then its pictures get their addresses. What is gone is left out. */
export function presentHtml(html: string, media: Described): string {
  return replacePictures(withoutEmptyHeads(renderRichText(html, 'post')), ({ id, alt }) => {
    const found = media.get(id);
    return found ? pictureMarkup(found, alt) : '';
  });
}

export function presentFiles(ids: readonly string[], media: Described): PostAttachment[] {
  return ids.flatMap((id) => {
    const found = media.get(id);
    return found ? [{ id, name: found.name, type: found.format, size: found.size, href: found.url }] : [];
  });
}

function firstPicture(html: string, media: Described): Post['picture'] {
  for (const { id, alt } of picturesIn(html)) {
    const found = media.get(id);
    if (!found?.image) continue;
    const { shareUrl: src, width, height } = found.image;
    const [avif, webp] = [widthsOf(found.image, 'avif'), widthsOf(found.image, 'webp')];
    return { src, alt: plainTextOf(alt), width, height, avif, webp };
  }
  return null;
}

const presentNeighbour = (row: Neighbour | undefined) =>
  row ? { id: row.id, title: row.title, publishedAt: row.publishedAt.toISOString() } : null;

interface Around {
  standing: Standing;
  today: () => string;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
  media: Described;
}

export function presentPost(row: PostRow, { standing, today, previous, next, media }: Around): Post {
  const { attachments: _count, hasPicture: _picture, ...item } = presentItem(row, standing, today);
  return {
    ...item,
    updatedAt: row.updatedAt.toISOString(),
    html: presentHtml(row.html, media),
    description: row.description,
    attachments: presentFiles(row.files, media),
    picture: firstPicture(row.html, media),
    previous: presentNeighbour(previous),
    next: presentNeighbour(next),
    version: row.version,
  };
}

function stateOf(row: StoredPost, now: Date): PostSource['state'] {
  if (row.removedAt) return 'bin';
  if (!row.listed || !row.publishedAt) return 'kept';
  return row.publishedAt > now ? 'scheduled' : 'public';
}

export function presentSource(row: StoredPost, now: Date, media: Described): PostSource {
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    html: renderRichText(row.html, 'post'),
    office: row.office,
    attachments: row.attachments,
    attachmentFiles: presentFiles(row.attachments, media),
    pinnedUntil: row.pinnedUntil,
    state: stateOf(row, now),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}

export function presentRevision(content: unknown, media: Described) {
  const stored = postContentSchema.parse(content);
  return {
    content: { ...stored, html: renderRichText(stored.html, 'post') },
    html: presentHtml(stored.html, media),
    attachmentFiles: presentFiles(stored.attachments, media),
  };
}

export function presentRemoved(row: StoredPost): PostBin['posts'][number] {
  const removedAt = row.removedAt as Date;
  return {
    id: row.id,
    title: row.title,
    office: row.office,
    version: row.version,
    removedAt: removedAt.toISOString(),
    keptUntil: new Date(removedAt.getTime() + binDays * 86_400_000).toISOString(),
  };
}

export function presentUnlisted(row: StoredPost): UnlistedPosts['posts'][number] {
  return {
    id: row.id,
    title: row.title,
    office: row.office,
    version: row.version,
    state: row.listed ? 'scheduled' : 'kept',
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}
