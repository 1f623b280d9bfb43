import { createCallsService } from './calls.service.ts';
import { protectedSheetEndpoint } from '../../../platform/spreadsheet/protected-sheet.ts';
import type { Tx } from '../../../platform/database.ts';
import type { CasesDeps } from './cases.deps.ts';
import { casesRepository } from './cases.repository.ts';
import { casesEndpoints } from './cases.routes.ts';
import { createForgetting } from './forget-answers.ts';
import { createKnownRide } from './known-ride.ts';
import { createCaseOpener } from './open-case.ts';
import { createPledgeSheet } from './pledge-sheet.ts';
import { createCasesService } from './cases.service.ts';

/** How the office leads applications. */
export function createCases(deps: CasesDeps) {
  const opener = createCaseOpener(deps);
  const service = createCasesService(deps);
  return {
    endpoints: [
      ...casesEndpoints(service, createCallsService(deps, service)),
      protectedSheetEndpoint(deps, createPledgeSheet(deps, opener)),
    ],
    tell: service.tell,
    rideOf: createKnownRide(deps, opener),
    forgetAnswers: createForgetting(deps, opener).forgetAnswers,
    countNew: service.countNew,
    countOverdue: service.countOverdue,
    countUnsent: service.countUnsent,
    sentBy: service.sentBy,
  };
}

const ofPersonMost = 20;

/** What each of these people has applied for, the newest first. */
export const applicationsOf = (tx: Tx, people: readonly string[]) =>
  casesRepository.ofPeople(tx, people, people.length * ofPersonMost);
