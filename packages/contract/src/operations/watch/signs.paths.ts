/** What is looked at every few minutes, the worst first. */
export const signNames = [
  'database',
  'database-log',
  'site',
  'address',
  'worker',
  'queue',
  'jobs',
  'messages',
  'backup',
  'drill',
  'archive',
  'disk',
  'certificate',
  'log',
  'sign-ins',
] as const;
export type SignName = (typeof signNames)[number];

/** `unknown` could not be looked at yet, which is no reason to wake anybody. */
export const signStates = ['well', 'wrong', 'unknown'] as const;
export type SignState = (typeof signStates)[number];

interface SignWords {
  title: string;
  well: string;
  wrong: string;
  todo: string;
}

const tellThem = '누리집을 돌보는 업체에 알려 주십시오.';

/** The same on the owner's page and in an alarm. */
export const signWords: Record<SignName, SignWords> = {
  database: {
    title: '데이터베이스',
    well: '열려 있습니다.',
    wrong: '데이터베이스가 대답하지 않습니다.',
    todo: `보던 글은 읽히지만 신청을 받지 못합니다. 바로 ${tellThem}`,
  },
  'database-log': {
    title: '데이터베이스 기록',
    well: '개인정보를 적지 않습니다.',
    wrong: '데이터베이스가 개인정보를 기록 파일에 적을 수 있습니다.',
    todo: `새 신청을 누리집으로 받지 마시고 바로 ${tellThem}`,
  },
  site: {
    title: '누리집 화면',
    well: '돌고 있습니다.',
    wrong: '누리집 프로그램이 멈췄습니다.',
    todo: `바로 ${tellThem}`,
  },
  address: {
    title: '누리집 주소',
    well: '주소가 열립니다.',
    wrong: '누리집 주소가 열리지 않거나, 임시 화면만 열립니다.',
    todo: `휴대전화로 주소를 열어 보시고, 열리지 않거나 ‘임시 화면’이라고 나오면 바로 ${tellThem}`,
  },
  worker: {
    title: '뒤에서 하는 일',
    well: '돌고 있습니다.',
    wrong: '뒤에서 하는 일이 멈췄습니다.',
    todo: `문자와 메일이 나가지 않습니다. ${tellThem}`,
  },
  queue: {
    title: '밀린 일',
    well: '밀린 일이 없습니다.',
    wrong: '뒤에서 하는 일이 15분 넘게 밀렸습니다.',
    todo: `문자와 메일이 늦게 나갑니다. ${tellThem}`,
  },
  jobs: {
    title: '포기한 일',
    well: '포기한 일이 없습니다.',
    wrong: '여러 번 해 보고 포기한 일이 있습니다.',
    todo: `${tellThem} 까닭은 업체가 찾습니다.`,
  },
  messages: {
    title: '문자와 메일',
    well: '잘 나가고 있습니다.',
    wrong: '문자나 메일이 나가지 않습니다.',
    todo: '‘메시지’ 화면에서 못 보낸 것을 보시고, 급한 분께는 전화하십시오.',
  },
  backup: {
    title: '백업',
    well: '제때 했습니다.',
    wrong: '하루 넘게 백업이 없습니다.',
    todo: tellThem,
  },
  drill: {
    title: '되살리기 연습',
    well: '제때 했습니다.',
    wrong: '하루 넘게 되살리기 연습이 없습니다.',
    todo: `백업이 열리는지 모릅니다. ${tellThem}`,
  },
  archive: {
    title: '분 단위 백업',
    well: '바뀐 것을 1분 안에 따로 담고 있습니다.',
    wrong: '바뀐 것을 5분 넘게 담지 못했거나, 하루 넘게 열어 보지 못했습니다.',
    todo: `지금 고장이 나면 오늘 쓴 것을 잃을 수 있습니다. ${tellThem}`,
  },
  disk: {
    title: '저장 공간',
    well: '넉넉합니다.',
    wrong: '저장 공간이 10%도 남지 않았거나 보이지 않습니다.',
    todo: `큰 파일을 올리지 마시고 ${tellThem}`,
  },
  certificate: {
    title: '보안 인증서',
    well: '날짜가 넉넉합니다.',
    wrong: '보안 인증서가 14일 안에 끝나거나 이미 끝났습니다.',
    todo: `끝나면 누리집에 경고가 뜹니다. ${tellThem}`,
  },
  log: {
    title: '업무 기록',
    well: '적힌 그대로입니다.',
    wrong: '업무 기록이 적힌 그대로가 아니거나, 하루 넘게 확인하지 못했습니다.',
    todo: `바로 ${tellThem}`,
  },
  'sign-ins': {
    title: '로그인',
    well: '이상한 로그인이 없습니다.',
    wrong: '한 시간에 로그인이 30번 넘게 막혔습니다.',
    todo: '막혔으므로 들어온 사람은 없습니다. 직원이 잘못 누른 것이 아니면 누리집을 돌보는 업체에 알려 주십시오.',
  },
};
