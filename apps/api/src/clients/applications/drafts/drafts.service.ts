import { randomUUID } from 'node:crypto';
import type { ApplicationKind } from '@kidney/contract/clients/application-names.paths.ts';
import type { Answers, FormNote } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { GivenConsents } from '@kidney/contract/clients/people/consents.schema.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Vault } from '../../../platform/sealed-text/vault.ts';
import {
  asAgreed,
  checkPage,
  missingPage,
  pagesOf,
  giversOf,
  type FormContext,
  type Page,
  forms,
  requireConsents,
} from '../../forms/index.ts';
import { hashDraftToken, newDraftToken } from './draft-token.ts';
import { keptSince, presentCheck, presentPage, presentStart, type OpenedDraft } from './drafts.presenter.ts';
import { draftsRepository, sealedDrafts, type DraftRow } from './drafts.repository.ts';
import type { DraftLimits } from './draft-limits.ts';

/** The same words for one that never was, was thrown away, or is too old: nobody learns which. */
export const draftIsGone = () =>
  new AppError('NOT_FOUND', {
    message: '이어서 쓸 신청서가 없습니다. 7일이 지났거나 지우신 것입니다. 처음부터 다시 신청해 주십시오.',
  });
const notForOthers = () =>
  new AppError('INVALID_INPUT', { message: '이 신청서는 본인이 쓰시는 것입니다. 사무국으로 전화해 주십시오.' });
const wasSent = () => new AppError('CONFLICT', { message: '이미 보내신 신청서입니다.' });

interface Deps {
  database: Database;
  clock: Clock;
  vault: Vault;
  limits: DraftLimits;
  formContext(): Promise<FormContext>;
  /** What the association does not have, nobody applies for. */
  isOffered(kind: ApplicationKind): Promise<boolean>;
}

export function createDraftsService({ database, clock, vault, limits, formContext, isOffered }: Deps) {
  async function requireOffered(kind: ApplicationKind): Promise<void> {
    if (!(await isOffered(kind))) throw new AppError('NOT_FOUND');
  }

  function open(row: DraftRow | undefined): OpenedDraft {
    if (!row) throw draftIsGone();
    if (row.answers === null) throw wasSent();
    const answers = JSON.parse(vault.open(sealedDrafts, row.id, 'answers', row.answers)) as Answers;
    return { row, form: forms[row.kind], answers };
  }

  function pageOf({ form, answers }: OpenedDraft, key: string): Page {
    const page = pagesOf(form, answers).find((each) => each.key === key);
    if (!page) throw new AppError('NOT_FOUND', { message: '지금은 답하지 않아도 되는 질문입니다.' });
    return page;
  }

  const sealed = (id: string, answers: Answers) =>
    vault.seal(sealedDrafts, id, { answers: JSON.stringify(answers) }).answers;

  const find = async (token: string) =>
    open(await draftsRepository.find(database.write, hashDraftToken(token), keptSince(clock.now())));
  const lock = async (tx: Tx, token: string) =>
    open(await draftsRepository.lock(tx, hashDraftToken(token), keptSince(clock.now())));

  return {
    lock,

    async start(kind: ApplicationKind) {
      await requireOffered(kind);
      return presentStart(forms[kind], await formContext());
    },

    async begin(kind: ApplicationKind, { accepted, giver }: GivenConsents, address: string) {
      await requireOffered(kind);
      await limits.takeBeginning(address);
      requireConsents((await formContext()).consentTexts(kind), accepted);
      if (!giversOf(forms[kind]).includes(giver)) throw notForOthers();
      const token = newDraftToken();
      const id = randomUUID();
      const now = clock.now();
      const answers = { giver };
      await database.write.transaction((tx) =>
        draftsRepository.insert(tx, {
          id,
          tokenHash: hashDraftToken(token),
          kind,
          accepted: [...new Set(accepted)],
          giver,
          answers: sealed(id, answers),
          answered: [],
          createdAt: now,
          changedAt: now,
        }),
      );
      const [first] = pagesOf(forms[kind], answers);
      if (!first) throw new Error('a form without pages');
      return { token, page: first.key };
    },

    async page(token: string, key: string, address: string) {
      await limits.takeStep(address);
      const draft = await find(token);
      return presentPage(draft, pageOf(draft, key), await formContext());
    },

    async answer(token: string, key: string, typed: Answers, isChange: boolean, address: string) {
      await limits.takeStep(address);
      const around = await formContext();
      return database.write.transaction(async (tx) => {
        const draft = await lock(tx, token);
        const page = pageOf(draft, key);
        const { values, problems } = checkPage(page, typed, draft.answers, around);
        if (problems) throw new AppError('INVALID_INPUT', { fields: problems });
        const answers = asAgreed(draft.form, { ...draft.answers, ...values });
        const answered = [...new Set([...draft.row.answered, key])];
        await draftsRepository.save(tx, draft.row.id, {
          answers: sealed(draft.row.id, answers),
          answered,
          changedAt: clock.now(),
        });

        const notes = page.notes?.(answers, around) ?? [];
        if (hasNews(page.notes?.(draft.answers, around) ?? [], notes)) return { page: key, notes };
        const pages = pagesOf(draft.form, answers);
        const missing = missingPage(draft.form, answers, answered, around);
        const next = isChange ? missing : pages[pages.indexOf(page) + 1];
        return { page: next?.key ?? 'check', notes };
      });
    },

    async check(token: string, address: string) {
      await limits.takeStep(address);
      return presentCheck(await find(token), await formContext());
    },

    async discard(token: string, address: string): Promise<void> {
      await limits.takeStep(address);
      await database.write.transaction((tx) => draftsRepository.remove(tx, hashDraftToken(token)));
    },

    housekeep: () => draftsRepository.forgetOld(database.jobs, keptSince(clock.now())),
  };
}

/** A warning that an answer brings up is not walked past: its page is shown once more, with it. */
function hasNews(before: readonly FormNote[], after: readonly FormNote[]): boolean {
  const warnings = after.filter(({ tone }) => tone === 'warning');
  return warnings.some((note) => !before.some(({ text }) => text === note.text));
}

export type DraftsService = ReturnType<typeof createDraftsService>;
