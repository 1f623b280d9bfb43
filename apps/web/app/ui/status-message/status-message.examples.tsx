import type { Part } from '../example.ts';
import { StatusMessage } from './status-message.tsx';

export const part: Part = {
  title: '결과 알림',
  use: '한 일이 어떻게 되었는지 알려 줍니다. 닫을 때까지 남아 있습니다.',
  examples: [
    { name: '잘되었을 때', element: <StatusMessage kind="ok">질문을 고쳤습니다.</StatusMessage> },
    {
      name: '안되었을 때, 긴 말',
      element: (
        <StatusMessage kind="error" onClose={() => {}}>
          저장하지 못했습니다. 인터넷이 끊긴 것 같습니다. 적으신 글은 그대로 있으니 잠시 뒤에 다시 눌러 주십시오.
        </StatusMessage>
      ),
    },
    { name: '알림', element: <StatusMessage kind="info">로그인한 지 오래되어 다시 로그인해야 합니다.</StatusMessage> },
  ],
};
