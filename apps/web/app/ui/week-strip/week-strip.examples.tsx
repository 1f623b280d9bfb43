import type { Part } from '../example.ts';
import { WeekStrip } from './week-strip.tsx';

const weekdays = ['월', '화', '수', '목', '금', '토', '일'];

const week = (first: number, isOff: (index: number) => boolean) =>
  weekdays.map((weekday, index) => ({
    date: `2026-11-${first + index}`,
    weekday,
    day: first + index,
    isToday: index === 1,
    runs: !isOff(index),
    state: isOff(index) ? '쉼' : '운행',
  }));

export const part: Part = {
  title: '한 주',
  use: '날마다 차량이 다니는지를 한 줄로 보입니다.',
  examples: [
    { name: '여느 주', element: <WeekStrip days={week(16, (index) => index > 4)} /> },
    { name: '오늘 쉬는 주', element: <WeekStrip days={week(23, (index) => index !== 3)} /> },
  ],
};
