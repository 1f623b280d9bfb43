import { newProgram } from '@kidney/contract/programs/program-names.paths.ts';
import {
  programDraftContentSchema,
  type ProgramDraft,
  type SaveProgramDraft,
} from '@kidney/contract/programs/programs.schema.ts';
import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { ProgramsDeps } from './programs.deps.ts';
import { programsRepository } from './programs.repository.ts';

const subject = 'program';
const draftOf = (key: string, accountId: number) => ({ subject, key, accountId });
/** Under which name a person's draft keeps the pictures it shows. */
const filesOf = (key: string, accountId: number) => ({ subject: 'program-draft', key: `${key}/${accountId}` });

/** `key` is the program's id, or `new`. */
export function createProgramDrafts({ database, drafts, media }: Pick<ProgramsDeps, 'database' | 'drafts' | 'media'>) {
  async function removeIn(tx: Tx, key: string, accountId: number): Promise<void> {
    await drafts.removeIn(tx, draftOf(key, accountId));
    await media.release(tx, filesOf(key, accountId));
  }

  return {
    async find(key: string, accountId: number): Promise<ProgramDraft | null> {
      const found = await drafts.find(draftOf(key, accountId));
      if (!found) return null;
      const content = programDraftContentSchema.parse(found.content);
      return { content, baseVersion: found.baseVersion, savedAt: found.savedAt.toISOString() };
    },

    async save(key: string, accountId: number, { content, baseVersion }: SaveProgramDraft): Promise<ProgramDraft> {
      if (key !== newProgram && !(await programsRepository.find(database.write, Number(key)))) {
        throw new AppError('NOT_FOUND', { message: '이미 삭제된 프로그램입니다.' });
      }
      const ids = content.pictures.map(({ id }) => id);
      const there = [...(await media.describe(database.write, ids)).keys()];
      await database.write.transaction((tx) => media.keep(tx, filesOf(key, accountId), there));
      const { savedAt } = await drafts.save(draftOf(key, accountId), content, baseVersion);
      return { content, baseVersion, savedAt: savedAt.toISOString() };
    },

    remove: (key: string, accountId: number) => database.write.transaction((tx) => removeIn(tx, key, accountId)),
    /** In the transaction that saves the program itself. */
    removeIn,
    /** For a program that is gone: nobody can go on with what was typed of it. */
    async removeAllIn(tx: Tx, key: string): Promise<void> {
      for (const accountId of await drafts.removeAllIn(tx, { subject, key })) {
        await media.release(tx, filesOf(key, accountId));
      }
    },
  };
}

export type ProgramDrafts = ReturnType<typeof createProgramDrafts>;
