import { isOpen } from '@kidney/contract/clients/application-names.paths.ts';
import type { Case, moveCaseSchema } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { z } from 'zod';
import type { Tx } from '../../platform/database.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { forms } from '../forms/index.ts';
import type { CaseMessenger } from './case-messenger.ts';
import { subjectOf } from '../applications/index.ts';
import type { CaseWriter } from './case-writer.ts';
import type { CasesDeps } from './cases.deps.ts';
import { isOfAnother, needsRide, requireMove } from './cases.policy.ts';
import { casesRepository, type CaseRow, sealedApplications } from './cases.repository.ts';
import { createForgetting } from './forget-answers.ts';
import { requireInForce } from './lacking-consent-messages.ts';
import type { CaseOpener } from './open-case.ts';
import { stepInWords } from './step-labels.ts';

type MoveRequest = z.output<typeof moveCaseSchema>;

/** Leads a case to another step, with all that comes of it in one transaction. */
export function createCaseMover(deps: CasesDeps, opener: CaseOpener, writer: CaseWriter, messenger: CaseMessenger) {
  const { clock, auditLog, vault, people, vans, outcomes } = deps;
  const forgetting = createForgetting(deps, opener);

  /** Only what this case made ends with it. */
  async function endOutcome(tx: Tx, row: CaseRow): Promise<void> {
    const other = await casesRepository.settledBeside(tx, row);
    if (other && isOfAnother(row, other)) return;
    await outcomes[row.kind].onCancelled(tx, row.personId);
    await forgetting.forgetSettled(tx, row);
  }

  async function move(tx: Tx, row: CaseRow, asked: MoveRequest, by: number): Promise<void> {
    const { id, kind, state: from, personId } = row;
    const { to, reason, note } = asked;
    const now = clock.now();
    const names = (await vans(tx)).map(({ name }) => name);
    requireMove(asked, { kind, state: from, today: seoulDate(now), vans: names });
    const leadsOn = to !== 'refused' && to !== 'cancelled';
    if (leadsOn) requireInForce(await people.lackingConsents(tx, personId, kind));
    if (to === 'settled' || from === 'settled') await casesRepository.lockOutcome(tx, personId);
    const ride = needsRide(kind, to) ? asked.ride : null;
    await casesRepository.change(tx, id, {
      state: to,
      stateSince: now,
      endedAt: isOpen(to) ? null : now,
      reason,
      ...vault.seal(sealedApplications, id, { ride: ride && JSON.stringify([ride]) }),
      ...(!leadsOn && forgetting.keptOf(row)),
    });
    auditLog.record(tx, 'moved', subjectOf(id), { details: { from, to } });
    await writer.addEvent(tx, id, by, { type: 'state', fromState: from, toState: to, reason }, note);
    if (from === 'received' && leadsOn) await people.fillIn(tx, personId, forms[kind].personOf(opener.answersOf(row)));
    if (to === 'settled') await outcomes[kind].onSettled(tx, personId, ride);
    if (from === 'settled') await endOutcome(tx, row);
  }

  return (id: string, asked: MoveRequest, by: number): Promise<Case> =>
    writer.change(id, asked.version, async (tx, row) => {
      await move(tx, row, asked, by);
      if (asked.isTold) await messenger.tellStep(tx, row, stepInWords(row.kind, asked.to), by);
    });
}
