import { isRouteErrorResponse } from 'react-router';
import { brokenWay } from '../../art/shell-pictures.ts';
import { ButtonAnchor } from '../../ui/button/button.tsx';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

function BrokenPage() {
  return (
    <ErrorPage
      title="화면을 보여 드리지 못했습니다"
      art={brokenWay}
      ways={<ButtonAnchor href="">다시 불러오기</ButtonAnchor>}
    >
      <p>저희 쪽에 문제가 생겼습니다. 잠시 뒤 다시 해 주십시오. 급하시면 사무국으로 전화해 주십시오.</p>
    </ErrorPage>
  );
}

export function RootError({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <BrokenPage />;
}
