import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { choiceField } from '../fields/choice-field.ts';
import { answersTo, answerTo, type Page } from '../form.ts';
import { birthDateField, checkBirthDate, isForOther, registrationField } from '../shared-pages.ts';
import { consentInWords } from './consent-message.ts';

export const wantsToJoin = (answers: Answers): boolean => answerTo(answers, 'joins') === 'yes';

export const joinPage: Page = {
  key: 'join',
  title: '협회 회원 가입도 함께 신청하시겠습니까?',
  fields: [
    choiceField({
      name: 'joins',
      label: '회원 가입',
      options: [
        { value: 'yes', label: '함께 신청합니다', hint: '이미 적으신 것은 다시 여쭙지 않습니다.' },
        { value: 'member', label: '이미 회원입니다' },
        { value: 'no', label: '이번에는 하지 않습니다', hint: '회원이 아니셔도 병원 이동을 신청하실 수 있습니다.' },
      ],
      missing: '회원 가입도 함께 신청하실지 골라 주십시오.',
    }),
  ],
};

/** Joining has purposes of its own, so it has consents of its own. */
export const joinConsentPage: Page = {
  key: 'join-consent',
  title: '회원 가입에 필요한 동의입니다.',
  when: wantsToJoin,
  fields: [
    choiceField({
      name: 'joinConsents',
      label: '동의하시는 것을 모두 골라 주십시오.',
      isMany: true,
      isConsent: true,
      options: ({ consentTexts }) =>
        consentTexts('membership').map((text) => ({
          value: text.id,
          label: `${text.title} (${text.isRequired ? '필수' : '선택'})`,
          hint: consentInWords(text),
        })),
      missing: '‘필수’라고 적힌 것에 동의해 주셔야 회원 가입을 함께 신청할 수 있습니다.',
    }),
  ],
  check: (answers, { consentTexts }) => {
    const agreed = answersTo(answers, 'joinConsents');
    const hasAll = consentTexts('membership').every(({ id, isRequired }) => !isRequired || agreed.includes(id));
    if (hasAll) return [];
    const message =
      '‘필수’라고 적힌 것에 모두 동의해 주십시오. 원하지 않으시면 앞 화면에서 ‘이번에는 하지 않습니다’를 골라 주십시오.';
    return [{ field: 'joinConsents', message }];
  },
};

export const birthDatePage: Page = {
  key: 'birth-date',
  title: (answers) =>
    isForOther(answers) ? '회원이 되실 분의 생년월일과 장애 등록을 여쭙니다.' : '생년월일과 장애 등록을 여쭙니다.',
  when: wantsToJoin,
  fields: [birthDateField, registrationField],
  check: checkBirthDate,
};
