import type { ApplicationKind } from '@kidney/contract/clients/application-names.paths.ts';
import type {
  FormPage,
  FormStart,
  NextPage,
  Receipt,
} from '@kidney/contract/clients/applications/application-drafts.schema.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { ConsentGiver } from '@kidney/contract/clients/people/consent-names.paths.ts';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { createBrowser } from './browser.ts';

/** Everything that any of the forms may ask. */
export const sampleAnswers: Answers = {
  applicantName: '가족',
  applicantPhone: '010-0000-0001',
  name: '신청인',
  phone: '010-0000-0000',
  pickUp: '남구 예시로 1, 101동 101호',
  pickUpNote: '',
  clinic: 'other',
  clinicName: '표본 투석 의원',
  days: ['mon', 'wed', 'fri'],
  chairTime: '오전 6시 30분',
  help: 'arm',
  accessArm: 'left',
  direction: 'both',
  feeClass: 'general',
  other: '',
  joins: 'no',
  joinConsents: ['membership/collection/2', 'membership/health/2'],
  birthDate: '19550302',
  registration: 'yes',
  address: '남구 예시로 1, 101동 101호',
  treatment: 'haemodialysis',
  gift: 'monthly',
  amount: '10,000',
  goods: '쌀 10kg',
  service: ['event'],
  serviceOften: 'monthly',
  serviceWhen: '화요일 오전',
  email: '',
  wantsReceipt: 'yes',
  message: '',
};

/** Of somebody who agrees to tell where the dialysis vessel is. */
export const agreesToArm: Answers = { accessArmConsent: ['access-arm/health/1'] };

let applicants = 0;

/** Somebody who fills in a form through the front door, at an address of their own. */
export function createApplicant(app: FastifyInstance) {
  applicants += 1;
  const address = `10.${Math.floor(applicants / 250)}.${applicants % 250}.1`;
  const browser = createBrowser(app, { address });
  const post = (path: string, body: object) => browser.send('POST', path, body);
  const draft = (step: string, body: object) => post(`/application-draft/${step}`, body);

  async function accepted(kind: ApplicationKind): Promise<string[]> {
    const { data } = (await browser.send('GET', `/application-form/${kind}`)).json<{ data: FormStart }>();
    return data.consents.map(({ id }) => id);
  }

  const begin = async (kind: ApplicationKind, giver: ConsentGiver = 'self', consents?: string[]) =>
    post('/application-draft', { kind, giver, accepted: consents ?? (await accepted(kind)) });
  const answer = (token: string, page: string, answers: Answers, isChange = false) =>
    draft('answer', { token, page, answers, isChange });

  /** Answers every page from here to the overview; returns the pages in the order they came. */
  async function fill(token: string, first: string, answers: Answers): Promise<string[]> {
    const seen: string[] = [];
    for (let page = first; page !== 'check' && seen.length < 30;) {
      seen.push(page);
      const { fields } = (await draft('page', { token, page })).json<{ data: FormPage }>().data;
      const typed = Object.fromEntries(fields.map(({ name }) => [name, answers[name] ?? '']));
      const answered = await answer(token, page, typed);
      expect(answered.statusCode, answered.body).toBe(200);
      page = answered.json<{ data: NextPage }>().data.page;
    }
    return seen;
  }

  /** A draft to which nothing is left but to send it. */
  async function prepare(kind: ApplicationKind, changes: Answers = {}, giver: ConsentGiver = 'self') {
    const { token, page } = (await begin(kind, giver)).json<{ data: { token: string; page: string } }>().data;
    const pages = await fill(token, page, { ...sampleAnswers, ...changes });
    return { token, pages };
  }

  return {
    browser,
    post,
    draft,
    accepted,
    begin,
    answer,
    fill,
    prepare,
    submit: (token: string) => draft('submit', { token }),
    ask: (receipt: string, phone: string) => post('/application-status', { receipt, phone }),
    async apply(kind: ApplicationKind, changes: Answers = {}, giver: ConsentGiver = 'self') {
      const { token } = await prepare(kind, changes, giver);
      const answered = await draft('submit', { token });
      expect(answered.statusCode, answered.body).toBe(200);
      return { token, receipt: answered.json<{ data: Receipt }>().data };
    },
  };
}
