import { createHmac, randomInt } from 'node:crypto';
import type { GivenCode } from '@kidney/contract/office/accounts/new-device.schema.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import type { AuditLog } from '../../audit-log/index.ts';
import type { QueueAccountMail } from '../account-messages.ts';
import { accountsRepository, type Account } from '../accounts.repository.ts';
import type { KnownDevices } from '../known-device.ts';
import { accountLinksRepository } from '../email-links/account-links.repository.ts';
import { linkIsOver } from '../email-links/email-links.service.ts';
import { hashToken, linkPath, newToken } from '../email-links/one-time-token.ts';
import { askedCookie, clearAsked, setAsked, setDevice } from '../session-cookies.ts';
import type { SignInLimits } from '../sign-in-limits.ts';
import { createAskedDevices } from './asked-device.ts';

const lifeMinutes = 15;
/** A mail that lives on so long is not followed by another: in a flood three an hour would be gone in a second. */
const stillUsefulMinutes = 5;

interface Deps {
  database: Database;
  clock: Clock;
  limits: SignInLimits;
  devices: KnownDevices;
  auditLog: AuditLog;
  queueMessage: QueueAccountMail;
  hasMail: boolean;
  secret: Uint8Array;
}

const subjectOf = ({ id }: Pick<Account, 'id'>) => ({ kind: 'account', id: String(id) }) as const;
const nameOf = (account: Account | undefined, login: string) => (account ? `id ${account.id}` : `typed ${login}`);

const byMail =
  '처음 보는 기기입니다. 이 계정의 메일로 주소를 보내 드렸습니다. 15분 안에 이 기기에서 열어 주십시오. 조금 전에 받으신 메일이 있으면 그 주소를 여셔도 됩니다. 메일을 볼 수 없으시면 책임자에게 전화해 여섯 자리 숫자를 받아 주십시오.';
const byTelephone = '처음 보는 기기입니다. 책임자에게 전화해 여섯 자리 숫자를 받아 주십시오.';

/** While strangers try passwords a device that is not known shows first that its user is the account’s: by mail, or by an owner’s word. */
export function createNewDeviceService(deps: Deps) {
  const { database, clock, limits, devices, auditLog, queueMessage, hasMail, secret } = deps;
  const asked = createAskedDevices(secret, lifeMinutes * 60_000, () => clock.now());
  const hashCode = (accountId: number, code: string) =>
    createHmac('sha256', secret).update(`code ${accountId} ${code}`).digest();
  const know = (accountId: number) => [setDevice(devices.issue(accountId)), clearAsked()];

  async function mail(account: Account): Promise<void> {
    if (await accountLinksRepository.hasOpen(database.write, account.id, 'device', stillUsefulMinutes)) return;
    if (!(await limits.mayMailDeviceLink(account.id))) return;
    await database.write.transaction(async (tx) => {
      const token = newToken();
      const link = {
        tokenHash: hashToken(token),
        accountId: account.id,
        purpose: 'device',
        email: account.email,
      } as const;
      const until = await accountLinksRepository.insert(tx, link, lifeMinutes);
      const data = { path: linkPath('/admin/new-device', token), until };
      await queueMessage(tx, { template: 'device-link', channel: 'mail', to: account.email, data });
      auditLog.record(tx, 'device-link-asked', subjectOf(account));
    });
  }

  return {
    /** Answers the same for every name, whether there is such an account or not. */
    async refuse(account: Account | undefined, login: string): Promise<never> {
      if (hasMail && account?.state === 'active') await mail(account);
      throw new AppError('NEW_DEVICE', {
        message: hasMail ? byMail : byTelephone,
        cookies: [setAsked(asked.issue(nameOf(account, login)), lifeMinutes * 60)],
      });
    },

    async byLink(token: string, context: RequestContext): Promise<string[]> {
      await limits.takeForgotten(context.clientAddress);
      return database.write.transaction(async (tx) => {
        const link = await accountLinksRepository.take(tx, 'device', hashToken(token));
        const account = link && (await accountsRepository.findById(tx, link.accountId));
        if (account?.state !== 'active' || account.email !== link?.email) throw linkIsOver();
        // Thrown inside, so that the link stays for the right browser.
        if (!asked.recognise(context.cookies[askedCookie], nameOf(account, ''))) {
          throw new AppError('NOT_PERMITTED', {
            message:
              '로그인을 누르신 그 기기, 그 브라우저에서 15분 안에 여셔야 합니다. 로그인하던 화면의 주소 칸에 이 주소를 붙여 넣어 주십시오.',
          });
        }
        auditLog.record(tx, 'device-known', subjectOf(account), { actorId: account.id });
        return know(account.id);
      });
    },

    /** A right code gives no more than five tries at the password, so guesses are counted by address alone: nobody can use up another’s. */
    async byCode({ login: typed, code }: { login: string; code: string }, context: RequestContext): Promise<string[]> {
      await limits.takeDeviceCode(context.clientAddress);
      const login = typed.toLowerCase();
      const account = await accountsRepository.findByLogin(database.write, login);
      if (!asked.recognise(context.cookies[askedCookie], nameOf(account, login))) {
        throw new AppError('NOT_PERMITTED', {
          message: '15분이 지났습니다. 로그인을 다시 누른 뒤에 숫자를 적어 주십시오.',
        });
      }
      return database.write.transaction(async (tx) => {
        const given = account && (await accountLinksRepository.take(tx, 'device-code', hashCode(account.id, code)));
        if (!given || account.state !== 'active') {
          const message = '숫자가 맞지 않거나 기한이 지났습니다.';
          throw new AppError('INVALID_INPUT', { message, fields: [{ field: 'code', message }] });
        }
        auditLog.record(tx, 'device-known', subjectOf(account), { actorId: account.id });
        return know(account.id);
      });
    },

    /** For an owner to read out. A second one ends the first. */
    async giveCode(accountId: number): Promise<GivenCode> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      return database.write.transaction(async (tx) => {
        const account = await accountsRepository.lock(tx, accountId);
        if (account?.state !== 'active') throw new AppError('NOT_FOUND', { message: '그 사람은 없습니다.' });
        await accountLinksRepository.dropAll(tx, account.id, 'device-code');
        const tokenHash = hashCode(account.id, code);
        const link = { tokenHash, accountId, purpose: 'device-code', email: account.email } as const;
        const until = await accountLinksRepository.insert(tx, link, lifeMinutes);
        auditLog.record(tx, 'device-code-given', subjectOf(account));
        return { code, until: until.toISOString() };
      });
    },
  };
}

export type NewDeviceService = ReturnType<typeof createNewDeviceService>;
