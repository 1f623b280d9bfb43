import { randomUUID } from 'node:crypto';
import { statusLinkDays } from '@kidney/contract/clients/application-names.paths.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { ridesIn, ridesOn } from '@kidney/contract/clients/rides.paths.ts';
import type { ApplicationStatus } from '@kidney/contract/clients/applications/status.schema.ts';
import type { Ride } from '@kidney/contract/clients/ride.schema.ts';
import { addressBlock } from '../../../platform/address-block.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Limits } from '../../../platform/limits.ts';
import type { Vault } from '../../../platform/sealed-text/vault.ts';
import { seoulDate } from '../../../platform/seoul-time.ts';
import type { AuditLog } from '../../../office/audit-log/index.ts';
import type { People } from '../../people/index.ts';
import { applicationsRepository, sealedApplications, type ApplicationRow } from '../applications.repository.ts';
import { phoneDigits } from '@kidney/contract/shared/phone.ts';
import { answerTo } from '../../forms/index.ts';
import { tidyReceiptNumber } from '../receipt-number.ts';
import type { StatusLinks } from './status-link.ts';
import { presentStatus } from './status.presenter.ts';

/** What the applicant may send; handed in, since proofs build on applications. */
export type PicturesToSend = (tx: Tx, row: ApplicationRow) => Promise<ApplicationStatus['pictures']>;

interface Deps {
  database: Database;
  clock: Clock;
  vault: Vault;
  auditLog: AuditLog;
  people: Pick<People, 'hasPhone'>;
  limits: Limits;
  links: StatusLinks;
  picturesToSend: PicturesToSend;
}

const hour = 3_600;
const day = 86_400_000;

/** The same words for a receipt that is not there and for one of somebody else. */
const noPair = () =>
  new AppError('NOT_FOUND', {
    message:
      '접수 번호와 전화번호가 맞는 신청이 없습니다. 적으신 것을 다시 확인해 주십시오. 그래도 안 되면 사무국으로 전화해 주십시오.',
  });
/** Who has looked for the number in vain is not sent to wait, but to somebody who finds it. */
const callUs = (refused: unknown) => {
  if (!(refused instanceof AppError)) throw refused;
  throw new AppError(refused.code, {
    ...refused.details,
    message: '여러 번 맞지 않았습니다. 사무국으로 전화해 주십시오. 번호를 잊으셔도 저희가 찾아 드립니다.',
  });
};
const linkIsOver = () =>
  new AppError('NOT_FOUND', {
    message: '쓸 수 없는 주소입니다. 기한이 지났으면 접수 번호와 전화번호로 확인해 주십시오.',
  });

/** Some time after the end, and after the newest ride began: whoever is told of a change reads it here. */
function endOfLink({ endedAt }: ApplicationRow, rides: readonly Ride[]): number {
  if (!endedAt) return Infinity;
  const begun = rides.map(({ firstDay }) => Date.parse(`${firstDay}T00:00:00+09:00`));
  return Math.max(endedAt.getTime(), ...begun) + statusLinkDays * day;
}

/** How a case stands, for whoever applied. */
export function createStatusService(deps: Deps) {
  const { database, clock, vault, auditLog, people, limits, links } = deps;
  const byReceipt = limits('application-status-receipt', 5, hour);
  const byAddress = limits('application-status-address', 20, hour);
  const byLink = limits('application-status-link', 120, hour);

  const decoyId = randomUUID();
  const decoy = {
    id: decoyId,
    personId: randomUUID(),
    ...vault.seal(sealedApplications, decoyId, { answers: JSON.stringify({ applicantPhone: '-' }) }),
  };

  /** Whether one of its people has this number. Done to a decoy where there is no such case, so that both take as long. */
  async function isBy({ id, personId, answers }: Pick<ApplicationRow, 'id' | 'personId' | 'answers'>, phone: string) {
    const isKnown = await people.hasPhone(database.read, personId, phone);
    const given = JSON.parse(vault.open(sealedApplications, id, 'answers', answers)) as Answers;
    const digits = phoneDigits(phone);
    return isKnown || (digits !== '' && answerTo(given, 'applicantPhone') === digits);
  }

  function ridesOf({ id, ride }: ApplicationRow): Ride[] {
    const opened = vault.open(sealedApplications, id, 'ride', ride);
    return opened === null ? [] : ridesIn(JSON.parse(opened) as Ride | Ride[]);
  }

  return {
    /** Counts the try before it looks; what fits is not counted. */
    async ask(receipt: string, phone: string, address: string): Promise<ApplicationStatus> {
      const from = addressBlock(address);
      const number = tidyReceiptNumber(receipt);
      await byAddress.take(from).catch(callUs);
      await byReceipt.take(number).catch(callUs);
      const row = await applicationsRepository.byReceipt(database.read, number);
      const fits = await isBy(row ?? decoy, phone);
      if (!row || !fits) throw noPair();
      await byReceipt.giveBack(number);
      await byAddress.giveBack(from);
      return presentStatus(row, await applicationsRepository.states(database.read, row.id));
    },

    /** By the link that was sent to the applicant alone: the ride too. */
    async open(token: string, address: string): Promise<ApplicationStatus> {
      await byLink.take(addressBlock(address));
      const id = links.read(token);
      return database.write.transaction(async (tx) => {
        const row = id === null ? undefined : await applicationsRepository.find(tx, id);
        const rides = row ? ridesOf(row) : [];
        if (!row || clock.now().getTime() >= endOfLink(row, rides)) throw linkIsOver();
        if (rides.length > 0)
          auditLog.recordReading(tx, [{ kind: 'person', id: row.personId }], { application: row.id });
        const entered = await applicationsRepository.states(tx, row.id);
        const pictures = await deps.picturesToSend(tx, row);
        return presentStatus(row, entered, { rides: ridesOn(rides, seoulDate(clock.now())), pictures });
      });
    },
  };
}

export type StatusService = ReturnType<typeof createStatusService>;
