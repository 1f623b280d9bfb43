import {
  importFacilitiesSchema,
  importedSchema,
  importFileMax,
  importPreviewSchema,
  previewImportSchema,
} from '@kidney/contract/content/facilities/facilities-import.schema.ts';
import { sheetFileSchema, sheetQuerySchema } from '@kidney/contract/shared/sheet.schema.ts';
import { facilitiesPaths } from '@kidney/contract/content/facilities/facilities.paths.ts';
import { endpoint } from '../../platform/endpoint.ts';
import type { FacilitiesImport } from './facilities-import.service.ts';
import { mayWriteFacilities } from './facilities.policy.ts';

// Base64 makes four bytes of three; the rest is the JSON around it.
const bodyLimit = Math.ceil(importFileMax / 3) * 4 + 1024;

export function facilitiesImportEndpoints(service: FacilitiesImport) {
  return [
    endpoint({
      route: facilitiesPaths.export,
      summary: 'All dialysis units as CSV or Excel, in the form that the import takes',
      access: mayWriteFacilities,
      query: sheetQuerySchema,
      output: sheetFileSchema,
      handle: async ({ query }) => ({ data: await service.export(query.format ?? 'csv') }),
    }),
    endpoint({
      route: facilitiesPaths.previewImport,
      summary: 'What a CSV or Excel file would change, row by row',
      access: mayWriteFacilities,
      body: previewImportSchema,
      bodyLimit,
      output: importPreviewSchema,
      handle: async ({ body }) => ({ data: await service.preview(body.file) }),
    }),
    endpoint({
      route: facilitiesPaths.import,
      summary: 'Take over a file that was previewed, all of it or nothing',
      access: mayWriteFacilities,
      body: importFacilitiesSchema,
      bodyLimit,
      output: importedSchema,
      handle: async ({ body }) => {
        const data = await service.run(body.file, body.token);
        return { data, message: `${data.added}곳을 추가하고 ${data.changed}곳을 고쳤습니다.` };
      },
    }),
  ];
}
