import { checkForm } from '@kidney/api/clients/forms/engine.ts';
import type { Form, FormContext, Page } from '@kidney/api/clients/forms/form.ts';
import type { Answers, FormField } from '@kidney/contract/clients/forms/forms.schema.ts';
import type { ConsentText } from '@kidney/contract/clients/people/consents.schema.ts';

const text = (id: string, isRequired: boolean): ConsentText => ({
  id,
  kind: 'collection',
  title: '개인정보 수집·이용 동의',
  purpose: '회원 관리',
  items: '이름, 전화번호',
  period: '탈퇴할 때까지',
  recipient: null,
  refusal: '동의하지 않으실 수 있습니다.',
  isRequired,
  from: '2026-11-16',
});

/** What the forms stand in: one clinic, two days without a van, the facts, an account and the consents to joining and to telling the arm. */
export const formContext: FormContext = {
  today: '2026-11-16',
  clinics: [{ id: 7, name: '표본내과', district: '남구' }],
  closures: [
    { date: '2026-12-25', reason: '성탄절' },
    { date: '2026-12-29', reason: '차량 점검' },
  ],
  facts: new Map([
    ['transport-fee-word', { value: '이용 분담금', note: null }],
    ['transport-fee', { value: '30,000원', note: null }],
    ['transport-fee-reduced', { value: '10,000원', note: '증명서를 보여 주십시오.' }],
    ['transport-days', { value: '월요일~금요일', note: '토요일, 일요일, 공휴일에는 쉽니다.' }],
    ['call-taxi-phone', { value: '052-000-0000', note: null }],
  ]),
  region: { fullName: '울산광역시', callTaxi: { name: '부르미' } },
  accounts: [{ bank: '○○은행', number: '000-0000-00', holder: '협회' }],
  consentTexts: (topic) =>
    topic === 'access-arm'
      ? [text('access-arm/health/1', false)]
      : [text('membership/collection/1', true), text('membership/messages/1', false)],
};

export const pageOf = (form: Form, key: string) => form.pages.find((page) => page.key === key) as Page;
/** The names of the fields that are wrong. */
export const problemsOf = (form: Form, typed: Answers) =>
  checkForm(form, typed, formContext).problems?.map(({ field }) => field) ?? [];
export const valuesOf = (form: Form, typed: Answers) => checkForm(form, typed, formContext).values ?? {};
export const optionsOf = (fields: readonly FormField[], name: string) => {
  const field = fields.find((each) => each.name === name);
  return field?.type === 'choice' ? field.options : [];
};
