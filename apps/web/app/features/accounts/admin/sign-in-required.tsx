import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PageTitle } from '../../../platform/page-title.tsx';
import { useSession, useUser } from '../../../platform/session/use-user.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Column, Stack } from '../../../ui/layout/layout.tsx';

/** Shows its children to whoever is signed in, and sends a visitor to sign in first. The API does the guarding. */
export function SignInRequired({ title, children }: { title: string; children: ReactNode }) {
  const user = useUser();
  const { standing } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const signIn = `/admin/login?${new URLSearchParams({ next: pathname })}`;

  useEffect(() => {
    if (standing === 'visitor') void navigate(signIn, { replace: true });
  }, [standing, navigate, signIn]);

  if (user) return children;
  return (
    <Column width="form">
      <PageTitle name={title} />
      <meta name="robots" content="noindex" />
      <Card>
        <Stack>
          <p>로그인하신 뒤에 볼 수 있는 화면입니다.</p>
          <div>
            <ButtonLink to={signIn}>로그인하기</ButtonLink>
          </div>
        </Stack>
      </Card>
    </Column>
  );
}
