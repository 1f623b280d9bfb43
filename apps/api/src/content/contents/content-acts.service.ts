import type { ContentAct, ContentKind } from '@kidney/contract/content/contents/contents.paths.ts';
import type { ContentActs, DoneContents } from '@kidney/contract/content/contents/contents.schema.ts';
import { AppError, toAppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import type { Principal } from '../../platform/request-context.ts';
import { isIdOf } from './content-place.ts';
import type { ContentSource } from './content-source.ts';
import { mayChange } from './contents.service.ts';

const unknownActs: Record<ContentAct, string> = {
  publish: '공개하거나 내리지 않는 종류입니다.',
  withdraw: '공개하거나 내리지 않는 종류입니다.',
  bin: '휴지통이 없는 종류입니다. 삭제하실 수 없습니다.',
  restore: '휴지통이 없는 종류입니다.',
};
const stale = '그사이 다른 직원이 고쳤습니다. 바뀐 내용을 보고 다시 골라 주십시오.';

type Row = DoneContents['rows'][number];

interface Deps {
  sources: readonly ContentSource[];
  log: Log;
}

/** One act on many things, each through its own feature as if it stood alone: one that is refused stops no other. */
export function createContentActs({ sources, log }: Deps) {
  const sourceOf = new Map<ContentKind, ContentSource>(sources.map((source) => [source.kind, source]));

  async function actOn(act: ContentAct, { kind, id, version }: ContentActs['picked'][number], by: Principal) {
    const source = sourceOf.get(kind);
    if (!source || !isIdOf(kind, id)) throw new AppError('NOT_FOUND');
    if (!mayChange(source, by.roles)) throw new AppError('NOT_PERMITTED');
    const known = source.acts[act];
    if (!known) throw new AppError('CONFLICT', { message: unknownActs[act] });
    await known.work({ id, version, accountId: by.sub });
  }

  return {
    async act({ act, picked }: ContentActs, by: Principal): Promise<DoneContents> {
      const rows: Row[] = [];
      let broken: AppError | undefined;
      for (const each of picked) {
        const { kind, id } = each;
        try {
          // Where something is amiss that has nothing to do with the row, the next one would only wait for the same.
          if (broken) throw broken;
          await actOn(act, each, by);
          rows.push({ kind, id, refusal: null });
        } catch (error) {
          const refused = toAppError(error);
          if (!(error instanceof AppError)) {
            log.error({ err: error, kind, id }, 'an act on many contents broke off');
            broken = refused;
          }
          const message = refused.code === 'STALE_VERSION' ? stale : refused.message;
          rows.push({ kind, id, refusal: { code: refused.code, message } });
        }
      }
      return { rows };
    },
  };
}

export type ContentActsService = ReturnType<typeof createContentActs>;
