import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { PageTitle } from '../../../platform/page-title.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { Column, Stack } from '../../../ui/layout/layout.tsx';
import type { FormProblem } from './form-problem.ts';

interface AccountFormProps {
  title: string;
  submit: string;
  problem: FormProblem | undefined;
  /** Above the form: a note, or how the last try ended. */
  before?: ReactNode;
  /** Below the form: the way to another screen. */
  after?: ReactNode;
  children: ReactNode;
}

const labels: Record<string, string> = {
  login: '아이디 또는 이메일',
  username: '아이디',
  email: '이메일',
  nickName: '이름(닉네임)',
  password: '비밀번호',
  currentPassword: '지금 비밀번호',
  newPassword: '새 비밀번호',
  code: '여섯 자리 숫자',
};

/** The frame of the account screens. Search engines have no business with them. */
export function AccountForm({ title, submit, problem, before, after, children }: AccountFormProps) {
  const isBusy = useNavigation().state === 'submitting';
  const problems = Object.entries(problem?.fields ?? {}).map(([name, message]) =>
    labels[name] ? { fieldId: name, message: `${labels[name]}: ${message}` } : { message },
  );
  return (
    <Column width="form">
      <PageTitle name={title} hasErrors={problem !== undefined} />
      <Stack>
        {before}
        {problem && <ErrorSummary title={problem.message} problems={problems} answer={problem} />}
        <Card>
          <Form method="post" noValidate>
            <Stack>
              {children}
              <div>
                <Button type="submit" aria-disabled={isBusy}>
                  {submit}
                </Button>
              </div>
            </Stack>
          </Form>
        </Card>
        {after}
      </Stack>
    </Column>
  );
}
