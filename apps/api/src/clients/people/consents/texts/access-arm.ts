import type { ConsentText } from '@kidney/contract/clients/people/consents.schema.ts';

/** What somebody agrees to who tells where the dialysis vessel is. A text that was published is never changed: new words are a new version below it. */
export const accessArmTexts: readonly ConsentText[] = [
  {
    id: 'access-arm/health/1',
    kind: 'health',
    title: '투석 혈관이 있는 팔(민감정보) 처리',
    purpose: '차를 타고 내리실 때 기사와 돕는 사람이 그 팔을 잡거나 당기지 않게 하려고 합니다.',
    items: '투석 혈관이 왼팔에 있는지 오른팔에 있는지 적습니다.',
    period:
      '이용하시는 동안만 둡니다. 이용이 끝나거나 신청이 이용으로 이어지지 않으면 바로 지웁니다. 동의를 거두셔도 바로 지웁니다. 끝까지 쓰지 않은 신청은 마지막으로 고친 날부터 7일 뒤에 지웁니다.',
    recipient: null,
    refusal: '동의하지 않으셔도 병원 이동은 똑같이 이용하실 수 있습니다. 그때는 어느 팔인지 여쭙지 않습니다.',
    isRequired: false,
    from: '2026-11-16',
  },
];
