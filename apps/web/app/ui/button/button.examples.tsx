import type { Part } from '../example.ts';
import { Icon } from '../icon/icon.tsx';
import { Button, ButtonAnchor, ButtonLink, Buttons } from './button.tsx';

export const part: Part = {
  title: '단추',
  use: '채운 단추는 한 화면에 하나만 둡니다.',
  examples: [
    {
      name: '네 가지 쓰임',
      element: (
        <Buttons>
          <Button>저장</Button>
          <Button kind="secondary">취소</Button>
          <Button kind="danger">삭제</Button>
          <Button kind="danger-filled">정말 삭제</Button>
        </Buttons>
      ),
    },
    {
      name: '작은 단추',
      element: (
        <Buttons>
          <Button size="small">저장</Button>
          <Button kind="secondary" size="small">
            취소
          </Button>
          <Button kind="danger" size="small">
            삭제
          </Button>
          <Button kind="danger-filled" size="small">
            정말 삭제
          </Button>
        </Buttons>
      ),
    },
    {
      name: '그림표와 함께',
      element: (
        <Buttons>
          <ButtonAnchor href="tel:052-000-0000">
            <Icon name="phone" />
            전화하기
          </ButtonAnchor>
          <ButtonLink to="/transport/center" kind="secondary">
            <Icon name="van" />
            이동 신청
          </ButtonLink>
        </Buttons>
      ),
    },
    {
      name: '처리하는 중',
      element: (
        <Buttons>
          <Button aria-disabled>저장</Button>
          <Button kind="secondary" aria-disabled>
            올리기
          </Button>
          <Button kind="danger-filled" aria-disabled>
            정말 삭제
          </Button>
        </Buttons>
      ),
    },
    { name: '긴 말', element: <Button>병원 이동 차량을 이용하는 방법을 전화로 자세히 물어보기</Button> },
  ],
};
