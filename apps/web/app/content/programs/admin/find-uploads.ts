import { mediaPaths } from '@kidney/contract/content/media/media.paths.ts';
import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import { call, type Transport } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';

/** What the office knows of these pictures; one that is gone meanwhile is left out. */
export async function findUploads(transport: Transport, pictures: readonly { id: string }[]): Promise<Media[]> {
  const ids = [...new Set(pictures.map(({ id }) => id))];
  const found = await Promise.all(
    ids.map((id) =>
      call(transport, mediaPaths.get, { params: { id } }).then(
        ({ data }) => [data],
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return [];
          throw error;
        },
      ),
    ),
  );
  return found.flat();
}
