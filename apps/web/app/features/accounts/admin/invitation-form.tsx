import type { OpenInvitation } from '@kidney/contract/accounts/links.schema.ts';
import { PasswordField } from '../../../ui/text-field/password-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import type { FormProblem } from './form-problem.ts';
import { rolesInWords } from './people/role-words.ts';

interface InvitationFormProps {
  title: string;
  invitation: OpenInvitation;
  token: string;
  problem: FormProblem | undefined;
}

export function InvitationForm({ title, invitation, token, problem }: InvitationFormProps) {
  return (
    <AccountForm title={title} submit="직원 되기" problem={problem}>
      <p>
        <b>{invitation.email}</b> 님을 직원으로 초대합니다. 맡으실 일은 {rolesInWords(invitation.roles)}입니다.
      </p>
      <input type="hidden" name="token" value={token} />
      <TextField
        id="username"
        name="username"
        label="아이디"
        hint="영문 소문자와 숫자로 3자 이상 적어 주십시오."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={problem?.values.username}
        error={problem?.fields.username}
      />
      <TextField
        id="nickName"
        name="nickName"
        label="이름(닉네임)"
        autoComplete="nickname"
        defaultValue={problem?.values.nickName}
        error={problem?.fields.nickName}
      />
      <PasswordField
        id="password"
        name="password"
        label="비밀번호"
        hint="12자 이상이면 됩니다. 긴 문장도 좋습니다."
        autoComplete="new-password"
        error={problem?.fields.password}
      />
    </AccountForm>
  );
}
