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
  /** Also for those who still owe the second factor. */
  isForHalf?: boolean;
  children: ReactNode;
}

/** Shows its children to those it is for, and sends a visitor to sign in first. The API does the guarding. */
export function SignInRequired({ title, roles, isForHalf = false, children }: SignInRequiredProps) {
  const user = useUser();
  const { standing } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const signIn = `/admin/login?${new URLSearchParams({ next: pathname + search })}`;

  const secondFactor = `/admin/second-factor?${new URLSearchParams({ next: pathname + search })}`;
  const isHalf = user?.pendingFactor !== undefined && !isForHalf;

  useEffect(() => {
    if (standing === 'visitor') void navigate(signIn, { replace: true });
    else if (isHalf) void navigate(secondFactor, { replace: true });
  }, [standing, isHalf, navigate, signIn, secondFactor]);

  if (user && !isHalf && (!roles || user.roles.some((role) => roles.includes(role)))) return children;
  return (
    <Column width="form">
      <PageTitle name={title} />
      <Card>
        <Stack>
          {isHalf && <ButtonLink to={secondFactor}>2단계 인증 하기</ButtonLink>}
          {user && !isHalf && <p>이 화면은 맡은 직원만 볼 수 있습니다. 필요하시면 관리자에게 말씀해 주십시오.</p>}
          {!user && (
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
