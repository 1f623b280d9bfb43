import type { GroupMessageOverview } from '@kidney/contract/clients/group-messages/group-messages.schema.ts';
import { addDays, seoulDate, weekdayOf } from '../../platform/seoul-time.ts';
import type { GroupMessagesDeps } from './group-messages.deps.ts';

const weekdays = ['일', '월', '화', '수', '목', '금', '토'];
const nearWords = ['오늘 ', '내일 ', '모레 '];
const daysAhead = 14;

/** The next days on which vans run, `내일 11월 20일(금)`. */
function daysFrom(today: string): { value: string; label: string }[] {
  const days = Array.from({ length: daysAhead }, (_, ahead) => ({ day: addDays(today, ahead), ahead }));
  return days
    .filter(({ day }) => weekdayOf(day) % 6 !== 0)
    .map(({ day, ahead }) => {
      const [, month, date] = day.split('-').map(Number);
      return { value: day, label: `${nearWords[ahead] ?? ''}${month}월 ${date}일(${weekdays[weekdayOf(day)]})` };
    });
}

const named = ({ name }: { name: string }) => ({ value: name, label: name });

/** What whoever writes to a group may choose among. */
export async function choicesOf({
  database,
  clock,
  clinics,
  districts,
  vans,
}: GroupMessagesDeps): Promise<GroupMessageOverview['choices']> {
  const [parts, cars, places] = await Promise.all([districts(database.read), vans(database.read), clinics()]);
  return {
    districts: parts.map(named),
    vans: cars.map(named),
    days: daysFrom(seoulDate(clock.now())),
    clinics: [
      ...places.map(({ id, name }) => ({ value: String(id), label: name })),
      { value: 'other', label: '목록에 없는 병원' },
    ],
  };
}
