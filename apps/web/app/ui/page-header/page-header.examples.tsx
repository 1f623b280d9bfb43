import { bannerOf } from '../../art/banners.ts';
import { logos } from '../../art/logos.ts';
import type { Part } from '../example.ts';
import { PageHeader } from './page-header.tsx';

export const part: Part = {
  title: '화면 머리',
  use: '화면의 이름입니다. 배너 그림이 있으면 하늘 위에 씁니다.',
  examples: [
    {
      name: '배너가 있을 때',
      element: (isNight) => (
        <PageHeader
          heading="h2"
          title="회원 가입"
          icon="users"
          lead="함께하시는 길을 알려 드립니다."
          banner={bannerOf('community')}
          isNight={isNight}
        />
      ),
    },
    {
      name: '배너와 로고가 있을 때',
      element: (isNight) => (
        <PageHeader
          heading="h2"
          title="병원이송센터"
          icon="van"
          lead="집에서 병원까지 함께 갑니다."
          banner={bannerOf('transport')}
          logo={logos.transport}
          isNight={isNight}
        />
      ),
    },
    {
      name: '배너가 없을 때',
      element: (isNight) => (
        <PageHeader heading="h2" title="투석과 이식" icon="kidney" lead="세 가지 치료를 봅니다." isNight={isNight} />
      ),
    },
    {
      name: '긴 이름',
      element: (isNight) => (
        <PageHeader heading="h2" title="울산에 있는 인공신장실을 한눈에 찾아보기" icon="pin" isNight={isNight} />
      ),
    },
  ],
};
