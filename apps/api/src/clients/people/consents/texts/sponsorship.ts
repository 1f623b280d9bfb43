import type { ConsentText } from '@kidney/contract/clients/people/consents.schema.ts';

/** What somebody who offers to give agrees to. A text that was published is never changed: new words are a new version below it. */
export const sponsorshipTexts: readonly ConsentText[] = [
  {
    id: 'pledge/collection/1',
    kind: 'collection',
    title: '개인정보 수집과 이용',
    purpose:
      '후원이나 자원봉사 신청을 받아 전화드리고, 고맙다는 인사를 보내고, 원하시는 분께 기부금영수증 받는 방법을 알려 드리려고 합니다.',
    items:
      '이름(단체 이름), 전화번호, 후원하시는 방법과 내용을 적습니다. 이메일과 전하실 말씀은 적어 주신 경우에만 적습니다. 주민등록번호는 받지 않습니다.',
    period:
      '후원이나 봉사가 이어지는 동안, 그리고 끝난 날부터 5년 동안 보관합니다(기부금영수증을 드린 근거로 남겨야 합니다). 이어지지 않은 신청은 결과를 알려 드린 날부터 1년, 끝까지 쓰지 않은 신청은 마지막으로 고친 날부터 7일 뒤에 지웁니다.',
    recipient: null,
    refusal:
      '동의하지 않으실 수 있습니다. 다만 연락을 드리는 데 꼭 필요한 내용이어서, 동의하지 않으시면 이곳에서 신청하실 수 없습니다.',
    isRequired: true,
    from: '2026-11-16',
  },
  {
    id: 'pledge/messages/1',
    kind: 'messages',
    title: '문자와 이메일 안내',
    purpose: '고맙다는 인사, 보내 주신 것을 쓴 결과, 협회 소식을 문자나 이메일로 알려 드리려고 합니다.',
    items: '전화번호를 씁니다. 이메일은 적어 주신 경우에만 씁니다.',
    period: '후원이나 봉사가 이어지는 동안 씁니다. 동의를 거두시면 바로 보내지 않습니다.',
    recipient: null,
    refusal: '동의하지 않으셔도 후원과 봉사는 똑같이 하실 수 있습니다. 꼭 알려 드릴 일은 전화로 말씀드립니다.',
    isRequired: false,
    from: '2026-11-16',
  },
];
