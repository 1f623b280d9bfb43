import type { Part } from '../example.ts';
import { RichText } from './rich-text.tsx';

const whole =
  '<p>투석을 마친 뒤에는 <strong>천천히</strong> 일어나십시오. <em>어지러우면</em> 다시 앉아 쉬십시오.</p>' +
  '<h3>집에서 지킬 일</h3>' +
  '<ul><li>물을 마신 양을 적어 둡니다.</li><li>혈관에서 울림이 느껴지는지 하루에 한 번 만져 봅니다. 울림이 없으면 곧바로 병원에 알립니다.</li></ul>' +
  '<h3>병원에 갈 때</h3>' +
  '<ol><li>먹는 약을 적은 종이를 챙깁니다.</li><li>혈압을 적은 수첩을 챙깁니다.</li></ol>' +
  '<p>더 알고 싶으시면 <a href="/kidney/therapy">투석과 이식</a>을 보십시오.</p>';

export const part: Part = {
  title: '글',
  use: '직원이 적은 글입니다. 해로운 것은 서버가 걸러 낸 뒤에 보입니다.',
  examples: [
    { name: '제목, 목록, 이음', element: <RichText html={whole} /> },
    { name: '한 문단', element: <RichText html="<p>사무국은 평일에 엽니다.</p>" /> },
  ],
};
