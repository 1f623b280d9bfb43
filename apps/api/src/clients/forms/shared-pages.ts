import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { choiceField } from './fields/choice-field.ts';
import { dayInWords, dotted, readBirthDate } from './fields/birth-date.ts';
import { hyphened } from '@kidney/contract/shared/phone.ts';
import { readPhone } from './fields/phone.ts';
import { textField } from './fields/text-field.ts';
import { answerTo, type FormContext, type Page } from './form.ts';
import { needsGuardian, type KnownPerson, type NewPerson } from '../people/index.ts';

/** Who agreed is asked with the consents, before anything is kept, and nowhere again. */
export const isForOther = (answers: Answers): boolean => answerTo(answers, 'giver') !== 'self';

const phoneField = (name: string, label: string, hint: string) =>
  textField({
    name,
    label,
    hint,
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: 20,
    missing: '전화번호를 적어 주십시오. 예: 010-0000-0000',
    read: readPhone,
    show: hyphened,
  });

const nameField = (name: string, label: string) =>
  textField({ name, label, autoComplete: 'name', maxLength: 40, missing: '이름을 적어 주십시오.' });

/** Somebody else than the one it is about: who is called first. */
export const applicantPage: Page = {
  key: 'applicant',
  title: '신청하시는 분은 누구십니까?',
  when: isForOther,
  fields: [
    nameField('applicantName', '신청하시는 분 이름'),
    phoneField('applicantPhone', '신청하시는 분 전화번호', '이 번호로 먼저 전화드립니다.'),
  ],
};

export const personPage = (about: { key: string; title: string; ofOther: string }): Page => ({
  key: about.key,
  title: (answers) => (isForOther(answers) ? about.ofOther : about.title),
  fields: [
    nameField('name', '이름'),
    phoneField('phone', '전화번호', '휴대전화가 없으시면 집 전화나 가족 전화도 됩니다.'),
  ],
});

export const birthDateField = textField({
  name: 'birthDate',
  label: '생년월일',
  hint: '숫자 여덟 자리로 적습니다. 예: 19550302. 주민등록번호는 적지 마십시오.',
  inputMode: 'numeric',
  autoComplete: 'bday',
  maxLength: 20,
  missing: '생년월일을 적어 주십시오. 예: 19550302',
  read: readBirthDate,
  show: dotted,
  words: dayInWords,
});

export function checkBirthDate(answers: Answers, { today }: FormContext) {
  const birthDate = answerTo(answers, 'birthDate');
  if (birthDate > today)
    return [{ field: 'birthDate', message: '오늘보다 뒤의 날입니다. 생년월일을 다시 적어 주십시오.' }];
  if (answerTo(answers, 'giver') === 'guardian' || !needsGuardian(birthDate, today)) return [];
  const message =
    '만 14세가 안 된 분은 법정대리인(부모님 등)이 동의해 주셔야 합니다. 신청을 처음부터 다시 시작해 ‘법정대리인’을 골라 주십시오.';
  return [{ field: 'birthDate', message }];
}

export const registrationField = choiceField({
  name: 'registration',
  label: '신장장애 등록',
  options: [
    { value: 'yes', label: '등록했습니다' },
    { value: 'no', label: '등록하지 않았습니다' },
    { value: 'unknown', label: '잘 모르겠습니다' },
  ],
  missing: '신장장애로 등록하셨는지 골라 주십시오.',
});

export function guardianOf(answers: Answers): Pick<NewPerson, 'guardianName' | 'guardianPhone'> {
  if (!isForOther(answers)) return {};
  return { guardianName: answerTo(answers, 'applicantName'), guardianPhone: answerTo(answers, 'applicantPhone') };
}

/** What is known of somebody, under the names the forms use. */
export function knownAnswers(person: KnownPerson): Answers {
  const known = {
    name: person.name,
    phone: person.phone,
    birthDate: person.birthDate,
    applicantName: person.guardianName,
    applicantPhone: person.guardianPhone,
  };
  return Object.fromEntries(Object.entries(known).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}
