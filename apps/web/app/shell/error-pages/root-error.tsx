import { isRouteErrorResponse } from 'react-router';
import { brokenWay } from '../../art/shell-pictures.ts';
import { ButtonAnchor } from '../../ui/button/button.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const broken = [
  '화면을 보여 드리지 못했습니다',
  '저희 쪽 문제입니다. 잠시 뒤 다시 해 주십시오. 급하시면 사무국으로 전화해 주십시오.',
] as const;
/** The page itself could not be fetched: what was sent before is kept, and the next try shows it. */
const lostLine = [
  '인터넷이 끊어졌습니다',
  '연결을 확인하고 다시 불러와 주십시오. 보내신 것은 그대로 있습니다.',
] as const;

export function RootError({ error }: { error: unknown }) {
  const isAnswer = isRouteErrorResponse(error);
  if (isAnswer && error.status === 404) return <NotFoundPage />;
  const [title, words] = isAnswer || import.meta.env.SSR || navigator.onLine ? broken : lostLine;
  return (
    <ErrorPage title={title} art={brokenWay} ways={<ButtonAnchor href="">다시 불러오기</ButtonAnchor>}>
      <p>{isAnswer && error.status === 429 ? error.data : words}</p>
    </ErrorPage>
  );
}
