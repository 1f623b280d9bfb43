import type { OwnSession } from '@kidney/contract/office/accounts/own-sessions.schema.ts';
import type { Database } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Principal } from '../../../platform/request-context.ts';
import type { AuditLog } from '../../audit-log/index.ts';
import type { SessionsRepository } from '../sessions.repository.ts';
import { deviceInWords } from './device-labels.ts';

interface Deps {
  database: Database;
  sessions: SessionsRepository;
  auditLog: AuditLog;
}

/** Where somebody is signed in, for themselves to see and end. */
export function createOwnSessionsService({ database, sessions, auditLog }: Deps) {
  const own = ({ sub }: Principal) => ({ kind: 'account', id: String(sub) }) as const;

  return {
    async list(principal: Principal): Promise<OwnSession[]> {
      const rows = await sessions.living(database.write, principal.sub);
      return rows.map((row) => ({
        id: row.id,
        device: deviceInWords(row.userAgent),
        address: row.clientAddress,
        createdAt: row.createdAt.toISOString(),
        lastUsedAt: row.lastUsedAt.toISOString(),
        isThis: row.id === principal.sid,
      }));
    },

    async end(principal: Principal, sid: string): Promise<void> {
      await database.write.transaction(async (tx) => {
        if (!(await sessions.endOwn(tx, principal.sub, sid))) {
          throw new AppError('NOT_FOUND', { message: '이미 로그아웃된 기기입니다.' });
        }
        auditLog.record(tx, 'session-ended', own(principal), { details: { why: 'by-its-owner', session: sid } });
      });
    },

    async endOthers(principal: Principal): Promise<void> {
      await database.write.transaction(async (tx) => {
        await sessions.endAll(tx, principal.sub, 'signed-out', principal.sid);
        auditLog.record(tx, 'session-ended', own(principal), { details: { why: 'by-its-owner', but: principal.sid } });
      });
    },
  };
}

export type OwnSessionsService = ReturnType<typeof createOwnSessionsService>;
