import { route } from '../../shared/route.ts';
import type {
  InvitedByList,
  PreviewStaffImport,
  RunStaffImport,
  StaffImportPreview,
  StaffImportRecord,
  UndoneStaffImport,
} from './staff-imports.schema.ts';

export const staffImportsPaths = {
  /** The newest first. */
  list: route<{ data: StaffImportRecord[] }>('GET', '/import/staff'),
  /** Writes nothing. */
  preview: route<{ body: PreviewStaffImport; data: StaffImportPreview }>('POST', '/import/staff/preview'),
  /** The file once more, as it was previewed. */
  run: route<{ body: RunStaffImport; data: InvitedByList }>('POST', '/import/staff'),
  undo: route<{ params: { id: string }; data: UndoneStaffImport }>('POST', '/import/staff/:id/undo'),
};
