import { lostWay } from '../../art/shell-pictures.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ErrorPage } from './error-page.tsx';

export function NotFoundPage() {
  return (
    <ErrorPage
      title="찾으시는 화면이 없습니다"
      art={lostWay}
      ways={
        <>
          <ButtonLink to="/">처음 화면으로</ButtonLink>
          <ButtonLink kind="secondary" to="/sitemap">
            전체 메뉴
          </ButtonLink>
          <ButtonLink kind="secondary" to="/community/faq">
            자주 묻는 질문
          </ButtonLink>
        </>
      }
    >
      <p>주소가 바뀌었거나 잘못 적혔을 수 있습니다. 아래에서 골라 주시거나 사무국으로 전화해 주십시오.</p>
    </ErrorPage>
  );
}
