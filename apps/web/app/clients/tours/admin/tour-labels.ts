import { sampleCaller, sampleName, type TourStep } from '@kidney/contract/clients/tours/tour-steps.paths.ts';
import type { Tour } from '@kidney/contract/clients/tours/tours.schema.ts';

interface StepWords {
  title: string;
  text: string;
  /** Where it is done. What is done from anywhere begins where it stands. */
  open: { label: string; to: string };
}

/** What to do, and where: the real screens. */
export function stepWords({ caseId, phoneEnd }: NonNullable<Tour['sample']>): Record<TourStep, StepWords> {
  const theCase = { label: '연습 신청 열기', to: `/admin/applications/${caseId}` };
  const calls = { label: '전화 받기 열기', to: '/admin/call' };
  const home = { label: '오늘 할 일 열기', to: '/admin' };
  return {
    today: {
      title: '오늘 할 일 보기',
      text: '첫 화면을 열어 오늘 하실 일이 어디에 나오는지 봅니다.',
      open: home,
    },
    search: {
      title: '이름으로 찾기',
      text: `첫 화면에서 / 를 누르거나 맨 위 찾기를 누르고 ‘${sampleName}’이라고 적습니다.`,
      open: home,
    },
    note: {
      title: '전화 메모 남기기',
      text: `누가 전화하셨는지에 ‘${sampleCaller}’, 번호 끝 네 자리에 ${phoneEnd}, 무슨 일인지에 아무 말이나 적고 ‘메모 남기기’를 누릅니다.`,
      open: calls,
    },
    file: {
      title: '메모를 신청 기록에 남기기',
      text: `방금 남긴 메모에서 ‘${sampleName} 님 신청 기록에 남기기’를 누릅니다.`,
      open: calls,
    },
    contact: {
      title: '연락 적기',
      text: '‘연락 적기’를 누르고 전화드린 것으로 적어 ‘연락 저장’을 누릅니다.',
      open: theCase,
    },
    answer: {
      title: '답 하나 고치기',
      text: '주소 옆의 ‘고치기’를 누르고 아무 주소나 적은 뒤 저장합니다.',
      open: theCase,
    },
    move: {
      title: '다음 단계로 옮기기',
      text: '‘다음 단계’에서 ‘단계 옮기기’를 누릅니다. 문자는 나가지 않습니다.',
      open: theCase,
    },
    help: {
      title: '도움말과 단축키 보기',
      text: '제목 옆의 ‘도움말’을 누릅니다. 이어서 ? 를 누르면 단축키가 나옵니다.',
      open: home,
    },
  };
}
