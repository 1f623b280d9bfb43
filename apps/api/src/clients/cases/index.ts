import { createCallsService } from './calls.service.ts';
import { protectedSheetEndpoint } from '../../platform/spreadsheet/protected-sheet.ts';
import type { Tx } from '../../platform/database.ts';
import type { CasesDeps } from './cases.deps.ts';
import { createUnfinished } from './unfinished/unfinished.service.ts';
import { unfinishedEndpoints } from './unfinished/unfinished.routes.ts';

import { casesRepository } from './cases.repository.ts';
import { casesEndpoints } from './cases.routes.ts';
import { createDoneOnCase } from './done-on-case.ts';
import { createForgetting } from './forget-answers.ts';
import { createHandOver } from './hand-over.ts';
import { createKnownRide } from './known-ride.ts';
import { createCaseOpener } from './open-case.ts';
import { officersRepository } from './officers.repository.ts';
import { createCaseWriter } from './case-writer.ts';
import { createPast } from './past-events.ts';
import { createPledgeSheet } from './pledge-sheet.ts';
import { createCasesService } from './cases.service.ts';

export type { OfficeDeps } from './cases.deps.ts';
export { createUnfinishedRecords } from './unfinished/unfinished-records.ts';

/** How the office leads applications. */
export function createCases(given: Omit<CasesDeps, 'unfinished'>) {
  const unfinished = createUnfinished(given);
  const deps: CasesDeps = { ...given, unfinished };
  const opener = createCaseOpener(deps);
  const service = createCasesService(deps);
  return {
    endpoints: [
      ...casesEndpoints(service, createCallsService(deps, service)),
      protectedSheetEndpoint(deps, createPledgeSheet(deps, opener)),
      ...unfinishedEndpoints(unfinished),
    ],
    /** What an officer who leaves hands over. */
    openWork: createHandOver(deps, createCaseWriter(deps, opener)),
    tell: service.tell,
    contact: service.contactIn,
    byReceipt: service.byReceipt,
    rideOf: createKnownRide(deps, opener),
    pastOf: createPast(opener),
    doneOn: createDoneOnCase(opener),
    forgetAnswers: createForgetting(deps, opener).forgetAnswers,
    countNew: service.countNew,
    countOverdue: service.countOverdue,
    countUnsent: service.countUnsent,
    dueBy: service.dueBy,
    countDueBy: service.countDueBy,
    unsent: service.unsent,
    sentBy: service.sentBy,
    countUnfinished: unfinished.countCalls,
    housekeep: unfinished.housekeep,
  };
}

/** How many open cases each of these officers leads. */
export const countLedCases = officersRepository.countLed;

const ofPersonMost = 20;

/** What each of these people has applied for, the newest first. */
export const applicationsOf = (tx: Tx, people: readonly string[]) =>
  casesRepository.ofPeople(tx, people, people.length * ofPersonMost);
