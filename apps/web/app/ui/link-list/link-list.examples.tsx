import type { Part } from '../example.ts';
import { LinkList } from './link-list.tsx';

export const part: Part = {
  title: '이어지는 화면',
  use: '여기의 다른 화면이나 다른 기관으로 가는 길입니다.',
  examples: [
    {
      name: '안과 밖, 설명이 있을 때와 없을 때',
      element: (
        <LinkList
          items={[
            { label: '투석과 이식', href: '/kidney/therapy', note: '세 가지 치료를 나란히 봅니다.' },
            { label: '자주 묻는 질문', href: '/community/faq' },
            {
              label: '다른 기관에서 펴낸, 이름이 아주 길어서 두 줄이 되는 안내 자료',
              href: 'https://example.com/',
              note: '다른 누리집으로 갑니다.',
            },
          ]}
        />
      ),
    },
  ],
};
