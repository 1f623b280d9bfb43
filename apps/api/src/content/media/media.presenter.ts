import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import type { MediaRow } from './media.repository.ts';
import { sharePicture, storedDocument } from './stored-names.ts';

/** Addresses begin with the second origin where there is one. */
export function createMediaPresenter(filesOrigin: string) {
  return (row: MediaRow): Media => {
    const url = (name: string) => `${filesOrigin}/files/${row.id}/${name}`;
    const widest = row.variants.findLast(({ format }) => format === 'webp');
    return {
      id: row.id,
      kind: row.kind,
      format: row.format,
      name: row.name,
      size: row.size,
      alt: row.alt,
      url: url(widest?.name ?? storedDocument(row.format)),
      image:
        row.width === null || row.height === null
          ? null
          : {
              width: row.width,
              height: row.height,
              variants: row.variants.map(({ name, ...variant }) => ({ ...variant, url: url(name) })),
              shareUrl: url(sharePicture),
            },
      createdAt: row.createdAt.toISOString(),
    };
  };
}

export type PresentMedia = ReturnType<typeof createMediaPresenter>;
