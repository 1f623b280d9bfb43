import type { Case, CareForCase, ContactCase, ProveCase } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Principal } from '../../platform/request-context.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { careInWords } from './care-labels.ts';
import type { CaseMessenger } from './case-messenger.ts';
import { noSuchApplication, subjectOf, mayLeadCases } from '../applications/index.ts';
import type { CaseWriter } from './case-writer.ts';
import type { CasesDeps } from './cases.deps.ts';
import { casesRepository } from './cases.repository.ts';
import { officersRepository } from './officers.repository.ts';
import { hasPictures } from '../proofs/index.ts';
import { colleaguesMost } from './open-case.ts';

const refuseField = (field: string, message: string) => new AppError('INVALID_INPUT', { fields: [{ field, message }] });

/** Whoever is in charge sees the pictures: nobody puts themselves there but by an owner's hand. */
const takenByOwnerOnly = () =>
  new AppError('NOT_PERMITTED', {
    message: '서류 사진이 있는 신청입니다. 담당은 지금 담당자나 관리자만 바꿀 수 있습니다.',
  });

/** What officers write beside a case. What is only added cannot meet another's words, so it asks for no version. */
export function createCaseLog(deps: CasesDeps, writer: CaseWriter, messenger: CaseMessenger) {
  const { clock, auditLog, colleagues, unfinished } = deps;

  async function addContact(tx: Tx, id: string, { way, result, text }: ContactCase, by: number): Promise<void> {
    auditLog.record(tx, 'contacted', subjectOf(id));
    await writer.addEvent(tx, id, by, { type: 'contact', contactWay: way, contactResult: result }, text);
  }

  return {
    note: (id: string, text: string, by: number): Promise<Case> =>
      writer.change(id, undefined, async (tx) => {
        auditLog.record(tx, 'noted', subjectOf(id));
        await writer.addEvent(tx, id, by, { type: 'note' }, text);
        await unfinished.sentText(tx, id, by, 'note');
      }),

    contact: (id: string, what: ContactCase, by: number): Promise<Case> =>
      writer.change(id, undefined, async (tx) => {
        await addContact(tx, id, what, by);
        await unfinished.sentText(tx, id, by, 'contact');
      }),

    /** For whoever else knows of a call, in a transaction of theirs. */
    async contactIn(tx: Tx, id: string, what: ContactCase, by: number): Promise<void> {
      if (!(await casesRepository.find(tx, id))) throw noSuchApplication();
      await addContact(tx, id, what, by);
    },

    prove: (id: string, { kind, seenOn }: ProveCase, by: number): Promise<Case> =>
      writer.change(id, undefined, async (tx) => {
        if (seenOn > seoulDate(clock.now())) throw refuseField('seenOn', '아직 오지 않은 날입니다.');
        auditLog.record(tx, 'proof-seen', subjectOf(id));
        await writer.addEvent(tx, id, by, { type: 'proof', proofKind: kind, proofSeenOn: seenOn }, '');
      }),

    message: (id: string, text: string, by: number): Promise<Case> =>
      writer.change(id, undefined, async (tx, row) => {
        auditLog.record(tx, 'queued', subjectOf(id));
        await messenger.send(tx, row, text, by);
        await unfinished.sentText(tx, id, by, 'message');
      }),

    care: (id: string, { assigneeId, dueOn, version }: CareForCase, { sub: by, roles }: Principal): Promise<Case> =>
      writer.change(id, version, async (tx, row) => {
        const changesPictures = row.assigneeId !== assigneeId && (await hasPictures(tx, id));
        const isTakenAway = changesPictures && row.assigneeId !== null && row.assigneeId !== by;
        if (isTakenAway && !roles.includes('owner')) throw takenByOwnerOnly();
        // No account is closed in between: those of a leaver are counted and handed over under the same lock.
        if (assigneeId !== null && assigneeId !== row.assigneeId) await officersRepository.holdOfficer(tx, assigneeId);
        const assignee = (await colleagues(tx, mayLeadCases, colleaguesMost)).find((each) => each.id === assigneeId);
        if (assigneeId !== null && !assignee) throw refuseField('assigneeId', '신청을 맡을 수 있는 직원이 아닙니다.');
        await casesRepository.change(tx, id, { assigneeId, dueOn });
        auditLog.record(tx, 'changed', subjectOf(id), assigneeId === null ? {} : { details: { assignee: assigneeId } });
        const words = careInWords({ nickName: assignee?.nickName ?? null, dueOn, changesPictures });
        await writer.addEvent(tx, id, by, { type: 'change' }, words);
      }),
  };
}
