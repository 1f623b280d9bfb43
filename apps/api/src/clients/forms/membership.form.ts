import { choiceField } from './fields/choice-field.ts';
import { textField } from './fields/text-field.ts';
import { answerTo, type Form } from './form.ts';
import {
  applicantPage,
  birthDateField,
  checkBirthDate,
  guardianOf,
  isForOther,
  knownAnswers,
  personPage,
  registrationField,
} from './shared-pages.ts';

export const membershipForm: Form = {
  kind: 'membership',
  title: '회원 가입 신청',
  intro: '몇 가지만 여쭙니다. 5분이면 됩니다. 중간에 멈추셔도 7일 안에 이어서 하실 수 있습니다.',
  next: '사무국이 전화로 확인한 뒤 가입을 알려 드립니다.',
  pages: [
    applicantPage,
    personPage({
      key: 'person',
      title: '이름과 전화번호를 적어 주십시오.',
      ofOther: '회원이 되실 분의 이름과 전화번호를 적어 주십시오.',
    }),
    {
      key: 'birth-date',
      title: (answers) => (isForOther(answers) ? '회원이 되실 분은 언제 태어나셨습니까?' : '언제 태어나셨습니까?'),
      fields: [birthDateField],
      check: checkBirthDate,
    },
    {
      key: 'address',
      title: '어디에 사십니까?',
      fields: [
        textField({
          name: 'address',
          label: '주소',
          hint: '도로 이름과 번지, 동·호수까지 적어 주십시오.',
          autoComplete: 'address-line1',
          maxLength: 120,
          missing: '사시는 주소를 적어 주십시오.',
        }),
      ],
    },
    {
      key: 'treatment',
      title: '지금 어떤 치료를 받으십니까?',
      fields: [
        choiceField({
          name: 'treatment',
          label: '치료',
          options: [
            { value: 'haemodialysis', label: '혈액투석' },
            { value: 'peritoneal', label: '복막투석' },
            { value: 'transplant', label: '신장을 이식받았습니다' },
            { value: 'none', label: '아직 투석이나 이식을 받지 않습니다' },
            { value: 'family', label: '가족 회원으로 가입합니다' },
          ],
          missing: '지금 받으시는 치료를 골라 주십시오.',
        }),
      ],
    },
    {
      key: 'registration',
      title: '신장장애로 등록하셨습니까?',
      when: (answers) => answerTo(answers, 'treatment') !== 'family',
      fields: [registrationField],
    },
  ],
  personOf: (answers) => ({
    name: answerTo(answers, 'name'),
    phone: answerTo(answers, 'phone'),
    address: answerTo(answers, 'address'),
    birthDate: answerTo(answers, 'birthDate'),
    ...guardianOf(answers),
  }),
  answersOf: (person) => ({
    ...knownAnswers(person),
    ...(person.address !== null && { address: person.address }),
  }),
  again: ['treatment', 'registration'],
};
