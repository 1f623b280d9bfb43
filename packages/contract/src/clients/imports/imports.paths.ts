import { route } from '../../shared/route.ts';
import type { ImportPreview, ImportRecord, PreviewImport, RunImport, UndoneImport } from './imports.schema.ts';

export const importsPaths = {
  /** The newest first. */
  list: route<{ data: ImportRecord[] }>('GET', '/import'),
  /** Writes nothing. */
  preview: route<{ body: PreviewImport; data: ImportPreview }>('POST', '/import/preview'),
  /** The file once more, as it was previewed. */
  run: route<{ body: RunImport; data: ImportRecord }>('POST', '/import'),
  undo: route<{ params: { id: string }; data: UndoneImport }>('POST', '/import/:id/undo'),
};
