import type { Part } from '../example.ts';
import { BrandMark } from './brand-mark.tsx';

export const part: Part = {
  title: '협회 표시',
  use: '마주 보는 두 콩팥과 그 사이의 강입니다. 협회 이름 옆에만 둡니다.',
  examples: [{ name: '기본', element: (isNight) => <BrandMark isNight={isNight} /> }],
};
