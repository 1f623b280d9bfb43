import { dayInSeoul, formatDate } from './korean-date.ts';

const time = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', hour: 'numeric', minute: '2-digit' });

/** `오후 3:12` */
export const timeOf = (moment: string) => time.format(new Date(moment));

/** `2026년 11월 15일 오후 3:12` */
export const momentOf = (moment: string) => `${formatDate(dayInSeoul(moment))} ${timeOf(moment)}`;

/** What the first versions say, which nobody in the office wrote. */
export const authorOf = (author: string | null) => author ?? '처음 올린 글';
