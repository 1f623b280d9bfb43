import type { ConsentText } from '@kidney/contract/clients/people/consents.schema.ts';

/** What somebody who asks for another format agrees to. A text that was published is never changed: new words are a new version below it. */
export const formatTexts: readonly ConsentText[] = [
  {
    id: 'formats/collection/1',
    kind: 'collection',
    title: '개인정보 수집과 이용',
    purpose: '요청하신 글을 다른 모양으로 만들어 보내 드리고, 그 일로 연락드리려고 합니다.',
    items:
      '이름, 전화번호, 원하시는 모양, 필요하신 글과 받으실 곳을 적습니다. 이메일은 적어 주신 경우에만 적습니다. 장애가 있으신지, 어떤 장애인지는 묻지 않습니다. 주민등록번호도 받지 않습니다.',
    period: '보내 드린 날부터 1년 동안 보관하고 지웁니다.',
    recipient: null,
    refusal:
      '동의하지 않으실 수 있습니다. 다만 보내 드리는 데 꼭 필요한 내용이어서, 동의하지 않으시면 이곳에서 요청을 받을 수 없습니다. 누리집의 글은 전화로도 읽어 드립니다.',
    isRequired: true,
    from: '2026-11-16',
  },
];
