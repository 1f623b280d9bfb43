import { boards } from '@kidney/contract/content/boards/boards.paths.ts';
import type { Wait } from '@kidney/contract/operations/staff-home/staff-home.schema.ts';
import { countedMost, type WaitKind, type WritingPlace } from '@kidney/contract/operations/staff-home/waits.paths.ts';

interface WaitWords {
  label: string;
  unit: string;
  /** Why it stands here. */
  words: string;
  /** Without it, it leads to where each of them lies. */
  to?: string;
}

export const waitWords: Record<WaitKind, WaitWords> = {
  'unfinished-calls': {
    label: '쓰다 만 전화 신청',
    unit: '건',
    words: '24시간 안에 이어서 쓰십시오',
    to: '/admin/call',
  },
  applications: {
    label: '새 신청',
    unit: '건',
    words: '아직 살피지 않았습니다',
    to: '/admin/applications',
  },
  'overdue-applications': {
    label: '기한 지난 신청',
    unit: '건',
    words: '먼저 전화해 주십시오',
    to: '/admin/applications',
  },
  'case-messages': {
    label: '가지 않은 문자',
    unit: '건',
    words: '다시 보내거나 전화해 주십시오',
    to: '/admin/applications?shelf=unsent',
  },
  'format-requests': {
    label: '다른 형식 요청',
    unit: '건',
    words: '사흘 안에 드려야 합니다',
    to: '/admin/format-requests',
  },
  'event-calls': {
    label: '행사로 알려 드릴 분',
    unit: '명',
    words: '전화하시거나, 바뀐 날의 명단을 옮겨 주십시오',
    to: '/admin/event-registrations',
  },
  'sign-ups': { label: '가입 신청', unit: '명', words: '승인을 기다립니다', to: '/admin/people' },
  messages: {
    label: '가지 못한 메시지',
    unit: '건',
    words: '직접 살펴 주십시오',
    to: '/admin/messages',
  },
  'log-months': {
    label: '점검할 기록',
    unit: '달',
    words: '지난달 기록을 훑어봅니다',
    to: '/admin/records',
  },
  retention: {
    label: '지우기 전에 볼 기록',
    unit: '건',
    words: '보관 기간이 지났습니다',
    to: '/admin/retention',
  },
  facts: {
    label: '확인할 금액과 사실',
    unit: '건',
    words: '출처와 견주어 주십시오',
    to: '/admin/facts?check=due',
  },
  links: {
    label: '깨진 링크',
    unit: '개',
    words: '눌러도 열리지 않습니다',
    to: '/admin/links',
  },
  drafts: { label: '임시 글', unit: '개', words: '아직 올리지 않았습니다' },
  scheduled: { label: '예약한 글', unit: '개', words: '때가 되면 올라갑니다' },
};

/** The drawer in which a place keeps what is not public, opened. */
export function placeOf(place: WritingPlace): { label: string; to: string } {
  if (place === 'newsletters') return { label: '소식지', to: '/community/newsletter#hidden' };
  return { label: boards[place].title, to: `${boards[place].site}#unlisted` };
}

/** `3`, or `99` and what follows it where nobody counted further. */
export function countInWords({ kind, count }: Pick<Wait, 'kind' | 'count'>): { number: string; unit: string } {
  const { unit } = waitWords[kind];
  return count < countedMost
    ? { number: String(count), unit }
    : { number: String(countedMost - 1), unit: `${unit} 넘음` };
}
