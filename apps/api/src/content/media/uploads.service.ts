import { randomUUID } from 'node:crypto';
import { claimedFormat, fileFormats, largestFile, type FileFormat } from '@kidney/contract/shared/file-formats.ts';
import type { Database } from '../../platform/database.ts';
import type { Upload } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import type { FileStore, NewFile } from '../../platform/storage/file-store.ts';
import type { IncomingFile, IncomingFiles } from '../../platform/storage/incoming-files.ts';
import type { VirusScan } from '../../platform/virus-scan/virus-scan.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import { checkContent } from './content/check-content.ts';
import { drawVariants } from './content/draw-variants.ts';
import { cleanFileName } from './file-name.ts';
import type { PresentMedia } from './media.presenter.ts';
import { mediaRepository, type NewMedia } from './media.repository.ts';
import { refusals } from './refusals.ts';
import { storedDocument } from './stored-names.ts';

export interface UploadsDeps {
  database: Database;
  store: FileStore;
  incoming: IncomingFiles;
  scan: VirusScan | undefined;
  present: PresentMedia;
  auditLog: AuditLog;
}

function formatOf(name: string): FileFormat {
  if (/\.(heic|heif)$/i.test(name)) throw refusals.telephonePicture();
  const format = claimedFormat(name);
  if (!format) throw refusals.unknownType();
  return format;
}

type Prepared = Pick<NewMedia, 'width' | 'height' | 'variants'> & { files: NewFile[] };

async function preparePicture(path: string): Promise<Prepared> {
  const { width, height, variants, share } = await drawVariants(path);
  return {
    width,
    height,
    variants: variants.map(({ bytes: _bytes, ...variant }) => variant),
    files: [...variants.map(({ name, bytes }) => ({ name, bytes })), share],
  };
}

export function createUploadsService({ database, store, incoming, scan, present, auditLog }: UploadsDeps) {
  const receiving = createSemaphore(6, 60);
  const checking = createSemaphore(4, 60);
  const drawing = createSemaphore(1, 60);

  async function receive(upload: Upload, format: FileFormat): Promise<IncomingFile> {
    const { kind } = fileFormats[format];
    try {
      return await incoming.receive(upload.bytes, largestFile[kind]);
    } catch (error) {
      if (error instanceof AppError && error.code === 'TOO_LARGE') throw refusals.tooLarge(kind);
      throw error;
    }
  }

  async function prepare(file: IncomingFile, format: FileFormat): Promise<Prepared> {
    await checkContent(file.path, file.size, format);
    if (scan && !(await scan(file.path)).isClean) throw refusals.infected();
    if (fileFormats[format].kind === 'image') return drawing(() => preparePicture(file.path));
    return { variants: [], files: [{ name: storedDocument(format), path: file.path }] };
  }

  /** The row first, then the file, then the row says that the file is there: no crash leaves a row that promises too much. */
  async function save(row: Omit<NewMedia, 'id'>, files: readonly NewFile[]) {
    const id = randomUUID();
    await mediaRepository.insertPending(database.write, { ...row, id });
    await store.put(id, files);
    return database.write.transaction(async (tx) => {
      const ready = await mediaRepository.setState(tx, id, 'ready');
      if (!ready) throw refusals.gone();
      auditLog.record(tx, 'created', { kind: 'file', id });
      return present(ready);
    });
  }

  return {
    upload: (openUpload: () => Promise<Upload>, uploaderId: number) =>
      receiving(async () => {
        const upload = await openUpload();
        const name = cleanFileName(upload.name);
        const format = formatOf(name);
        await using file = await receive(upload, format);
        if (file.size === 0) throw refusals.empty();
        const { files, ...measures } = await checking(() => prepare(file, format));
        const { kind } = fileFormats[format];
        // Awaited here: leaving the block takes the received file away.
        return await save({ kind, format, name, size: file.size, digest: file.digest, uploaderId, ...measures }, files);
      }),
  };
}

export type UploadsService = ReturnType<typeof createUploadsService>;
