import type { OpenInvitation } from '@kidney/contract/office/accounts/email-links.schema.ts';
import { NewPasswordField, NickNameField, UsernameField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import type { FormProblem } from './form-problem.ts';
import { rolesInWords } from './staff/role-labels.ts';

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
      <UsernameField problem={problem} />
      <NickNameField problem={problem} />
      <NewPasswordField name="password" problem={problem} />
    </AccountForm>
  );
}
