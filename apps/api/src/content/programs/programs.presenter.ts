import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import type { Program, ProgramContent, ProgramPicture } from '@kidney/contract/content/programs/programs.schema.ts';
import type { StoredContent } from '../engine/index.ts';

export type ProgramRow = ProgramContent & StoredContent;

type Uploads = ReadonlyMap<string, Media>;

/** A picture that is gone is left out: the words say what there is to know. */
function presentPicture({ id, alt }: ProgramContent['pictures'][number], uploads: Uploads): ProgramPicture[] {
  const media = uploads.get(id);
  if (!media?.image) return [];
  const { width, height, variants } = media.image;
  const setOf = (format: 'avif' | 'webp') =>
    variants
      .filter((each) => each.format === format)
      .map((each) => `${each.url} ${each.width}w`)
      .join(', ');
  return [{ id, alt, src: media.url, width, height, avif: setOf('avif'), webp: setOf('webp') }];
}

export function contentOf(row: ProgramRow | ProgramContent): ProgramContent {
  const { title, description, weekdays, startTime, endTime, place, audience, order, pictures } = row;
  return { title, description, weekdays, startTime, endTime, place, audience, order, pictures };
}

export function presentProgram(row: ProgramRow, uploads: Uploads): Program {
  return {
    ...contentOf(row),
    id: row.id,
    version: row.version,
    pictures: row.pictures.flatMap((picture) => presentPicture(picture, uploads)),
  };
}
