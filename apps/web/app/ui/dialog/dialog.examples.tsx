import { useState } from 'react';
import { Button, Buttons } from '../button/button.tsx';
import type { Part } from '../example.ts';
import { Dialog } from './dialog.tsx';

function Opening() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        대화 상자 열기
      </Button>
      {isOpen && (
        <Dialog title="이 질문을 삭제하시겠습니까?" onClose={close}>
          <p>삭제하면 누리집에서 바로 사라집니다.</p>
          <Buttons>
            <Button kind="danger-filled" onClick={close}>
              삭제
            </Button>
            <Button kind="secondary" data-first-focus onClick={close}>
              취소
            </Button>
          </Buttons>
        </Dialog>
      )}
    </>
  );
}

export const part: Part = {
  title: '대화 상자',
  use: '되돌릴 수 없는 일을 하기 전에 한 번 더 묻습니다.',
  examples: [{ name: '눌러서 엽니다', element: <Opening /> }],
};
