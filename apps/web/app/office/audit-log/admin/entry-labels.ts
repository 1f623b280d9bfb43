import type { Act, SubjectKind } from '@kidney/contract/office/audit-log/acts.paths.ts';
import type { LogEntry } from '@kidney/contract/office/audit-log/audit-log.schema.ts';
import { sheetReasons, type SheetReason } from '@kidney/contract/shared/sheet-reasons.paths.ts';
import { reasonWords } from '../../../platform/downloads/reason-labels.ts';
import { formatDate } from '../../../platform/korean-date.ts';

type Subject = NonNullable<LogEntry['subject']>;

const roleWords: Record<string, string> = {
  owner: '책임자',
  editor: '편집자',
  dispatcher: '이동 담당',
  driver: '기사',
};

/** `2026년 10월` */
export function monthInWords(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${year}년 ${number}월`;
}

export const kindWords: Record<SubjectKind, string> = {
  account: '계정',
  invitation: '초대',
  notice: '공지사항',
  news: '협회 소식',
  'daycare-notice': '주간보호 공지',
  'daycare-news': '주간보호 소식',
  'donation-report': '기부금 활용실적',
  event: '행사',
  program: '프로그램',
  newsletter: '소식지',
  page: '안내 화면',
  faq: '자주 묻는 질문',
  fact: '금액과 사실',
  facility: '인공신장실',
  'service-day': '운행하지 않는 날',
  setting: '설정',
  duty: '해마다 할 일',
  file: '올린 파일',
  message: '메시지',
  'log-month': '기록 점검',
  'people-list': '사람 명단',
  'link-check': '링크 살피기',
  person: '이용하시는 분',
  application: '신청',
  'unfinished-call': '쓰다 만 전화 신청',
  'proof-picture': '서류 사진',
  retention: '보관 기간 정리',
  'format-request': '다른 형식 요청',
  'call-note': '전화 메모',
  'event-opening': '행사 신청 받기',
  'event-registration': '행사 신청',
  import: '명단 옮기기',
  'old-posts': '옛 글 옮기기',
  'group-message': '여럿에게 문자',
  tour: '첫날 연습',
};

export const actWords: Record<Act, string> = {
  'signed-in': '로그인',
  'sign-in-failed': '로그인 실패',
  'sign-in-locked': '로그인 잠김',
  'signed-out': '로그아웃',
  'session-ended': '접속 끊김',
  'signed-up': '가입 신청',
  'profile-changed': '내 정보 고침',
  'password-changed': '비밀번호 바꿈',
  'account-made': '계정 만듦',
  'roles-changed': '권한 바꿈',
  disabled: '계정 막음',
  approved: '가입 승인',
  refused: '가입 거절',
  reactivated: '계정 다시 엶',
  invited: '직원 초대',
  'invitation-withdrawn': '초대 거둠',
  'lock-reset': '로그인 잠김 풂',
  'email-proven': '이메일 확인',
  'password-reset-asked': '비밀번호 찾기',
  'password-reset': '비밀번호 새로 정함',
  'factor-added': '두 번째 확인 더함',
  'factor-removed': '두 번째 확인 뺌',
  'factor-shown': '두 번째 확인',
  'factor-failed': '두 번째 확인 실패',
  'recovery-codes-made': '복구 번호 만듦',
  read: '개인 정보 열람',
  created: '새로 올림',
  changed: '고침',
  removed: '지움',
  restored: '되살림',
  published: '공개함',
  withdrawn: '비공개로 돌림',
  imported: '표에서 올림',
  'drawn-again': '쪽 그림 다시 만듦',
  queued: '메시지 보냄',
  'sent-again': '메시지 다시 보냄',
  copied: '메시지 손으로 보냄',
  checked: '기록 점검',
  dropped: '보관 기간 지남',
  ticked: '마침으로 적음',
  unticked: '마침을 되돌림',
  exported: '명단 내려받음',
  'links-checked': '링크 살핌',
  applied: '신청 접수',
  moved: '신청 단계 옮김',
  noted: '신청에 메모 남김',
  contacted: '연락 남김',
  'proof-seen': '증빙 확인',
  asked: '서류 사진 부탁',
  'blacked-out': '서류 사진 가림',
  'consent-given': '동의 받음',
  'consent-withdrawn': '동의 거둠',
  erased: '개인 정보 지움',
  'keys-rotated': '암호 열쇠 바꿈',
  agreed: '지우는 데 동의',
  'device-link-asked': '새 기기 메일',
  'device-code-given': '새 기기 숫자 알려 줌',
  'device-known': '새 기기 확인',
  previewed: '명단 미리 봄',
  undone: '명단 되돌림',
};

const listWords: Record<string, string> = { staff: '직원', pledges: '후원 신청' };
const retentionWords: Record<string, string> = {
  riders: '이동 이용자',
  members: '회원',
  applications: '신청',
  pledges: '후원',
  'format-requests': '다른 형식 요청',
  people: '이용하시는 분',
  'consent-proofs': '동의 증거',
};

/** What it was done to. Each ends in a final consonant, so that one particle fits all. */
const nounOf: Record<SubjectKind, (subject: Subject) => string> = {
  account: ({ id, nickName }) => (nickName ? `${nickName} 님(${id}번) 계정` : `${id}번 계정`),
  invitation: ({ id }) => `초대 ${id}번`,
  notice: ({ id }) => `${kindWords.notice} ${id}번 글`,
  news: ({ id }) => `${kindWords.news} ${id}번 글`,
  'daycare-notice': ({ id }) => `${kindWords['daycare-notice']} ${id}번 글`,
  'daycare-news': ({ id }) => `${kindWords['daycare-news']} ${id}번 글`,
  'donation-report': ({ id }) => `${kindWords['donation-report']} ${id}번 글`,
  event: ({ id }) => `행사 ${id}번`,
  program: ({ id }) => `프로그램 ${id}번`,
  newsletter: ({ id }) => `소식지 ${id}번`,
  page: ({ id }) => `안내 화면 ‘${id}’의 글`,
  faq: ({ id }) => `자주 묻는 질문 ${id}번`,
  fact: ({ id }) => `금액과 사실 ‘${id}’ 항목`,
  facility: ({ id }) => `인공신장실 ${id}번`,
  'service-day': ({ id }) => `운행하지 않는 날 ${formatDate(id)}`,
  setting: ({ id }) => `‘${id}’ 설정`,
  duty: ({ id }) => `해마다 할 일 ${id}번`,
  file: ({ id }) => `‘${id.slice(0, 8)}’로 시작하는 파일`,
  message: ({ id }) => `‘${id.slice(0, 8)}’로 시작하는 메시지 글`,
  'log-month': ({ id }) => `${monthInWords(id)} 기록`,
  'people-list': ({ id }) => `${listWords[id] ?? id} 명단`,
  'link-check': () => '누리집 안 링크 점검',
  person: ({ id }) => `‘${id.slice(0, 8)}’로 시작하는 분의 기록`,
  application: ({ id }) => `‘${id.slice(0, 8)}’로 시작하는 신청`,
  'unfinished-call': ({ id }) => `‘${id.slice(0, 8)}’로 시작하는 쓰다 만 전화 신청`,
  'format-request': ({ id }) => `‘${id.slice(0, 8)}’로 시작하는 다른 형식 요청`,
  'call-note': ({ id }) => `‘${id.slice(0, 8)}’로 시작하는 전화 메모 글`,
  'event-opening': ({ id }) => `${id}번 행사의 신청 받기`,
  'event-registration': ({ id }) => `‘${id.slice(0, 8)}’로 시작하는 행사 신청`,
  'proof-picture': ({ id }) => `‘${id.slice(0, 8)}’로 시작하는 서류 사진`,
  import: ({ id }) => `‘${id.slice(0, 8)}’로 시작하는 사람 명단`,
  'group-message': ({ id }) => `‘${id.slice(0, 8)}’로 시작하는 여럿에게 보낸 문자`,
  tour: ({ id }) => `${id}번 계정의 첫날 연습`,
  'old-posts': ({ id }) => `‘${id.slice(0, 8)}’로 시작하는 옛 글 묶음`,
  retention: ({ id }) => `보관 기간이 지난 ${retentionWords[id] ?? id} 기록`,
};

const rolesIn = (value: LogEntry['details'][string] | undefined): string => {
  const roles = Array.isArray(value) ? value.map((role) => roleWords[role] ?? role) : [];
  return roles.length > 0 ? roles.join('·') : '없음';
};

const countIn = (value: LogEntry['details'][string] | undefined): number => (Array.isArray(value) ? value.length : 0);

const reasonIn = (value: LogEntry['details'][string] | undefined): string =>
  sheetReasons.some((reason) => reason === value) ? reasonWords[value as SheetReason] : '적지 않음';

const sentences: Record<Act, (noun: string, entry: LogEntry) => string> = {
  'signed-in': () => '로그인했습니다.',
  'sign-in-failed': (noun, { subject }) =>
    subject ? `${noun}으로 로그인하려다 실패했습니다.` : '없는 계정으로 로그인하려다 실패했습니다.',
  'sign-in-locked': (noun, { subject }) => `여러 번 틀려 ${subject ? `${noun}의 ` : ''}로그인을 잠시 막았습니다.`,
  'signed-out': () => '로그아웃했습니다.',
  'session-ended': (noun) => `${noun}의 지난 접속을 누가 다시 쓰려 하여 끊었습니다.`,
  'signed-up': (noun) => `가입을 신청하여 ${noun}이 생겼습니다.`,
  'profile-changed': () => '자기 정보를 고쳤습니다.',
  'password-changed': () => '자기 비밀번호를 바꿨습니다.',
  'account-made': (noun, { details }) => `${noun}을 만들었습니다. 맡은 일: ${rolesIn(details['after'])}`,
  'roles-changed': (noun, { details }) =>
    `${noun}의 권한을 바꿨습니다. 맡은 일: ${rolesIn(details['before'])} → ${rolesIn(details['after'])}`,
  disabled: (noun) => `${noun}을 쓸 수 없게 했습니다.`,
  approved: (noun, { details }) => `${noun}의 가입을 승인했습니다. 맡은 일: ${rolesIn(details['after'])}`,
  refused: (noun) => `${noun}의 가입 신청을 거절했습니다.`,
  reactivated: (noun, { details }) => `${noun}을 다시 쓸 수 있게 했습니다. 맡은 일: ${rolesIn(details['after'])}`,
  invited: (_noun, { details }) => `직원을 초대했습니다. 맡을 일: ${rolesIn(details['after'])}`,
  'invitation-withdrawn': (noun) => `${noun}을 거두어들였습니다.`,
  'lock-reset': (noun) => `${noun}의 로그인 잠김을 풀었습니다.`,
  'email-proven': (noun) => `${noun}의 이메일 주소를 확인했습니다.`,
  'password-reset-asked': (noun) => `${noun}의 비밀번호를 새로 정하겠다고 했습니다.`,
  'password-reset': (noun) => `${noun}의 비밀번호를 새로 정했습니다.`,
  'factor-added': (noun) => `${noun}에 두 번째 확인 방법을 더했습니다.`,
  'factor-removed': (noun) => `${noun}에서 두 번째 확인 방법을 뺐습니다.`,
  'factor-shown': () => '두 번째 확인을 마쳤습니다.',
  'factor-failed': (noun) => `${noun}의 두 번째 확인에 실패했습니다.`,
  'recovery-codes-made': (noun) => `${noun}의 복구 번호를 새로 만들었습니다.`,
  read: (noun) => `${noun}을 열어 보았습니다.`,
  created: (noun) => `${noun}을 새로 올렸습니다.`,
  changed: (noun, { details: { turned } }) =>
    turned === undefined ? `${noun}을 고쳤습니다.` : `재난 모드를 ${turned === 'on' ? '켰습니다' : '껐습니다'}.`,
  removed: (noun) => `${noun}을 지웠습니다.`,
  restored: (noun) => `${noun}을 되살렸습니다.`,
  // It may be for a day ahead.
  published: (noun) => `${noun}을 공개하기로 했습니다.`,
  withdrawn: (noun) => `${noun}을 비공개로 돌렸습니다.`,
  imported: (noun, { subject, details }) =>
    `${noun}을 표에서 올렸습니다.${subject?.kind === 'import' ? ` 모두 ${countIn(details['people'])}명입니다.` : ''}`,
  'drawn-again': (noun) => `${noun}의 쪽 그림을 다시 만들게 했습니다.`,
  queued: (noun) => `${noun}을 써서 보내게 했습니다.`,
  'sent-again': (noun) => `${noun}을 다시 보내게 했습니다.`,
  copied: (noun) => `${noun}을 손으로 보냈다고 적었습니다.`,
  checked: (noun) => `${noun}을 점검했습니다.`,
  dropped: (noun) => `보관 기간이 지난 ${noun}을 지웠습니다.`,
  ticked: (noun) => `${noun}을 마친 것으로 적었습니다.`,
  unticked: (noun) => `${noun}을 아직 마치지 않은 것으로 되돌렸습니다.`,
  exported: (noun, { subject, details }) =>
    `${noun}을 내려받았습니다. ${subject?.kind === 'people-list' ? `${countIn(details['people'])}명. ` : ''}까닭: ${reasonIn(details['reason'])}`,
  'links-checked': (noun) => `${noun}을 다시 하게 했습니다.`,
  applied: (noun) => `${noun}을 접수했습니다.`,
  moved: (noun) => `${noun}의 단계를 옮겼습니다.`,
  noted: (noun) => `${noun}에 메모를 남겼습니다.`,
  contacted: (noun) => `${noun}에 연락한 일을 적었습니다.`,
  'proof-seen': (noun) => `${noun}의 증빙을 눈으로 확인했다고 적었습니다.`,
  asked: (noun) => `${noun}을 부탁했습니다.`,
  'blacked-out': (noun) => `${noun}의 번호를 가리고 원본을 지웠습니다.`,
  'consent-given': (noun) => `${noun}에 동의를 적었습니다.`,
  'consent-withdrawn': (noun) => `${noun}에서 동의를 거두었습니다.`,
  erased: (noun) => `${noun}을 모두 지웠습니다.`,
  'keys-rotated': () => '개인 정보를 잠그는 열쇠를 바꿨습니다.',
  agreed: (noun, { details }) => `${noun} ${String(details['rows'])}건을 지우는 데 동의했습니다.`,
  'device-link-asked': (noun) => `${noun}의 메일로 새 기기를 확인하는 주소를 보냈습니다.`,
  'device-code-given': (noun) => `${noun}의 새 기기를 들이는 숫자를 알려 주었습니다.`,
  previewed: (noun, { details }) => `${noun}을 미리 보았습니다. 아는 분은 ${countIn(details['people'])}명입니다.`,
  undone: (noun, { details }) => `${noun}을 되돌렸습니다. 모두 ${countIn(details['people'])}명입니다.`,
  'device-known': (noun) => `${noun}의 새 기기를 확인했습니다.`,
};

/** `공지사항 12번 글을 고쳤습니다.` */
export function sentenceOf(entry: LogEntry): string {
  const { act, subject } = entry;
  return sentences[act](subject ? nounOf[subject.kind](subject) : '', entry);
}

export function actorOf({ actor, address }: Pick<LogEntry, 'actor' | 'address'>): string {
  if (actor) return actor.nickName ? `${actor.nickName} 님` : `${actor.id}번 계정`;
  return address === null ? '서버 관리자' : '로그인하지 않은 사람';
}

/** By which screen somebody was looked at, where that can be said. */
const doorWords: readonly [door: RegExp, words: string][] = [
  [/^post\/staff-search$/, '찾기'],
  [/^get\/staff-home/, '오늘 할 일'],
  [/person\/_id/, '이분의 화면'],
  [/^get\/application$/, '신청 접수'],
  [/application\/_id\/picture/, '서류 사진'],
  [/application/, '신청 화면'],
  [/\/call|person\/search/, '전화 받기'],
];

export function doorOf({ details: { door } }: Pick<LogEntry, 'details'>): string {
  return doorWords.find(([known]) => typeof door === 'string' && known.test(door))?.[1] ?? '';
}
