import type { Part } from '../example.ts';
import { Waiting } from './spinner.tsx';

export const part: Part = {
  title: '기다림',
  use: '불러오는 데 오래 걸릴 때에만 화면 위쪽에 나타납니다.',
  examples: [{ name: '불러오는 중', element: <Waiting /> }],
};
