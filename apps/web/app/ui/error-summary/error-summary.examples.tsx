import type { Part } from '../example.ts';
import { ErrorSummary } from './error-summary.tsx';

export const part: Part = {
  title: '오류 모음',
  use: '보낸 내용에 고칠 것이 있으면 맨 위에 모아 알려 주고, 누르면 그 칸으로 갑니다.',
  examples: [
    {
      name: '고칠 칸이 여럿일 때',
      element: (
        <ErrorSummary
          isAnswer={false}
          title="두 군데를 고쳐 주십시오"
          problems={[
            { fieldId: 'sample-phone', message: '전화번호를 적어 주십시오.' },
            {
              fieldId: 'sample-missing',
              message: '투석 시간대를 하나 이상 골라 주십시오. 아직 정해지지 않았으면 오전을 골라 두셔도 됩니다.',
            },
          ]}
        />
      ),
    },
    {
      name: '전체에 관한 말만 있을 때',
      element: <ErrorSummary isAnswer={false} title="저장하지 못했습니다. 잠시 뒤에 다시 해 주십시오." />,
    },
  ],
};
