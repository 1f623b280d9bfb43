import { draftKeptDays } from '@kidney/contract/clients/application-names.paths.ts';
import type {
  FormCheck,
  FormPage,
  FormStart,
  Receipt,
} from '@kidney/contract/clients/applications/application-drafts.schema.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { ApplicationRow } from '../applications.repository.ts';
import {
  withoutConsentedPage,
  describePage,
  groupsOf,
  missingPage,
  notesOf,
  pagesOf,
  giversOf,
  type Form,
  type FormContext,
  type Page,
  forms,
} from '../../forms/index.ts';
import type { DraftRow } from './drafts.repository.ts';

const day = 86_400_000;
export const keptSince = (now: Date): Date => new Date(now.getTime() - draftKeptDays * day);
const keptUntil = ({ changedAt }: DraftRow): string =>
  new Date(changedAt.getTime() + draftKeptDays * day).toISOString();

/** A draft that was opened. */
export interface OpenedDraft {
  row: DraftRow;
  form: Form;
  answers: Answers;
}

export const presentStart = (form: Form, formContext: FormContext): FormStart => ({
  kind: form.kind,
  title: form.title,
  intro: form.intro,
  givers: [...giversOf(form)],
  consents: [...formContext.consentTexts(form.kind)],
  pages: pagesOf(form, { giver: 'self' }).length,
});

export function presentPage({ row, form, answers }: OpenedDraft, page: Page, formContext: FormContext): FormPage {
  const pages = pagesOf(form, answers);
  const at = pages.indexOf(page);
  return {
    kind: form.kind,
    form: form.title,
    page: page.key,
    number: at + 1,
    of: pages.length,
    back: pages[at - 1]?.key ?? null,
    ...describePage(page, answers, formContext),
    keptUntil: keptUntil(row),
  };
}

export function presentCheck({ row, form, answers }: OpenedDraft, formContext: FormContext): FormCheck {
  return {
    kind: form.kind,
    form: form.title,
    groups: groupsOf(form, answers, formContext),
    notes: notesOf(form, answers, formContext),
    back: pagesOf(form, answers).at(-1)?.key ?? '',
    missing: missingPage(form, answers, row.answered, formContext)?.key ?? null,
  };
}

export function presentReceipt(
  application: ApplicationRow,
  answers: Answers,
  also: ApplicationRow | undefined,
  formContext: FormContext,
): Receipt {
  const form = forms[application.kind];
  return {
    kind: form.kind,
    form: form.title,
    receipt: application.receipt,
    receivedAt: application.receivedAt.toISOString(),
    next: form.next,
    groups: groupsOf(withoutConsentedPage(form), answers, formContext),
    also: also ? [{ form: forms[also.kind].title, receipt: also.receipt }] : [],
  };
}
