import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Column, Stack } from '../../ui/layout/layout.tsx';
import { PageTitle } from '../page-title.tsx';
import { useSession, useUser } from './use-user.ts';

interface SignInRequiredProps {
  title: string;
  /** Whose work this is; without it, everybody's who is signed in. */
  roles?: readonly string[];
  children: ReactNode;
}

/** Shows its children to those it is for, and sends a visitor to sign in first. The API does the guarding. */
export function SignInRequired({ title, roles, children }: SignInRequiredProps) {
  const user = useUser();
  const { standing } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const signIn = `/admin/login?${new URLSearchParams({ next: pathname + search })}`;

  useEffect(() => {
    if (standing === 'visitor') void navigate(signIn, { replace: true });
  }, [standing, navigate, signIn]);

  if (user && (!roles || user.roles.some((role) => roles.includes(role)))) return children;
  return (
    <Column width="form">
      <PageTitle name={title} />
      <Card>
        <Stack>
          {user ? (
            <p>이 화면은 맡은 직원만 볼 수 있습니다. 필요하시면 관리자에게 말씀해 주십시오.</p>
          ) : (
            <>
              <p>로그인하신 뒤에 볼 수 있는 화면입니다.</p>
              <div>
                <ButtonLink to={signIn}>로그인하기</ButtonLink>
              </div>
            </>
          )}
        </Stack>
      </Card>
    </Column>
  );
}
