import { readEmail } from './fields/email.ts';
import { textField } from './fields/text-field.ts';
import { answerTo, type Form } from './form.ts';
import { amountPage, giftPage, goodsPage, receiptPage, servicePage, serviceTimePage } from './pledge/gift-pages.ts';
import { knownAnswers, personPage } from './shared-pages.ts';

const title = '이름과 연락처를 적어 주십시오.';
const who = personPage({ key: 'person', title, ofOther: title });

export const pledgeForm: Form = {
  kind: 'pledge',
  title: '후원 신청',
  intro:
    '돈, 물품, 시간 가운데 나눠 주실 것을 여쭙니다. 3분이면 되고, 여기에서 돈이 나가지는 않습니다. 단체나 회사는 단체 이름으로 적어 주십시오.',
  next: '사무국이 전화드려 고맙다는 인사와 함께 보내실 방법을 알려 드립니다. 여기에서 돈이 나가지는 않습니다.',
  givers: ['self'],
  pages: [
    giftPage,
    amountPage,
    goodsPage,
    servicePage,
    serviceTimePage,
    {
      ...who,
      fields: [
        ...who.fields,
        textField({
          name: 'email',
          label: '이메일',
          hint: '적어 주시면 고맙다는 인사와 접수 번호를 보내 드립니다.',
          isOptional: true,
          inputMode: 'email',
          autoComplete: 'email',
          maxLength: 254,
          read: readEmail,
        }),
      ],
    },
    receiptPage,
    {
      key: 'message',
      title: '사무국에 전하실 말씀이 있습니까?',
      fields: [
        textField({
          name: 'message',
          label: '전하실 말씀',
          hint: '예: 쓰였으면 하는 곳, 통화하기 좋은 시간',
          isOptional: true,
          isLong: true,
          maxLength: 500,
        }),
      ],
    },
  ],
  personOf: (answers) => {
    const email = answerTo(answers, 'email');
    return { name: answerTo(answers, 'name'), phone: answerTo(answers, 'phone'), ...(email !== '' && { email }) };
  },
  answersOf: (person) => ({
    ...knownAnswers(person),
    ...(person.email !== null && { email: person.email }),
  }),
};
