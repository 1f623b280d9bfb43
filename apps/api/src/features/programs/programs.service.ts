import type { Act } from '@kidney/contract/audit-log/acts.paths.ts';
import { newProgram } from '@kidney/contract/programs/program-names.paths.ts';
import { programsMost, type Program, type ProgramContent } from '@kidney/contract/programs/programs.schema.ts';
import { announceContentChange } from '../../platform/content-changes.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { isBlankText } from '../../platform/rich-text.ts';
import type { ProgramDrafts } from './program-drafts.service.ts';
import { programEntry, programKind } from './program-entry.ts';
import type { ProgramsDeps } from './programs.deps.ts';
import { contentOf, presentProgram } from './programs.presenter.ts';
import { programsRepository, type ProgramRow } from './programs.repository.ts';

export const programsTag = 'programs';
const subject = 'program';

/** What may be stored: named, described where there are pictures, and possible in time. */
function checked(content: ProgramContent): ProgramContent {
  const { title, startTime, endTime, pictures } = content;
  const fields = [
    ...(isBlankText(title) ? [{ field: 'title', message: '이름을 입력해 주십시오.' }] : []),
    ...pictures.flatMap(({ alt }, index) =>
      isBlankText(alt) ? [{ field: `pictures.${index}.alt`, message: '사진 설명을 적어 주십시오.' }] : [],
    ),
    ...(!startTime && endTime ? [{ field: 'startTime', message: '시작하는 시각도 써 주십시오.' }] : []),
    ...(startTime && endTime && endTime <= startTime
      ? [{ field: 'endTime', message: '끝나는 시각이 시작하는 시각보다 빠릅니다.' }]
      : []),
  ];
  if (fields.length > 0) throw new AppError('INVALID_INPUT', { fields });
  return content;
}

export function createProgramsService(deps: ProgramsDeps, typed: ProgramDrafts) {
  const { database, revisions, media, search, auditLog } = deps;
  const record = (tx: Tx, act: Act, id: number) => auditLog.record(tx, act, { kind: 'program', id: String(id) });

  async function present(db: Db | Tx, rows: readonly ProgramRow[]): Promise<Program[]> {
    const uploads = await media.describe(
      db,
      rows.flatMap(({ pictures }) => pictures.map(({ id }) => id)),
    );
    return rows.map((row) => presentProgram(row, uploads));
  }
  async function presentOne(db: Db | Tx, row: ProgramRow): Promise<Program> {
    const [program] = await present(db, [row]);
    if (!program) throw new Error('one row gives one program');
    return program;
  }

  /** Nothing matched: either it is gone, or somebody else was first. */
  async function refuse(tx: Tx, id: number): Promise<never> {
    const current = await programsRepository.find(tx, id);
    if (!current) throw new AppError('NOT_FOUND', { message: '이미 삭제된 프로그램입니다.' });
    throw new AppError('STALE_VERSION', { current: await presentOne(tx, current) });
  }

  async function keepPictures(tx: Tx, key: string, { pictures }: ProgramContent): Promise<void> {
    const ids = pictures.map(({ id }) => id);
    await media.keep(tx, { subject, key }, ids);
    const uploads = await media.describe(tx, ids);
    if (ids.every((id) => uploads.get(id)?.image)) return;
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'pictures', message: '사진만 넣을 수 있습니다.' }] });
  }

  async function saved(tx: Tx, row: ProgramRow, authorId: number | null): Promise<Program> {
    const key = String(row.id);
    await keepPictures(tx, key, row);
    await revisions.record(tx, { subject, key, version: row.version, content: contentOf(row), authorId });
    await search.put(tx, programEntry(row));
    await announceContentChange(tx, [programsTag]);
    return presentOne(tx, row);
  }

  async function insert(tx: Tx, content: ProgramContent, authorId: number | null): Promise<Program> {
    const row = await programsRepository.insert(tx, content, authorId, programsMost);
    if (!row) throw new AppError('LIMIT_REACHED', { message: `프로그램은 ${programsMost}개까지 넣을 수 있습니다.` });
    return saved(tx, row, authorId);
  }

  return {
    async list(): Promise<Program[]> {
      return present(database.read, await programsRepository.list(database.read, programsMost));
    },

    async get(id: number): Promise<Program> {
      const row = await programsRepository.find(database.read, id);
      if (!row) throw new AppError('NOT_FOUND', { message: '찾으시는 프로그램이 없습니다.' });
      return presentOne(database.read, row);
    },

    async create(given: ProgramContent, accountId: number): Promise<Program> {
      const content = checked(given);
      return database.write.transaction(async (tx) => {
        const program = await insert(tx, content, accountId);
        await typed.removeIn(tx, newProgram, accountId);
        record(tx, 'created', program.id);
        return program;
      });
    },

    async update(id: number, given: ProgramContent, seen: number | undefined, accountId: number): Promise<Program> {
      const content = checked(given);
      return database.write.transaction(async (tx) => {
        const row = (await programsRepository.update(tx, id, content, seen, accountId)) ?? (await refuse(tx, id));
        const program = await saved(tx, row, accountId);
        await typed.removeIn(tx, String(id), accountId);
        record(tx, 'changed', id);
        return program;
      });
    },

    async remove(id: number, seen: number | undefined): Promise<void> {
      await database.write.transaction(async (tx) => {
        if (!(await programsRepository.remove(tx, id, seen))) await refuse(tx, id);
        await media.release(tx, { subject, key: String(id) });
        await typed.removeAllIn(tx, String(id));
        await search.remove(tx, { kind: programKind, key: String(id) });
        await announceContentChange(tx, [programsTag]);
        record(tx, 'removed', id);
      });
    },

    versions: (id: number) => revisions.list(subject, String(id)),

    async revision(id: number, version: number) {
      const found = await revisions.get(subject, String(id), version);
      return { ...found, content: found.content as ProgramContent };
    },

    /** Fills an empty list, and leaves any other alone. Returns how many were added. */
    async seed(contents: readonly ProgramContent[]): Promise<number> {
      return database.write.transaction(async (tx) => {
        if ((await programsRepository.list(tx, 1)).length > 0) return 0;
        for (const content of contents) await insert(tx, checked(content), null);
        return contents.length;
      });
    },

    async reindex(): Promise<number> {
      return database.write.transaction(async (tx) => {
        const rows = await programsRepository.list(tx, programsMost);
        for (const row of rows) await search.put(tx, programEntry(row));
        return rows.length;
      });
    },
  };
}

export type ProgramsService = ReturnType<typeof createProgramsService>;
