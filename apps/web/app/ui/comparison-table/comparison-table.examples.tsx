import type { Part } from '../example.ts';
import { ComparisonTable } from './comparison-table.tsx';

export const part: Part = {
  title: '비교표',
  use: '자리가 넓으면 표로, 좁으면 줄마다 카드로 보입니다.',
  examples: [
    {
      name: '글',
      element: (
        <ComparisonTable
          caption="세 가지 치료를 나란히 놓고 봅니다."
          columns={['혈액투석', '복막투석', '신장이식']}
          rows={[
            { label: '어디에서', cells: ['병원 인공신장실', '집이나 일터', '이식 병원'] },
            {
              label: '얼마나 자주',
              cells: [
                '한 주에 세 번, 한 번에 네 시간쯤 걸립니다.',
                '날마다 네 번 하거나, 밤에 자는 동안 기계로 합니다.',
                '수술한 뒤에는 약을 날마다 거르지 않고 먹습니다.',
              ],
            },
          ]}
        />
      ),
    },
    {
      name: '금액',
      element: (
        <ComparisonTable
          caption="표본 금액입니다."
          columns={['한 번', '한 달']}
          rows={[
            { label: '병원 이동 차량', cells: ['정액', '30,000원'] },
            { label: '택시', cells: ['9,800원', '235,200원'] },
          ]}
          isAmounts
        />
      ),
    },
  ],
};
