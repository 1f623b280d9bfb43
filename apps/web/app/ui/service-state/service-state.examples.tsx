import type { Part } from '../example.ts';
import { ServiceState } from './service-state.tsx';

export const part: Part = {
  title: '운행 여부',
  use: '그날 차량이 다니는지를 표시와 말로 알려 줍니다.',
  examples: [
    {
      name: '운행하는 날',
      element: (
        <ServiceState runs title="오늘 11월 16일 월요일, 운행합니다">
          <p>7시부터 18시까지 다닙니다.</p>
        </ServiceState>
      ),
    },
    {
      name: '쉬는 날',
      element: (
        <ServiceState runs={false} title="오늘 12월 25일 금요일, 쉽니다">
          <p>성탄절입니다. 다음 운행은 12월 28일 월요일입니다.</p>
        </ServiceState>
      ),
    },
    { name: '짧게', element: <ServiceState runs title="내일도 운행합니다" /> },
  ],
};
