import type { Profile } from '@kidney/contract/office/accounts/accounts.schema.ts';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { PasswordField } from '../../../ui/text-field/password-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import type { ProfileAnswer } from './profile-answer.ts';

interface EditProfileFormProps {
  title: string;
  profile: Profile;
  answer: ProfileAnswer | undefined;
}

export function EditProfileForm({ title, profile, answer }: EditProfileFormProps) {
  const problem = answer?.problem;
  const current = answer?.current;
  return (
    <AccountForm
      title={title}
      submit="저장"
      problem={problem}
      before={
        answer?.done && (
          <StatusMessage kind="ok" isFocused>
            {answer.done}
          </StatusMessage>
        )
      }
    >
      {current && (
        <StatusMessage kind="info">
          지금 저장되어 있는 것은 이름 {current.nickName}, 이메일 {current.email}입니다. 아래에 적으신 대로 바꾸시려면
          저장을 한 번 더 눌러 주십시오.
        </StatusMessage>
      )}
      <input type="hidden" name="version" value={current?.version ?? profile.version} />
      <TextField id="username" label="아이디" value={profile.username} autoComplete="username" readOnly />
      <TextField
        id="nickName"
        name="nickName"
        label="이름(닉네임)"
        autoComplete="nickname"
        defaultValue={problem?.values.nickName ?? profile.nickName}
        error={problem?.fields.nickName}
      />
      <TextField
        id="email"
        name="email"
        type="email"
        label="이메일"
        autoComplete="email"
        defaultValue={problem?.values.email ?? profile.email}
        error={problem?.fields.email}
      />
      <PasswordField
        id="currentPassword"
        name="currentPassword"
        label="지금 비밀번호"
        hint="이메일을 바꾸실 때만 적어 주십시오."
        autoComplete="current-password"
        error={problem?.fields.currentPassword}
      />
    </AccountForm>
  );
}
