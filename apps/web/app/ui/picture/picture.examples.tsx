import { bannerOf } from '../../art/banners.ts';
import { lighthouse } from '../../art/pictures.ts';
import type { Part } from '../example.ts';
import { Picture } from './picture.tsx';

export const part: Part = {
  title: '그림',
  use: '고대비에서는 밤 그림으로 바뀌고, 좁은 화면에서는 따로 그린 그림을 씁니다.',
  examples: [
    {
      name: '한 가지 그림',
      element: (isNight) => <Picture wide={lighthouse} isNight={isNight} width={160} height={120} isLazy />,
    },
    {
      name: '넓은 화면과 좁은 화면의 그림',
      element: (isNight) => <Picture {...bannerOf('hope')} isNight={isNight} width={1920} height={260} isLazy />,
    },
  ],
};
