import type {
  DayStanding,
  RegistrationNews,
} from '@kidney/contract/clients/event-registrations/event-registration-names.paths.ts';

/** What is wrong with a day, or that it is over. */
export const standingWords: Record<DayStanding, string | null> = {
  ahead: null,
  over: '지난 날',
  'called-off': '취소한 날',
  gone: '행사 날짜가 바뀌었거나 행사가 없어졌습니다',
};

export const callWords: Record<RegistrationNews, string> = {
  reminder: '내일 행사가 있다고 전화해 주십시오.',
  'moved-up': '자리가 나서 오실 수 있다고 전화해 주십시오.',
  moved: '행사 날짜가 바뀌었다고 전화해 주십시오. 오실 수 있는지, 대기이신지도 알려 주십시오.',
  'called-off': '행사가 취소되었다고 전화해 주십시오.',
};
