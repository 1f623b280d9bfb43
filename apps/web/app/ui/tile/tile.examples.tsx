import type { Part } from '../example.ts';
import { Stack } from '../layout/layout.tsx';
import { Tile } from './tile.tsx';

export const part: Part = {
  title: '큰 길잡이',
  use: '첫 화면에서 가장 많이 찾는 곳으로 갑니다. 채운 것은 한 화면에 하나만 둡니다.',
  examples: [
    {
      name: '채운 것과 흰 것, 긴 말',
      element: (
        <Stack>
          <Tile to="/transport/center" icon="van" title="병원 이동" words="투석 가는 길, 차로 모십니다" />
          <Tile to="/kidney/facilities" icon="pin" title="인공신장실 찾기" words="가까운 병원" ground="white" />
          <Tile
            to="/kidney/welfare"
            icon="hands"
            title="신장장애인이 받을 수 있는 복지 혜택"
            words="의료비, 교통비, 세금 감면처럼 몰라서 못 받는 일이 없도록 한곳에 모았습니다"
            ground="white"
          />
        </Stack>
      ),
    },
  ],
};
