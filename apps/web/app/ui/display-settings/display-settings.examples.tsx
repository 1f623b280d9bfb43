import type { Part } from '../example.ts';
import { DisplaySettings } from './display-settings.tsx';

const settings = {
  action: '/settings/display',
  back: '/test',
  sizes: [
    { value: '100', label: '보통' },
    { value: '125', label: '크게' },
    { value: '150', label: '아주 크게' },
  ],
};

export const part: Part = {
  title: '보기 설정',
  use: '글자 크기와 고대비를 고릅니다. 누르면 이 화면이 정말로 바뀝니다.',
  examples: [
    { name: '보통', element: <DisplaySettings {...settings} size="100" isHighContrast={false} /> },
    { name: '아주 크게, 고대비', element: <DisplaySettings {...settings} size="150" isHighContrast /> },
  ],
};
