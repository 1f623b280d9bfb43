import { staffImportsPaths } from '@kidney/contract/clients/imports/staff-imports.paths.ts';
import { importParamsSchema } from '@kidney/contract/clients/imports/imports.schema.ts';
import {
  invitedByListSchema,
  previewStaffImportSchema,
  runStaffImportSchema,
  staffImportListSchema,
  staffImportPreviewSchema,
  undoneStaffImportSchema,
} from '@kidney/contract/clients/imports/staff-imports.schema.ts';
import { endpoint } from '../../../platform/endpoint.ts';
import { mayManageStaff } from '../../../office/accounts/index.ts';
import { importBodyLimit as bodyLimit } from '../imports.routes.ts';
import type { StaffImportsService } from './staff-imports.service.ts';

/** Who lets people in. */
const access = mayManageStaff;
const freshFactor = true;

export function staffImportsEndpoints(service: StaffImportsService) {
  return [
    endpoint({
      route: staffImportsPaths.list,
      summary: 'Lists of staff who were invited, the newest first; nobody who was on them',
      access,
      output: staffImportListSchema,
      handle: async () => ({ data: await service.list() }),
    }),
    endpoint({
      route: staffImportsPaths.preview,
      summary: 'Whom a list of staff would invite, row by row; nothing of it is kept',
      access,
      body: previewStaffImportSchema,
      bodyLimit,
      output: staffImportPreviewSchema,
      handle: async ({ body }) => ({ data: await service.preview(body) }),
    }),
    endpoint({
      route: staffImportsPaths.run,
      summary: 'Invite those of a list that was previewed; the same file once',
      access,
      freshFactor,
      body: runStaffImportSchema,
      bodyLimit,
      output: invitedByListSchema,
      handle: async ({ body, principal }) => {
        const { record, links, isAgain } = await service.run(body, principal.sub);
        const message = isAgain
          ? '이미 초대한 파일입니다. 다시 초대하지 않았습니다.'
          : `${record.counts.new}명을 초대했습니다.`;
        return { data: { record, links }, message };
      },
    }),
    endpoint({
      route: staffImportsPaths.undo,
      summary: 'Take back within a day the invitations of a list that nobody has accepted',
      access,
      freshFactor,
      params: importParamsSchema,
      output: undoneStaffImportSchema,
      handle: async ({ params, principal }) => {
        const data = await service.undo(params.id, principal.sub);
        const { removed = 0, kept = 0 } = data.record.undone ?? {};
        const stay = kept > 0 ? ` 이미 들어오신 ${kept}명은 그대로 두었습니다.` : '';
        return { data, message: `초대 ${removed}건을 거두었습니다.${stay}` };
      },
    }),
  ];
}
