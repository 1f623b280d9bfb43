import type { ApplicationKind } from '@kidney/contract/clients/application-names.paths.ts';
import type { WishedRide } from '@kidney/contract/clients/ride.schema.ts';
import type { Answers, FormField, FormNote } from '@kidney/contract/clients/forms/forms.schema.ts';
import { consentGivers, type ConsentGiver } from '@kidney/contract/clients/people/consent-names.paths.ts';
import type { ConsentText } from '@kidney/contract/clients/people/consents.schema.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import type { accessArmTopic, KnownPerson, NewPerson } from '../people/index.ts';

export type Answer = Answers[string];

/** What a form reads from elsewhere. */
export interface FormContext {
  /** The day in Seoul. */
  today: string;
  clinics: readonly { id: number; name: string; district: string }[];
  /** The nearest weekdays on which no van goes. */
  closures: readonly { date: string; reason: string | null }[];
  /** Amounts and words that stand in one place: S-TR-02. */
  facts: ReadonlyMap<string, { value: string; note: string | null }>;
  /** The city, and its own taxis for people with a disability. */
  region: { fullName: string; callTaxi: { name: string } };
  /** Where money is sent to, as the settings say. */
  accounts: readonly { bank: string; number: string; holder: string }[];
  consentTexts(topic: ApplicationKind | typeof accessArmTopic): readonly ConsentText[];
}

/** The value to keep, or what to do about what was typed. */
export type Reading = { value: Answer; problem?: never } | { value?: never; problem: string };

/** One thing to fill in. Its name is its own in the whole form: answers lie side by side. */
export interface Field {
  name: string;
  label: string;
  describe(answers: Answers, formContext: FormContext): FormField;
  /** `sent` is what was sent before, where something was: it stays an answer. */
  read(typed: Answer | undefined, formContext: FormContext, sent?: Answer): Reading;
  /** What is kept of it once it is sent, where that is more than what was read. */
  keep?(answer: Answer, formContext: FormContext): Answer;
  /** As the overview says it; empty where there is nothing to say. */
  words(answer: Answer, formContext: FormContext): string;
}

/** One question. */
export interface Page {
  key: string;
  title: string | ((answers: Answers) => string);
  fields: readonly Field[];
  /** Left out where it does not apply. */
  when?(answers: Answers): boolean;
  notes?(answers: Answers, formContext: FormContext): FormNote[];
  /** What the fields must be together. */
  check?(answers: Answers, formContext: FormContext): FieldProblem[];
}

/** A second application that the same answers make. */
export interface AlsoApplied {
  kind: ApplicationKind;
  answers: Answers;
}

export interface Consented {
  page: Page;
  /** The field that asks for the consent. */
  by: string;
  /** Which words it agrees to, in any version. */
  topic: string;
}

export interface Form {
  kind: ApplicationKind;
  title: string;
  intro: string;
  /** What the office does next. */
  next: string;
  /** Who may fill it in for whom; anybody unless it says otherwise. */
  givers?: readonly ConsentGiver[];
  pages: readonly Page[];
  personOf(answers: Answers): NewPerson;
  /** What is known of somebody, as answers: nobody is asked twice. */
  answersOf(person: KnownPerson): Answers;
  /** The fields whose answers of an earlier application still hold: nobody is asked for them anew. */
  again?: readonly string[];
  /** What is answered so most often, and harms nobody where it was not asked: it stands there before a caller is asked. Never a consent, never what somebody pays. */
  usual?: Answers;
  /** What is asked and kept only under a consent of its own, which the form itself asks for. */
  consented?: Consented;
  also?(answers: Answers): AlsoApplied | null;
  /** Where it leads to a seat in a van. */
  wishedRide?(answers: Answers, formContext: FormContext): WishedRide;
}

/** The first of them is taken for granted where there is no other. */
export const giversOf = (form: Form): readonly ConsentGiver[] => form.givers ?? consentGivers;

/** Whom it is about, as far as it is written down. */
export const whoIn = (answers: Answers) => ({ name: answerTo(answers, 'name'), phone: answerTo(answers, 'phone') });

/** The one value under a name, or nothing. */
export const answerTo = (answers: Answers, name: string): string => {
  const answer = answers[name];
  return typeof answer === 'string' ? answer : '';
};
export const answersTo = (answers: Answers, name: string): readonly string[] => {
  const answer = answers[name];
  return Array.isArray(answer) ? answer : [];
};
