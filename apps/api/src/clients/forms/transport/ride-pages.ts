import { choiceField } from '../fields/choice-field.ts';
import { textField } from '../fields/text-field.ts';
import type { FormContext, Page } from '../form.ts';
import { accessArmConsentField } from './access-arm-pages.ts';

export const pickUpPage: Page = {
  key: 'pick-up',
  title: '어디에서 타십니까?',
  fields: [
    textField({
      name: 'pickUp',
      label: '타시는 곳 주소',
      hint: '도로 이름과 번지, 동·호수까지 적어 주십시오.',
      autoComplete: 'address-line1',
      maxLength: 120,
      missing: '차를 타실 곳의 주소를 적어 주십시오.',
    }),
    textField({
      name: 'pickUpNote',
      label: '찾아갈 때 알아 둘 것',
      hint: '예: 정문 앞, 엘리베이터가 없는 3층',
      isOptional: true,
      maxLength: 200,
    }),
  ],
};

export const helpPage: Page = {
  key: 'help',
  title: '차를 타실 때 어떤 도움이 필요합니까?',
  fields: [
    choiceField({
      name: 'help',
      label: '필요한 도움',
      options: [
        { value: 'none', label: '혼자 탈 수 있습니다' },
        { value: 'arm', label: '부축이 필요합니다' },
        { value: 'walker', label: '보행기를 씁니다' },
        { value: 'folding-wheelchair', label: '접이식 휠체어를 씁니다', hint: '차 좌석으로 옮겨 앉을 수 있습니다.' },
        { value: 'wheelchair', label: '휠체어에 탄 채로 타야 합니다' },
      ],
      missing: '필요한 도움을 골라 주십시오.',
    }),
    accessArmConsentField,
  ],
};

export const directionPage: Page = {
  key: 'direction',
  title: '언제 타십니까?',
  fields: [
    choiceField({
      name: 'direction',
      label: '타시는 때',
      hint: ({ facts }) => facts.get('transport-same-fare')?.note ?? null,
      options: [
        { value: 'both', label: '갈 때와 올 때 모두' },
        { value: 'outbound', label: '병원에 갈 때만' },
        { value: 'return', label: '집에 올 때만' },
      ],
      missing: '갈 때와 올 때 가운데 언제 타실지 골라 주십시오.',
    }),
  ],
};

function monthly({ facts }: FormContext, key: string): { hint: string } | object {
  const amount = facts.get(key)?.value;
  const word = facts.get('transport-fee-word')?.value;
  return amount === undefined || word === undefined ? {} : { hint: `${word} 한 달 ${amount}` };
}

export const feePage: Page = {
  key: 'fee',
  title: '기초생활수급자나 차상위계층이십니까?',
  fields: [
    choiceField({
      name: 'feeClass',
      label: '자격',
      hint: ({ facts }) => facts.get('transport-fee-reduced')?.note ?? null,
      options: (formContext) => [
        { value: 'general', label: '아닙니다 (일반)', ...monthly(formContext, 'transport-fee') },
        { value: 'livelihood', label: '기초생활수급자입니다', ...monthly(formContext, 'transport-fee-reduced') },
        { value: 'next-bracket', label: '차상위계층입니다', ...monthly(formContext, 'transport-fee-reduced') },
      ],
      missing: '자격을 골라 주십시오. 잘 모르시면 ‘아닙니다’를 고르고 상담 때 물어보십시오.',
    }),
  ],
};

export const otherPage: Page = {
  key: 'other',
  title: '더 알려 주실 것이 있습니까?',
  fields: [
    textField({
      name: 'other',
      label: '사무국에 전할 말',
      hint: '예: 통화하기 좋은 시간',
      isOptional: true,
      isLong: true,
      maxLength: 500,
    }),
  ],
};
