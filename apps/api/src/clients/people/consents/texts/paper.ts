import type { ConsentText } from '@kidney/contract/clients/people/consents.schema.ts';

/**
 * What somebody signed before this site knew them: their own words lie on the paper. Nobody is asked for it here; it
 * says which paper is meant, and why its list came in. A text that was published is never changed: new words are a new version below it.
 */
export const paperTexts: readonly ConsentText[] = [
  {
    id: 'paper-membership/collection/1',
    kind: 'collection',
    title: '종이 가입 신청서의 개인정보 동의',
    purpose: '종이로 받은 회원 가입 신청에 따라 회원 명부를 두고, 회원께 드리는 도움을 안내하려고 합니다.',
    items:
      '종이에 적어 주신 이름, 전화번호, 생년월일, 주소, 이메일, 보호자의 이름과 전화번호를 옮겨 적습니다. 주민등록번호와 건강에 관한 내용은 옮겨 적지 않습니다. 동의하신 글은 사무국에 있는 종이에 있습니다.',
    period: '회원으로 계시는 동안, 그리고 탈퇴하신 날부터 1년 동안 보관합니다.',
    recipient: null,
    refusal:
      '동의하지 않으실 수 있고, 동의하신 뒤에도 언제든지 거두실 수 있습니다. 다만 회원 명부를 두는 데 꼭 필요한 내용입니다.',
    isRequired: true,
    from: '2026-11-19',
  },
  {
    id: 'paper-pledge/collection/1',
    kind: 'collection',
    title: '종이 후원 신청서의 개인정보 동의',
    purpose: '종이로 받은 후원 신청에 따라 후원하시는 분을 기억하고, 고맙다는 인사와 쓴 결과를 전하려고 합니다.',
    items:
      '종이에 적어 주신 이름, 전화번호, 이메일, 후원하시는 방법과 내용을 옮겨 적습니다. 주민등록번호는 옮겨 적지 않습니다. 동의하신 글은 사무국에 있는 종이에 있습니다.',
    period: '후원이 이어지는 동안, 그리고 끝난 날부터 5년 동안 보관합니다(기부금영수증을 드린 근거로 남겨야 합니다).',
    recipient: null,
    refusal:
      '동의하지 않으실 수 있고, 동의하신 뒤에도 언제든지 거두실 수 있습니다. 다만 후원을 기억하는 데 꼭 필요한 내용입니다.',
    isRequired: true,
    from: '2026-11-19',
  },
];
