import { eventBounds } from '@kidney/contract/content/events/event-bounds.paths.ts';
import { eventsPaths } from '@kidney/contract/content/events/events.paths.ts';
import { addressMost } from '@kidney/contract/shared/link-bounds.ts';
import { bannerOf } from '../../../art/banners.ts';
import { linesOfHtml } from '../../../platform/editing/comparison/lines-of-html.ts';
import { formatDate } from '../../../platform/korean-date.ts';
import { defineContent } from '../../engine/content-kind.ts';
import { eventCrumbs, eventsPath } from '../public/event-address.ts';
import { blankDraft, toContent, toDraft, toKept, type EventDraft } from './event-draft.ts';
import { eventHelp } from './writing.help.ts';

const whereRepeated =
  <Value>(inWords: (value: Value) => string = String) =>
  (value: Value, { rhythm }: EventDraft) =>
    rhythm === 'none' ? '' : inWords(value);

export const eventKind = defineContent({
  paths: eventsPaths,
  place: eventsPath,
  titles: { create: '행사 올리기', change: '행사 고치기' },
  subject: '이 행사를',
  topic: '이 행사가',
  head: { banner: bannerOf('community'), crumbs: eventCrumbs },
  help: eventHelp,
  first: 'title',
  fields: {
    title: { label: '제목', maxLength: eventBounds.title, required: true },
    startsOn: { label: '날짜', type: 'date', required: true },
    isAllDay: { label: '하루 종일', inWords: (isAllDay) => (isAllDay ? '예' : '아니요') },
    startTime: { label: '시작하는 시각', type: 'time', required: true },
    endTime: { label: '끝나는 시각', type: 'time', hint: '모르시면 비워 두십시오.' },
    endsOn: { label: '끝나는 날', type: 'date', hint: '하루에 끝나면 비워 두십시오.' },
    rhythm: {
      label: '반복',
      as: 'radio',
      options: [
        { value: 'none', label: '반복하지 않음' },
        { value: 'week', label: '매주 같은 요일' },
        { value: 'date', label: '매달 같은 날짜' },
        { value: 'weekday', label: '매달 같은 주 같은 요일' },
      ],
    },
    interval: { label: '간격', inputMode: 'numeric', maxLength: 2, inWords: whereRepeated() },
    endsBy: {
      label: '언제까지',
      as: 'radio',
      options: [
        { value: 'count', label: '횟수로' },
        { value: 'until', label: '날짜로' },
      ],
      inWords: whereRepeated((endsBy) => (endsBy === 'count' ? '횟수로' : '날짜로')),
    },
    count: {
      label: '횟수',
      inputMode: 'numeric',
      maxLength: 3,
      hint: '처음을 포함해 모두 몇 번입니까?',
      inWords: whereRepeated(),
    },
    until: { label: '마지막 날', type: 'date', hint: '이날까지 엽니다.', inWords: whereRepeated() },
    except: { label: '쉬는 날', inWords: whereRepeated((days) => days.map(formatDate).join('\n')) },
    place: { label: '장소', maxLength: eventBounds.place, hint: '예: 협회 2층 강당' },
    address: { label: '주소', maxLength: eventBounds.address, hint: '적으시면 지도를 여는 단추가 나옵니다.' },
    mapHref: {
      label: '지도 주소',
      inputMode: 'url',
      maxLength: addressMost,
      hint: '따로 보여 줄 지도가 있을 때만 https:// 부터 적어 주십시오.',
    },
    capacity: { label: '인원과 신청', maxLength: eventBounds.capacity, hint: '예: 30명까지, 전화로 신청' },
    html: { label: '내용', inWords: (html) => linesOfHtml(html).join('\n') },
  },
  serverNames: {
    repeat: 'rhythm',
    'repeat.interval': 'interval',
    'repeat.count': 'count',
    'repeat.until': 'until',
    'repeat.except': 'except',
  },
  blank: () => blankDraft,
  toDraft,
  toContent,
  toKept,
  // What the server could not tell from an event that lasts the whole day, and what is missing beside it.
  missingIn: ({ title, isAllDay, startTime, startsOn }) => [
    ...(title.trim() === '' ? [{ field: 'title', message: '제목을 입력해 주십시오.' }] : []),
    ...(startsOn === '' ? [{ field: 'startsOn', message: '날짜를 골라 주십시오.' }] : []),
    ...(!isAllDay && startTime === ''
      ? [{ field: 'startTime', message: '시작하는 시각을 쓰시거나 하루 종일을 골라 주십시오.' }]
      : []),
  ],
});
