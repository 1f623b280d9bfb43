import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { AuditLog } from '../audit-log/index.ts';
import { accountsRepository } from './accounts.repository.ts';
import { hashPassword } from './password-hash.ts';
import { refuseEasyPassword } from './password.policy.ts';
import type { EmailLinksService } from './email-links/email-links.service.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { usernameTaken } from './sign-up.policy.ts';

interface Person {
  username: string;
  email: string;
  nickName: string;
  password: string;
}

interface Deps {
  database: Database;
  limits: SignInLimits;
  links: EmailLinksService;
  auditLog: AuditLog;
  isOpen: boolean;
}

export function createSignUpService({ database, limits, links, auditLog, isOpen }: Deps) {
  return {
    /** Answer and username's fate are the same whether the e-mail is known or not: only its letter box tells. */
    async signUp({ password, ...person }: Person, context: RequestContext): Promise<void> {
      if (!isOpen) throw new AppError('NOT_FOUND', { message: '지금은 가입 신청을 받지 않습니다.' });
      refuseEasyPassword('password', password, Object.values(person));
      await limits.takeSignUp(context.clientAddress);
      const passwordHash = await hashPassword(password);
      const mayAskForProof = await links.mayAskForProof(person.email);
      await database.write.transaction(async (tx) => {
        const account = await accountsRepository.insert(tx, { ...person, passwordHash });
        if (!account) throw usernameTaken();
        if (mayAskForProof) await links.askForProof(tx, account);
        auditLog.record(tx, 'signed-up', { kind: 'account', id: String(account.id) });
      });
    },
  };
}

export type SignUpService = ReturnType<typeof createSignUpService>;
