import type { Receipt } from '@kidney/contract/clients/applications/application-drafts.schema.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Db, Tx } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Vault } from '../../../platform/sealed-text/vault.ts';
import type { AuditLog } from '../../../office/audit-log/index.ts';
import { applicationsRepository, sealedApplications, type ApplicationRow } from '../applications.repository.ts';
import { checkForm, missingPage, type FormContext, forms } from '../../forms/index.ts';
import { besideKey, type Take } from '../submit-application.ts';
import type { DraftLimits } from './draft-limits.ts';
import { hashDraftToken } from './draft-token.ts';
import { keptSince, presentReceipt } from './drafts.presenter.ts';
import { draftsRepository, sealedDrafts, type DraftRow } from './drafts.repository.ts';
import { draftIsGone } from './drafts.service.ts';

interface Deps {
  database: Database;
  clock: Clock;
  vault: Vault;
  auditLog: AuditLog;
  limits: DraftLimits;
  take: Take;
  formContext(): Promise<FormContext>;
}

const notWhole = () =>
  new AppError('INVALID_INPUT', { message: '아직 답하지 않으신 질문이 있습니다. 마저 답해 주십시오.' });

export function createSubmitService({ database, clock, vault, auditLog, limits, take, formContext }: Deps) {
  /** To whoever has the secret of the draft, and written down like every other look at somebody's data. */
  async function receiptOf(tx: Tx, row: ApplicationRow, around: FormContext): Promise<Receipt> {
    const answers = JSON.parse(vault.open(sealedApplications, row.id, 'answers', row.answers)) as Answers;
    auditLog.recordReading(tx, [{ kind: 'person', id: row.personId }], { application: row.id });
    const also = await applicationsRepository.bySource(tx, besideKey(row.sourceKey, 'membership'));
    return presentReceipt(row, answers, also, around);
  }

  async function sent(tx: Tx, applicationId: string): Promise<ApplicationRow> {
    const row = await applicationsRepository.find(tx, applicationId);
    if (!row) throw draftIsGone();
    return row;
  }

  async function send(tx: Tx, draft: DraftRow, around: FormContext, address: string): Promise<ApplicationRow> {
    const form = forms[draft.kind];
    if (draft.answers === null) throw draftIsGone();
    const answers = JSON.parse(vault.open(sealedDrafts, draft.id, 'answers', draft.answers)) as Answers;
    const { values } = checkForm(form, answers, around);
    if (!values || missingPage(form, answers, draft.answered, around)) throw notWhole();
    const row = await take(tx, {
      kind: draft.kind,
      answers: values,
      way: 'web',
      sourceKey: draft.id,
      consents: { accepted: draft.accepted, giver: draft.giver, givenAt: draft.createdAt },
      inForce: [],
      takenBy: null,
      strangerAt: address,
    });
    await draftsRepository.save(tx, draft.id, { answers: null, applicationId: row.id });
    return row;
  }

  const find = (db: Db | Tx, token: string) => draftsRepository.find(db, hashDraftToken(token), keptSince(clock.now()));

  async function receipt(token: string): Promise<Receipt> {
    const around = await formContext();
    return database.write.transaction(async (tx) => {
      const draft = await find(tx, token);
      if (!draft?.applicationId) throw draftIsGone();
      return receiptOf(tx, await sent(tx, draft.applicationId), around);
    });
  }

  return {
    async receipt(token: string, address: string): Promise<Receipt> {
      await limits.takeStep(address);
      return receipt(token);
    },

    async submit(token: string, address: string): Promise<Receipt> {
      await limits.takeStep(address);
      // Whoever presses again and again waits for nobody.
      if ((await find(database.write, token))?.applicationId) return receipt(token);
      const around = await formContext();
      return database.write.transaction(async (tx) => {
        const draft = await draftsRepository.lock(tx, hashDraftToken(token), keptSince(clock.now()));
        if (!draft) throw draftIsGone();
        const row = draft.applicationId ? await sent(tx, draft.applicationId) : await send(tx, draft, around, address);
        return receiptOf(tx, row, around);
      });
    },
  };
}

export type SubmitService = ReturnType<typeof createSubmitService>;
