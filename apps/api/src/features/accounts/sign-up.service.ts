import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { AuditLog } from '../audit-log/index.ts';
import { accountsRepository } from './accounts.repository.ts';
import { hashPassword } from './password-hash.ts';
import { refuseEasyPassword } from './password.policy.ts';
import type { SignInLimits } from './sign-in-limits.ts';

interface Person {
  username: string;
  email: string;
  nickName: string;
  password: string;
}

interface Deps {
  database: Database;
  limits: SignInLimits;
  auditLog: AuditLog;
  isOpen: boolean;
}

export function createSignUpService({ database, limits, auditLog, isOpen }: Deps) {
  return {
    /** The answer is the same whether the e-mail is known or not; a taken username has to be said. */
    async signUp({ password, ...person }: Person, context: RequestContext): Promise<void> {
      if (!isOpen) throw new AppError('NOT_FOUND', { message: '지금은 가입 신청을 받지 않습니다.' });
      refuseEasyPassword('password', password, Object.values(person));
      await limits.takeSignUp(context.clientAddress);
      const passwordHash = await hashPassword(password);
      const isMade = await database.write.transaction(async (tx) => {
        const account = await accountsRepository.insert(tx, { ...person, passwordHash });
        if (account) auditLog.record(tx, 'signed-up', { kind: 'account', id: String(account.id) });
        return account !== undefined;
      });
      if (isMade) return;
      if (await accountsRepository.findByUsername(database.write, person.username)) {
        const message = '이미 쓰고 있는 아이디입니다. 다른 아이디를 넣어 주십시오.';
        throw new AppError('CONFLICT', { message, fields: [{ field: 'username', message }] });
      }
    },
  };
}

export type SignUpService = ReturnType<typeof createSignUpService>;
