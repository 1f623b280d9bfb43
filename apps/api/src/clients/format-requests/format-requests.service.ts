import { randomUUID } from 'node:crypto';
import { formatDueDays } from '@kidney/contract/clients/format-requests/format-names.paths.ts';
import {
  formatRequestsMost,
  type AskedForFormat,
  type DueFormat,
  type EndFormatRequest,
  type FormatRequest,
  type FormatRequestForm,
  type TakenFormatCall,
} from '@kidney/contract/clients/format-requests/format-requests.schema.ts';
import type { Act } from '@kidney/contract/office/audit-log/acts.paths.ts';
import { phoneDigits } from '@kidney/contract/shared/phone.ts';
import { addressBlock } from '../../platform/address-block.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db, Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Limits } from '../../platform/limits.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import { addDays, seoulDate } from '../../platform/seoul-time.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { People } from '../people/index.ts';
import { openWish, presentFormatRequest } from './format-requests.presenter.ts';
import { formatRequestsRepository, sealedFormatRequests, type FormatRequestRow } from './format-requests.repository.ts';

export interface FormatRequestsDeps {
  database: Database;
  clock: Clock;
  vault: Vault;
  auditLog: AuditLog;
  limits: Limits;
  people: Pick<People, 'recognise' | 'read' | 'giveConsents' | 'consentTexts'>;
  /** What staff call themselves. */
  names(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

const hour = 3_600;
/** Nobody waits for so many at once. */
const waitingMost = 10;
/** Staff are told of what is due so many days ahead. */
const soonDays = 3;
const subjectOf = (id: string) => ({ kind: 'format-request', id }) as const;

export function createFormatRequestsService(deps: FormatRequestsDeps) {
  const { database, clock, vault, auditLog, people } = deps;
  const byAddress = deps.limits('format-request', 10, hour, 'count-here');
  const today = () => seoulDate(clock.now());

  const form = (): FormatRequestForm => ({ consents: people.consentTexts('formats') });

  function requireConsents(accepted: readonly string[]): void {
    const missing = form().consents.filter(({ id, isRequired }) => isRequired && !accepted.includes(id));
    const isKnown = accepted.every((given) => form().consents.some(({ id }) => id === given));
    if (missing.length === 0 && isKnown) return;
    const message =
      missing.length > 0
        ? '개인정보 수집과 이용에 동의하셔야 보내 드릴 수 있습니다. 원하지 않으시면 전화해 주십시오.'
        : '동의서가 새로 바뀌었습니다. 화면을 새로 열어 다시 읽어 주십시오.';
    throw new AppError('INVALID_INPUT', { message, fields: [{ field: 'accepted', message }] });
  }

  async function present(tx: Tx, rows: readonly FormatRequestRow[]): Promise<FormatRequest[]> {
    const known = await people.read(tx, [...new Set(rows.map(({ personId }) => personId))]);
    const enders = rows.flatMap(({ endedBy }) => endedBy ?? []);
    const names = await deps.names(tx, [...new Set(enders)]);
    return rows.map((row) => presentFormatRequest(row, { vault, people: known, names }));
  }

  async function presentOne(tx: Tx, row: FormatRequestRow): Promise<FormatRequest> {
    const [shown] = await present(tx, [row]);
    if (!shown) throw new Error('a request that is there was not shown');
    return shown;
  }

  /** Who presses twice asks once: what waits already in the same words is the same request. */
  async function take(tx: Tx, asked: TakenFormatCall, takenBy: number | null): Promise<FormatRequestRow> {
    const { name, format, wish, email, accepted, giver } = asked;
    const now = clock.now();
    const way = takenBy === null ? 'web' : 'phone';
    const { id: personId } = await people.recognise(tx, { name, phone: phoneDigits(asked.phone) });
    await people.giveConsents(tx, personId, { accepted, giver, way, givenAt: now, takenBy });
    const waiting = await formatRequestsRepository.waitingOf(tx, personId, waitingMost);
    const sealed = JSON.stringify({ format, wish: wish.trim(), email });
    const same = waiting.find((row) => JSON.stringify(openWish(vault, row)) === sealed);
    if (same) return same;
    if (waiting.length >= waitingMost)
      throw new AppError('LIMIT_REACHED', {
        message: '이미 여러 번 요청하셨습니다. 전화해 주시면 함께 챙겨 드립니다.',
      });
    const id = randomUUID();
    auditLog.record(tx, 'applied', subjectOf(id));
    return formatRequestsRepository.insert(tx, {
      id,
      personId,
      way,
      ...vault.seal(sealedFormatRequests, id, { wish: sealed }),
      receivedAt: now,
      dueOn: addDays(seoulDate(now), formatDueDays),
      takenBy,
    });
  }

  /** Whoever saw it otherwise is shown how it stands; that they were shown it is kept, so it is no rollback. */
  async function change(
    id: string,
    act: Act,
    seen: number,
    values: Parameters<typeof formatRequestsRepository.change>[3],
  ): Promise<FormatRequest> {
    const { isStale, shown } = await database.write.transaction(async (tx) => {
      const row = await formatRequestsRepository.change(tx, id, seen, values);
      if (row) auditLog.record(tx, act, subjectOf(id));
      const there = row ?? (await formatRequestsRepository.find(tx, id));
      if (!there) throw new AppError('NOT_FOUND', { message: '찾으시는 요청이 없습니다.' });
      return { isStale: !row, shown: await presentOne(tx, there) };
    });
    if (isStale) throw new AppError('STALE_VERSION', { current: shown });
    return shown;
  }

  return {
    form,

    /** By a visitor, who is told by when and nothing else. */
    async ask(asked: AskedForFormat, address: string): Promise<{ dueOn: string }> {
      requireConsents(asked.accepted);
      await byAddress.take(addressBlock(address));
      const { dueOn } = await database.write.transaction((tx) => take(tx, { ...asked, giver: 'self' }, null));
      return { dueOn };
    },

    /** By an officer, while somebody tells it. */
    async takeCall(asked: TakenFormatCall, by: number): Promise<FormatRequest> {
      requireConsents(asked.accepted);
      return database.write.transaction(async (tx) => presentOne(tx, await take(tx, asked, by)));
    },

    list: (): Promise<FormatRequest[]> =>
      database.write.transaction(async (tx) => {
        const waiting = await formatRequestsRepository.waiting(tx, formatRequestsMost);
        const ended = await formatRequestsRepository.ended(tx, Math.min(20, formatRequestsMost - waiting.length));
        return present(tx, [...waiting, ...ended]);
      }),

    end: (id: string, { ending, words, version }: EndFormatRequest, by: number): Promise<FormatRequest> =>
      change(id, 'ticked', version, {
        ending,
        ...vault.seal(sealedFormatRequests, id, { endWords: words === '' ? null : words }),
        endedAt: clock.now(),
        endedBy: by,
      }),

    reopen: (id: string, version: number): Promise<FormatRequest> =>
      change(id, 'unticked', version, { ending: null, endWords: null, endedAt: null, endedBy: null }),

    /** What is due by that day, the latest first. Nobody is named. */
    async dueBy(tx: Tx, by: string, most: number): Promise<DueFormat[]> {
      const rows = await formatRequestsRepository.dueBy(tx, by, most);
      return rows.map((row) => ({ id: row.id, format: openWish(vault, row).format, dueOn: row.dueOn }));
    },

    countDueBy: (day: string, most: number) => formatRequestsRepository.countDue(database.read, day, most),

    /** Those that are due soon, or were. */
    countDue: (most: number) => formatRequestsRepository.countDue(database.read, addDays(today(), soonDays), most),
  };
}

export type FormatRequestsService = ReturnType<typeof createFormatRequestsService>;
