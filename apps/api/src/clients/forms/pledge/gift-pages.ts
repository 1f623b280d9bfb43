import type { Answers, FormNote } from '@kidney/contract/clients/forms/forms.schema.ts';
import { readAmount, withCommas, wonInWords } from '../fields/amount.ts';
import { choiceField } from '../fields/choice-field.ts';
import { textField } from '../fields/text-field.ts';
import { answerTo, type FormContext, type Page } from '../form.ts';

const gives =
  (...gifts: string[]) =>
  (answers: Answers) =>
    gifts.includes(answerTo(answers, 'gift'));

/** Given again and again until somebody ends it. */
export const goesOn = gives('monthly', 'time');

export const giftPage: Page = {
  key: 'gift',
  title: '어떻게 도와주시겠습니까?',
  fields: [
    choiceField({
      name: 'gift',
      label: '후원하시는 방법',
      options: [
        { value: 'once', label: '한 번 후원', hint: '원하시는 때에 한 번 보내십니다.' },
        { value: 'monthly', label: '달마다 후원', hint: '언제든 금액을 바꾸거나 그만두실 수 있습니다.' },
        { value: 'goods', label: '물품 후원', hint: '쌀, 생활용품처럼 쓰지 않은 물건을 보내십니다.' },
        { value: 'time', label: '자원봉사', hint: '시간과 솜씨를 나누십니다.' },
      ],
      missing: '네 가지 가운데 하나를 골라 주십시오.',
    }),
  ],
};

/** Said before and after the answer alike: it is no news, and holds nobody up. */
function accountsNote(_answers: Answers, { accounts }: FormContext): FormNote[] {
  const listed = accounts.map(({ bank, number, holder }) => [bank, number, holder].filter(Boolean).join(' '));
  const where =
    listed.length > 0 ? `보내실 계좌: ${listed.join(' / ')}` : '보내실 계좌는 사무국이 전화로 알려 드립니다.';
  return [
    { tone: 'information', title: '지금 돈이 빠져나가지 않습니다', text: `마음만 먼저 받습니다. ${where}`, links: [] },
  ];
}

export const amountPage: Page = {
  key: 'amount',
  title: (answers) => (gives('monthly')(answers) ? '달마다 얼마를 후원하시겠습니까?' : '얼마를 후원하시겠습니까?'),
  when: gives('once', 'monthly'),
  fields: [
    textField({
      name: 'amount',
      label: '금액(원)',
      hint: '예: 10,000. 나중에 바꾸셔도 됩니다.',
      inputMode: 'numeric',
      maxLength: 20,
      missing: '금액을 적어 주십시오. 예: 10,000',
      read: readAmount,
      show: withCommas,
      words: wonInWords,
    }),
  ],
  notes: accountsNote,
};

export const goodsPage: Page = {
  key: 'goods',
  title: '어떤 물품을 보내 주시겠습니까?',
  when: gives('goods'),
  fields: [
    textField({
      name: 'goods',
      label: '물품과 양',
      hint: '예: 쌀 10kg 두 포대. 먹는 것은 투석하시는 분이 드실 수 있는지 먼저 말씀드립니다.',
      isLong: true,
      maxLength: 300,
      missing: '보내 주실 물품을 적어 주십시오. 예: 쌀 10kg 두 포대',
    }),
  ],
};

export const servicePage: Page = {
  key: 'service',
  title: '어떤 일을 함께해 주시겠습니까?',
  when: gives('time'),
  fields: [
    choiceField({
      name: 'service',
      label: '함께하실 일',
      hint: () => '여러 가지를 고르셔도 됩니다.',
      isMany: true,
      options: [
        { value: 'ride', label: '병원 오가는 길 돕기', hint: '차에 함께 타 부축해 드립니다.' },
        { value: 'event', label: '행사 돕기' },
        { value: 'talk', label: '말벗' },
        { value: 'skill', label: '솜씨 나누기', hint: '노래, 그림, 사진, 머리 손질 같은 것입니다.' },
        { value: 'office', label: '사무국 일손 돕기' },
        { value: 'any', label: '무엇이든 괜찮습니다' },
      ],
      missing: '함께하실 일을 하나 이상 골라 주십시오.',
    }),
  ],
};

export const serviceTimePage: Page = {
  key: 'service-time',
  title: '언제, 얼마나 자주 하실 수 있습니까?',
  when: gives('time'),
  fields: [
    choiceField({
      name: 'serviceOften',
      label: '얼마나 자주',
      options: [
        { value: 'weekly', label: '한 주에 한 번쯤' },
        { value: 'monthly', label: '한 달에 한 번쯤' },
        { value: 'sometimes', label: '가끔, 필요할 때' },
      ],
      missing: '얼마나 자주 하실 수 있는지 골라 주십시오.',
    }),
    textField({
      name: 'serviceWhen',
      label: '좋은 요일과 시간',
      hint: '예: 화요일 오전, 주말',
      maxLength: 100,
      missing: '좋은 요일과 시간을 적어 주십시오. 예: 화요일 오전',
    }),
  ],
};

export const receiptPage: Page = {
  key: 'receipt',
  title: '기부금영수증이 필요하십니까?',
  when: (answers) => !gives('time')(answers),
  fields: [
    choiceField({
      name: 'wantsReceipt',
      label: '기부금영수증',
      hint: () =>
        '기부금영수증은 국세청 홈택스에서 전자기부금영수증으로 드립니다. 여기에서는 주민등록번호를 받지 않고 두지도 않습니다.',
      options: [
        { value: 'yes', label: '필요합니다', hint: '홈택스에서 받으시는 방법을 사무국이 전화로 알려 드립니다.' },
        { value: 'no', label: '필요하지 않습니다' },
      ],
      missing: '기부금영수증이 필요하신지 골라 주십시오.',
    }),
  ],
};
