import type { Case, changeRideSchema } from '@kidney/contract/clients/cases/cases.schema.ts';
import { rideInWords } from '@kidney/contract/clients/ride-labels.paths.ts';
import { ridesMost, ridesOn, withChange } from '@kidney/contract/clients/rides.paths.ts';
import type { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import type { CaseMessenger } from './case-messenger.ts';
import { subjectOf } from '../applications/index.ts';
import type { CaseWriter } from './case-writer.ts';
import type { CasesDeps } from './cases.deps.ts';
import { isOfAnother, requireRide } from './cases.policy.ts';
import { casesRepository, sealedApplications } from './cases.repository.ts';
import { requireInForce } from './lacking-consent-messages.ts';
import type { CaseOpener } from './open-case.ts';
import { rideChangeInWords } from './step-labels.ts';

type ChangeRide = z.output<typeof changeRideSchema>;

const noRide = () =>
  new AppError('CONFLICT', { message: '배정을 마친 병원 이동 차량 신청만 배정을 고칠 수 있습니다.' });
const replaced = () =>
  new AppError('CONFLICT', { message: '이분은 더 나중 신청에서 다시 배정받으셨습니다. 그 신청에서 고쳐 주십시오.' });
const tooMany = () =>
  new AppError('INVALID_INPUT', {
    fields: [{ field: 'ride.firstDay', message: '앞으로 바뀔 배정이 너무 많습니다. 더 이른 날부터 고쳐 주십시오.' }],
  });

/** Another ride from a day on. Until then the applicant is driven, and told, as before. */
export function createRideChange(deps: CasesDeps, opener: CaseOpener, writer: CaseWriter, messenger: CaseMessenger) {
  const { clock, auditLog, vault, people, vans, outcomes } = deps;

  return (id: string, { ride, note, isTold, version }: ChangeRide, by: number): Promise<Case> =>
    writer.change(id, version, async (tx, row) => {
      const before = opener.ridesOf(row);
      if (row.state !== 'settled' || before.length === 0) throw noRide();
      const today = seoulDate(clock.now());
      requireRide(ride, { today, vans: (await vans(tx)).map(({ name }) => name) });
      requireInForce(await people.lackingConsents(tx, row.personId, row.kind));
      await casesRepository.lockOutcome(tx, row.personId);
      const other = await casesRepository.settledBeside(tx, row);
      if (other && isOfAnother(row, other)) throw replaced();

      const rides = withChange(before, ride, today);
      if (rides.length > ridesMost) throw tooMany();
      await casesRepository.change(tx, id, vault.seal(sealedApplications, id, { ride: JSON.stringify(rides) }));
      await outcomes[row.kind].onRideChanged?.(tx, row.personId, rides);
      auditLog.record(tx, 'changed', subjectOf(id), { details: { from: ride.firstDay } });
      const was = ridesOn(before, ride.firstDay).ride;
      const words = [`배정: ${was && rideInWords(was)} → ${rideInWords(ride)}`, note].filter(Boolean).join('\n');
      await writer.addEvent(tx, id, by, { type: 'change' }, words);
      if (isTold) await messenger.tellStep(tx, row, rideChangeInWords(ride.firstDay), by);
    });
}
