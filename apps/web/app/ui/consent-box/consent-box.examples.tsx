import type { Part } from '../example.ts';
import { ConsentBox, type ConsentWords } from './consent-box.tsx';

const health: ConsentWords = {
  id: 'sample/health/1',
  title: '건강 정보를 적는 것',
  purpose: '차에 안전하게 모시려고 씁니다.',
  items: '투석 요일과 시각, 다니시는 병원, 필요한 도움',
  period: '이용을 마치신 뒤 1년',
  recipient: null,
  refusal: '동의하지 않으실 수 있습니다. 그러면 차량을 배정해 드리지 못합니다.',
  isRequired: true,
};
const partners: ConsentWords = {
  ...health,
  id: 'sample/third-parties/1',
  title: '다니시는 병원에 알리는 것',
  recipient: '다니시는 인공신장실',
  refusal: '동의하지 않으셔도 신청하실 수 있습니다.',
  isRequired: false,
};

export const part: Part = {
  title: '동의',
  use: '무엇을 왜 적는지 알리고, 하나씩 따로 동의를 받습니다.',
  examples: [
    {
      name: '꼭 필요한 동의',
      element: <ConsentBox id="sample-health" name="a" consent={health} isGiven={false} />,
    },
    {
      name: '고를 수 있는 동의, 동의했을 때',
      element: <ConsentBox id="sample-partners" name="b" consent={partners} isGiven />,
    },
    {
      name: '동의하지 않아 오류가 났을 때',
      element: (
        <ConsentBox
          id="sample-refused"
          name="c"
          consent={{ ...health, title: '건강 정보를 쓰는 것' }}
          isGiven={false}
          error="동의하셔야 이어서 쓰실 수 있습니다."
        />
      ),
    },
  ],
};
