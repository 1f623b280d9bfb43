import { accessArmTopic } from '../../people/index.ts';
import { choiceField } from '../fields/choice-field.ts';
import { answersTo, type Field, type Page } from '../form.ts';
import { consentInWords } from './consent-message.ts';

/** Agreed to for itself: nobody has to tell it to be driven. */
export const accessArmConsentField: Field = {
  ...choiceField({
    name: 'accessArmConsent',
    label: '투석 혈관이 있는 팔 알리기',
    hint: () => '동의하시면 다음 화면에서 어느 팔인지 여쭙니다.',
    isMany: true,
    isOptional: true,
    isConsent: true,
    options: ({ consentTexts }) =>
      consentTexts(accessArmTopic).map((text) => ({
        value: text.id,
        label: `${text.title}에 동의합니다`,
        hint: consentInWords(text),
      })),
    missing: '동의서가 새로 바뀌었습니다. 다시 읽고 골라 주십시오.',
  }),
  words: (answer) => (answer.length > 0 ? '동의합니다' : '동의하지 않습니다'),
};

export const accessArmPage: Page = {
  key: 'access-arm',
  title: '투석 혈관이 있는 팔은 어느 쪽입니까?',
  when: (answers) => answersTo(answers, accessArmConsentField.name).length > 0,
  fields: [
    choiceField({
      name: 'accessArm',
      label: '투석 혈관이 있는 팔',
      options: [
        { value: 'left', label: '왼팔' },
        { value: 'right', label: '오른팔' },
        { value: 'both', label: '두 팔 모두' },
        { value: 'untold', label: '없거나 알리지 않습니다' },
      ],
      missing: '어느 팔인지 골라 주십시오. 원하지 않으시면 ‘없거나 알리지 않습니다’를 골라 주십시오.',
    }),
  ],
};
