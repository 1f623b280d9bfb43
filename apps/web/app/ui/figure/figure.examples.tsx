import { drawingOf } from '../../art/figures.ts';
import type { Part } from '../example.ts';
import { Figure } from './figure.tsx';

function Sample({ name, alt, caption, isNight }: { name: string; alt: string; caption?: string; isNight: boolean }) {
  const drawing = drawingOf(name);
  return drawing && <Figure {...drawing} alt={alt} caption={caption} isNight={isNight} />;
}

export const part: Part = {
  title: '설명 그림',
  use: '말보다 그림이 나을 때 씁니다. 그림의 말은 글로도 읽힙니다.',
  examples: [
    {
      name: '설명이 있을 때',
      element: (isNight) => (
        <Sample
          name="kidney-place"
          alt="콩팥은 허리 뒤쪽, 등뼈 양옆에 하나씩 있습니다."
          caption="콩팥은 주먹만 하고 허리 뒤쪽에 두 개 있습니다."
          isNight={isNight}
        />
      ),
    },
    {
      name: '작은 그림, 설명이 없을 때',
      element: (isNight) => <Sample name="chair-spot" alt="병원 이동 차량입니다." isNight={isNight} />,
    },
  ],
};
