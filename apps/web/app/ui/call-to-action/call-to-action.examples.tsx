import { lighthouse } from '../../art/pictures.ts';
import { ButtonAnchor, ButtonLink, Buttons } from '../button/button.tsx';
import type { Part } from '../example.ts';
import { CallToAction } from './call-to-action.tsx';

export const part: Part = {
  title: '다음에 할 일',
  use: '글을 읽은 다음 무엇을 하면 되는지 알려 줍니다.',
  examples: [
    {
      name: '그림과 두 가지 길',
      element: (isNight) => (
        <CallToAction
          title="차량을 이용하고 싶으십니까?"
          words="하루 전까지 전화로 신청해 주십시오."
          art={lighthouse}
          isNight={isNight}
        >
          <Buttons>
            <ButtonAnchor href="tel:052-000-0000">전화하기</ButtonAnchor>
            <ButtonLink to="/transport/center" kind="secondary">
              이용 방법 보기
            </ButtonLink>
          </Buttons>
        </CallToAction>
      ),
    },
    {
      name: '짧게',
      element: (
        <CallToAction title="회원이 되어 주십시오">
          <ButtonLink to="/community/membership">회원 가입 안내</ButtonLink>
        </CallToAction>
      ),
    },
  ],
};
