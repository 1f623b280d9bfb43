import {
  picturePage,
  type ApplicationKind,
  type ApplicationState,
  type ProofKind,
} from '@kidney/contract/clients/application-names.paths.ts';
import type { ApplicationStatus } from '@kidney/contract/clients/applications/status.schema.ts';
import type { Ride } from '@kidney/contract/clients/ride.schema.ts';
import { dayInSeoul, formatDate, formatDay, weekdayOf } from '../../../platform/korean-date.ts';
import { formatTime } from '../../../platform/korean-time.ts';
import type { Station } from './journey.tsx';

/** A status in words. They are found on the server, so that visitors download none of them. */
export interface ShownStatus {
  kind: string;
  heading: string;
  words: string;
  since: string;
  stations: Station[];
  facts: { id: string; label: string; value: string; isShort?: boolean }[];
  /** Papers of which the office asks for a picture, and where it is sent. */
  pictures: { title: string; href: string; words: string; label: string }[];
}

const kinds: Record<ApplicationKind, string> = {
  transport: '병원 이동 차량 신청',
  membership: '회원 가입 신청',
  pledge: '후원 신청',
};

type Words = Record<ApplicationState, string>;

const common = {
  received: '신청 접수',
  consulting: '상담',
  scheduling: '일정 조율',
  waiting: '대기',
  refused: '받아 드리지 못함',
  cancelled: '취소',
};
const titles: Record<ApplicationKind, Words> = {
  transport: { ...common, settled: '배정 완료' },
  membership: { ...common, settled: '가입 완료' },
  pledge: { ...common, settled: '후원 확인' },
};

const headings: Record<ApplicationKind, Words> = {
  transport: {
    received: '신청을 받았습니다',
    consulting: '상담하고 있습니다',
    scheduling: '차와 시간을 맞추고 있습니다',
    settled: '차량이 정해졌습니다',
    waiting: '차례를 기다리고 계십니다',
    refused: '이번에는 모시지 못합니다',
    cancelled: '신청을 취소했습니다',
  },
  membership: {
    received: '신청을 받았습니다',
    consulting: '확인하고 있습니다',
    scheduling: '확인하고 있습니다',
    settled: '회원이 되셨습니다',
    waiting: '기다리고 계십니다',
    refused: '이번에는 가입하지 못하셨습니다',
    cancelled: '신청을 취소했습니다',
  },
  pledge: {
    received: '신청을 받았습니다',
    consulting: '확인하고 있습니다',
    scheduling: '확인하고 있습니다',
    settled: '나눠 주신 마음을 잘 받았습니다',
    waiting: '필요한 때를 기다리고 있습니다',
    refused: '이번에는 받지 못했습니다',
    cancelled: '신청을 취소했습니다',
  },
};

const commonlyExplained: Words = {
  received: '사무국이 읽어 보고 전화드립니다.',
  consulting: '사무국과 통화하며 필요한 것을 함께 확인합니다.',
  scheduling: '요일과 시간이 맞는 차를 찾고 있습니다.',
  settled: '함께하게 되어 반갑습니다. 바뀐 것이 있으면 전화해 주십시오.',
  waiting: '차례가 되면 사무국이 전화드립니다.',
  refused: '까닭과 다른 방법을 전화로 알려 드립니다. 언제든 다시 신청하실 수 있습니다.',
  cancelled: '다시 필요하시면 언제든 새로 신청해 주십시오.',
};
const explained: Record<ApplicationKind, Words> = {
  transport: commonlyExplained,
  membership: commonlyExplained,
  pledge: {
    ...commonlyExplained,
    settled: '고맙습니다. 바뀐 것이 있으면 전화해 주십시오.',
    waiting: '필요한 때가 되면 전화드립니다.',
    refused: '까닭을 전화로 알려 드립니다. 마음을 나눠 주셔서 고맙습니다.',
    cancelled: '다음에 다시 함께해 주십시오. 고맙습니다.',
  },
};

const weekdays = { mon: '월', tue: '화', wed: '수', thu: '목', fri: '금' } as const;

/** The new ride says of itself from when on; until then the other is driven. */
function changeFacts({ van, days, pickUpAt, returnAt, firstDay }: Ride): ShownStatus['facts'] {
  const times = [
    pickUpAt && `모시러 가는 시각 ${formatTime(pickUpAt)}`,
    returnAt && `병원에서 떠나는 시각 ${formatTime(returnAt)}`,
  ];
  const value = [van, days.map((day) => weekdays[day]).join('·'), ...times].filter(Boolean).join(', ');
  return [{ id: 'change', label: `${formatDay(firstDay)}부터 바뀝니다`, value }];
}

function rideFacts({ van, days, pickUpAt, returnAt, firstDay }: Ride): ShownStatus['facts'] {
  const rows = [
    ['van', '타실 차', van],
    ['days', '타시는 요일', days.map((day) => weekdays[day]).join('·')],
    ['out', '모시러 가는 시각', pickUpAt && formatTime(pickUpAt)],
    ['return', '병원에서 떠나는 시각', returnAt && formatTime(returnAt)],
    ['first', '처음 타시는 날', formatDay(firstDay)],
  ] as const;
  return rows.flatMap(([id, label, value]) => (value ? [{ id, label, value, isShort: true }] : []));
}

const dayOf = (moment: string) => formatDay(dayInSeoul(moment));

/** What a paper is called to whoever has it. */
export const pictureNames: Record<ProofKind, string> = {
  'disability-card': '복지카드',
  livelihood: '수급자 증명서',
  'next-bracket': '차상위 증명서',
  other: '서류',
};

/** Pictures are sent by the link alone, so without its token there are none to ask for. */
export function statusInWords(status: ApplicationStatus, token = ''): ShownStatus {
  const { kind, state, steps, since, reason, dueOn, ride, nextRide, pictures } = status;
  const day = dayInSeoul(since);
  return {
    kind: kinds[kind],
    heading: headings[kind][state],
    words: explained[kind][state],
    since: `${formatDate(day)}(${weekdayOf(day)})부터 이 단계입니다.`,
    stations: steps.map((step) => ({
      title: titles[kind][step.state],
      day: step.at && dayOf(step.at),
      here: step.state === state ? '지금 여기입니다' : null,
    })),
    facts: [
      ...(reason ? [{ id: 'reason', label: '까닭', value: reason }] : []),
      ...(dueOn ? [{ id: 'due', label: '전화드릴 날', value: `${formatDay(dueOn)}까지`, isShort: true }] : []),
      ...(ride ? rideFacts(ride) : []),
      ...(nextRide ? changeFacts(nextRide) : []),
    ],
    pictures: pictures.map((picture) => ({
      title: '서류 사진이 필요합니다',
      href: `${picturePage}?${new URLSearchParams({ token, picture: picture.id })}`,
      words: `사무국이 ${pictureNames[picture.kind]} 사진을 기다립니다. 종이를 보여 주셔도 됩니다.`,
      label: `${pictureNames[picture.kind]} 사진 보내기`,
    })),
  };
}
