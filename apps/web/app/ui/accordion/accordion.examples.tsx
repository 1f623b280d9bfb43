import { Button } from '../button/button.tsx';
import type { Part } from '../example.ts';
import { Accordion, AccordionItem, AccordionRow } from './accordion.tsx';

const long =
  '투석을 받는 날과 시간이 달마다 바뀌는 경우에도 병원 이동 차량을 미리 신청해 둘 수 있습니까, 아니면 바뀔 때마다 다시 신청해야 합니까?';

export const part: Part = {
  title: '여닫는 목록',
  use: '한 묶음에서 하나만 열립니다. 스크립트가 없어도 열립니다.',
  examples: [
    {
      name: '여러 줄, 긴 제목',
      element: (
        <Accordion>
          {['차량은 누가 이용할 수 있습니까?', long, '이용 분담금은 얼마입니까?'].map((title) => (
            <AccordionRow key={title}>
              <AccordionItem group="sample-questions" title={title}>
                <p>울산에 사시는 신장장애인이면 누구나 이용하실 수 있습니다.</p>
              </AccordionItem>
            </AccordionRow>
          ))}
        </Accordion>
      ),
    },
    {
      name: '직원에게는 단추가 함께 보입니다',
      element: (
        <Accordion>
          <AccordionRow>
            <AccordionItem group="sample-staff" title="회원 가입은 어떻게 합니까?">
              <p>사무국에 전화하시면 가입 신청서를 보내 드립니다.</p>
              <Button kind="secondary" size="small">
                고치기
              </Button>
            </AccordionItem>
          </AccordionRow>
        </Accordion>
      ),
    },
  ],
};
