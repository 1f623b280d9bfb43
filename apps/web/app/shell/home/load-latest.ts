import { boardPaths } from '@kidney/contract/content/boards/boards.paths.ts';
import type { PostItem } from '@kidney/contract/content/boards/boards.schema.ts';
import { eventsPaths } from '@kidney/contract/content/events/events.paths.ts';
import type { Occurrence } from '@kidney/contract/content/events/events.schema.ts';
import { newslettersPaths } from '@kidney/contract/content/newsletters/newsletters.paths.ts';
import { call, type Transport } from '../../platform/api-client.ts';
import { dayInSeoul, dayOfMonth, formatDate, formatDay } from '../../platform/korean-date.ts';
import { formatTimes } from '../../platform/korean-time.ts';

const noticesMost = 5;
const eventsMost = 3;
const newsMost = 3;
const newFor = 7 * 86_400_000;

const monthOf = (day: string) => `${Number(day.slice(5, 7))}월`;

/** `11월 12일`, with its year where that is another one. */
function shortDay(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? `${monthOf(day)} ${dayOfMonth(day)}일` : formatDate(day);
}

function postOf({ id, title, publishedAt, isPinned }: PostItem, today: string) {
  const day = dayInSeoul(publishedAt);
  return { id, title, isPinned, day, date: shortDay(day, today) };
}

function eventOf({ id, title, place, startsOn, startTime, endsOn, endTime }: Occurrence) {
  const time = startTime === null ? '하루 종일' : formatTimes(startTime, endTime);
  const when = startsOn === endsOn ? time : `${formatDay(endsOn)}까지`;
  return {
    id,
    title,
    day: startsOn,
    month: monthOf(startsOn),
    dayOfMonth: `${dayOfMonth(startsOn)}일`,
    words: [when, place].filter(Boolean).join(' · '),
  };
}

/** The newest of what the office publishes, in words: the browser needs no code for them. */
export async function loadLatest(transport: Transport, now: Date) {
  const [{ data: notices }, { data: news }, { data: events }, { data: letters }] = await Promise.all([
    call(transport, boardPaths.notice.list, { query: {} }),
    call(transport, boardPaths.news.list, { query: {} }),
    call(transport, eventsPaths.upcoming),
    call(transport, newslettersPaths.list, { query: {} }),
  ]);
  const today = dayInSeoul(now.toISOString());
  const isNew = ({ publishedAt }: PostItem) =>
    dayInSeoul(publishedAt) > dayInSeoul(new Date(now.getTime() - newFor).toISOString());
  const posts = [...notices.pinned, ...notices.posts];
  const [first, ...others] = [...news.posts, ...news.pinned].toSorted((a, b) => b.number - a.number).slice(0, newsMost);
  const opened = first && (await call(transport, boardPaths.news.get, { params: { id: first.id } })).data;
  const [issue] = letters.issues;
  return {
    notices: posts.slice(0, noticesMost).map((post) => postOf(post, today)),
    newNotices: posts.filter(isNew).length,
    events: events.slice(0, eventsMost).map(eventOf),
    news: first && opened && { ...postOf(first, today), words: opened.description, picture: opened.picture },
    issue: issue && { id: issue.id, title: issue.title, words: issue.description, cover: issue.cover },
    otherNews: others.map((post) => postOf(post, today)),
  };
}

export type Latest = Awaited<ReturnType<typeof loadLatest>>;
