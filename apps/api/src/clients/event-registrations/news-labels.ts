import type {
  RegistrationNews,
  RegistrationState,
} from '@kidney/contract/clients/event-registrations/event-registration-names.paths.ts';
import { weekdayOf } from '../../platform/seoul-time.ts';
import type { ComingEvent } from './can-still-come.ts';

interface Visit {
  day: string;
  people: number;
  state: RegistrationState;
}

const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;
const titleMost = 60;

/** `11월 20일(금) 14:00` */
function whenOf(day: string, startTime: string | null): string {
  const date = `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일(${weekdays[weekdayOf(day)] ?? ''})`;
  return startTime === null ? date : `${date} ${startTime}`;
}

const said: Record<RegistrationNews, (title: string, at: string) => string> = {
  reminder: (title, at) => `내일 ‘${title}’에 오시는 날입니다.\n${at}`,
  'moved-up': (title, at) => `‘${title}’에 자리가 났습니다. 이제 대기가 아니고 오실 수 있습니다.\n${at}`,
  moved: (title, at) => `‘${title}’ 날짜가 바뀌었습니다. 바뀐 날은 다음과 같습니다.\n${at}`,
  'called-off': (title, at) => `‘${title}’ 행사가 취소되었습니다. 오지 않으셔도 됩니다.\n${at}`,
};

/** With another day: some still wait, and some got a place by it. */
const mayComeWords: Record<RegistrationState, string> = {
  registered: '오실 자리가 있습니다.',
  waiting: '아직 대기이십니다. 자리가 나면 다시 알려 드립니다.',
  cancelled: '',
};

const subjects: Record<RegistrationNews, string> = {
  reminder: '내일 행사 안내',
  'moved-up': '행사 자리 안내',
  moved: '행사 날짜 안내',
  'called-off': '행사 취소 안내',
};

/** What somebody who registered is told, by whom and about whom nothing is said. */
export function newsWords(
  news: RegistrationNews,
  event: Pick<ComingEvent, 'title' | 'place' | 'startTime'>,
  visit: Visit,
) {
  const title = event.title.length > titleMost ? `${event.title.slice(0, titleMost)}…` : event.title;
  const at = [whenOf(visit.day, event.startTime), event.place, news === 'called-off' ? '' : `${visit.people}명`];
  const words = said[news](title, at.filter(Boolean).join(', '));
  return { subject: subjects[news], words: news === 'moved' ? `${words}\n${mayComeWords[visit.state]}` : words };
}
