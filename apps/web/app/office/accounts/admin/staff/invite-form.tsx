import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { staffPaths } from '@kidney/contract/office/accounts/staff.paths.ts';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../../platform/use-mutation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group/choice-group.tsx';
import { ErrorSummary } from '../../../../ui/error-summary/error-summary.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { roleChoices } from './role-labels.ts';

interface InviteFormProps {
  mutation: Mutation;
  /** With the address to hand over, where no mail goes out. */
  onInvited: (link: string | undefined) => void;
}

interface Problems {
  email?: string;
  roles?: string;
}

const labels = { email: '이메일', roles: '맡을 일' };

function problemOf(email: string): Problems {
  if (email === '') return { email: '비어 있습니다. 초대할 분의 이메일을 적어 주십시오.' };
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return {};
  return { email: '이메일 주소를 다시 확인해 주십시오. 예: name@example.com' };
}

function problemsOf(email: string, roles: readonly Role[]): Problems {
  return {
    ...problemOf(email.trim()),
    ...(roles.length === 0 && { roles: '하나 이상 골라 주십시오.' }),
  };
}

export function InviteForm({ mutation, onInvited }: InviteFormProps) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<Role[]>([]);
  const [problems, setProblems] = useState<Problems>({});
  // The summary takes the focus whenever it gets new problems, so typing must not make any.
  const summary = useMemo(
    () =>
      (Object.keys(problems) as (keyof Problems)[]).map((field) => ({
        fieldId: `${id}-${field}`,
        message: `${labels[field]}: ${problems[field]}`,
      })),
    [problems, id],
  );

  async function invite(event: FormEvent) {
    event.preventDefault();
    if (mutation.isBusy) return;
    onInvited(undefined);
    const found = problemsOf(email, roles);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { isDone, fields = [] } = await mutation.act(async () => {
      const answer = await call(browserTransport, staffPaths.invite, { body: { email, roles } });
      onInvited(answer.data.link ?? undefined);
      return answer;
    });
    setProblems(Object.fromEntries(fields.map(({ field, message }) => [field.split('.')[0], message])));
    if (!isDone) return;
    setEmail('');
    setRoles([]);
  }

  return (
    <Card ground="sand">
      <form aria-labelledby={`${id}-title`} noValidate onSubmit={(event) => void invite(event)}>
        <Stack>
          <h2 id={`${id}-title`}>새 직원 초대</h2>
          {summary.length > 0 && <ErrorSummary title="초대하지 못했습니다. 아래를 고쳐 주십시오." problems={summary} />}
          <TextField
            id={`${id}-email`}
            type="email"
            label="이메일"
            hint="이 주소로 7일 동안 한 번 쓸 수 있는 초대를 보냅니다."
            autoComplete="off"
            value={email}
            error={problems.email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <ChoiceGroup
            id={`${id}-roles`}
            legend="맡을 일"
            type="checkbox"
            name="invited-roles"
            options={roleChoices}
            chosen={roles}
            error={problems.roles}
            onChange={(chosen) => setRoles(chosen as Role[])}
          />
          <div>
            <Button type="submit" aria-disabled={mutation.isBusy}>
              초대하기
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
