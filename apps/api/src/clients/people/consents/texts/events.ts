import type { ConsentText } from '@kidney/contract/clients/people/consents.schema.ts';

/** What somebody who registers for an event agrees to. A text that was published is never changed: new words are a new version below it. */
export const eventTexts: readonly ConsentText[] = [
  {
    id: 'events/collection/1',
    kind: 'collection',
    title: '개인정보 수집과 이용',
    purpose: '행사 자리를 마련하고, 행사 당일 명단을 만들고, 행사가 바뀌면 전화로 알려 드리려고 합니다.',
    items: '이름, 전화번호, 오시는 사람 수, 오시는 날을 적습니다. 주민등록번호와 주소는 받지 않습니다.',
    period: '행사가 끝난 날부터 30일 동안 보관하고 지웁니다.',
    recipient: null,
    refusal:
      '동의하지 않으실 수 있습니다. 다만 자리를 마련하는 데 꼭 필요한 내용이어서, 동의하지 않으시면 신청을 받을 수 없습니다.',
    isRequired: true,
    from: '2026-11-19',
  },
  {
    id: 'events/health/1',
    kind: 'health',
    title: '도움이 필요하신 내용의 수집과 이용',
    purpose: '휠체어 자리나 음식처럼 행사에 오시는 데 필요한 것을 미리 준비하려고 합니다.',
    items: '‘필요하신 도움’에 적어 주신 내용을 적습니다. 건강이나 장애를 알 수 있는 내용이 있을 수 있습니다.',
    period: '행사가 끝난 날부터 30일 동안 보관하고 지웁니다. 신청을 취소하시면 바로 지웁니다.',
    recipient: null,
    refusal: '동의하지 않으셔도 신청하실 수 있습니다. 그때는 ‘필요하신 도움’을 비워 두어 주십시오.',
    isRequired: false,
    from: '2026-11-19',
  },
  {
    id: 'events/messages/1',
    kind: 'messages',
    title: '문자 안내',
    purpose: '행사 전날과, 자리가 나거나 행사가 바뀔 때 문자로 알려 드리려고 합니다.',
    items: '전화번호로 행사 이름, 날과 시각, 장소를 보내 드립니다.',
    period: '행사가 끝난 날까지 보내 드립니다. 그만 받으시려면 언제든지 전화해 주십시오.',
    recipient: null,
    refusal: '동의하지 않으셔도 신청하실 수 있습니다. 그때는 전화로 알려 드립니다.',
    isRequired: false,
    from: '2026-11-19',
  },
];
