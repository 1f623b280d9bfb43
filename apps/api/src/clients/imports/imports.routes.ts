import { importBounds } from '@kidney/contract/clients/imports/import-names.paths.ts';
import { importsPaths } from '@kidney/contract/clients/imports/imports.paths.ts';
import {
  importListSchema,
  importParamsSchema,
  importPreviewSchema,
  importRecordSchema,
  previewImportSchema,
  runImportSchema,
  undoneImportSchema,
} from '@kidney/contract/clients/imports/imports.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import { mayKnowPeople } from '../people/index.ts';
import type { ImportsService } from './imports.service.ts';
import type { createUndoImport } from './undo-import.ts';

/** Who knows the people anyway, brings lists of them in. */
const access = mayKnowPeople;
// Base64 makes four bytes of three; the rest is the JSON around it.
export const importBodyLimit = Math.ceil(importBounds.file / 3) * 4 + 8 * 1024;

export function importsEndpoints(service: ImportsService, undo: ReturnType<typeof createUndoImport>) {
  return [
    endpoint({
      route: importsPaths.list,
      summary: 'Lists of people that were brought in, the newest first; nobody who was on them',
      access,
      output: importListSchema,
      handle: async () => ({ data: await service.list() }),
    }),
    endpoint({
      route: importsPaths.preview,
      summary: 'What a list of members or supporters would do, row by row; nothing of it is kept',
      access,
      body: previewImportSchema,
      bodyLimit: importBodyLimit,
      output: importPreviewSchema,
      handle: async ({ body }) => ({ data: await service.preview(body) }),
    }),
    endpoint({
      route: importsPaths.run,
      summary: 'Bring in the rows of a list that was previewed; the same file once',
      access,
      body: runImportSchema,
      bodyLimit: importBodyLimit,
      output: importRecordSchema,
      handle: async ({ body, principal }) => {
        const { record, isAgain } = await service.run(body, principal.sub);
        const number = record.counts.new + record.counts.known;
        const message = isAgain ? '이미 넣은 파일입니다. 다시 넣지 않았습니다.' : `${number}명을 넣었습니다.`;
        return { data: record, message };
      },
    }),
    endpoint({
      route: importsPaths.undo,
      summary: 'Take out within a day what a list brought in, but for what has changed since',
      access,
      params: importParamsSchema,
      output: undoneImportSchema,
      handle: async ({ params, principal }) => {
        const data = await undo(params.id, principal.sub);
        const { removed = 0, kept = 0 } = data.record.undone ?? {};
        const stay = kept > 0 ? ` 그 사이 달라진 ${kept}명은 그대로 두었습니다.` : '';
        return { data, message: `${removed}명을 되돌렸습니다.${stay}` };
      },
    }),
  ];
}
