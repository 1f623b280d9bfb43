import { PasswordField } from '../../../ui/text-field/password-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { FormProblem } from './form-problem.ts';

interface OfForm {
  problem: FormProblem | undefined;
}

export function UsernameField({ problem }: OfForm) {
  return (
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
  );
}

export function NickNameField({ problem }: OfForm) {
  return (
    <TextField
      id="nickName"
      name="nickName"
      label="이름(닉네임)"
      autoComplete="nickname"
      defaultValue={problem?.values.nickName}
      error={problem?.fields.nickName}
    />
  );
}

interface NewPasswordFieldProps extends OfForm {
  name: 'password' | 'newPassword';
  /** What follows from setting it. */
  more?: string;
}

export function NewPasswordField({ name, more, problem }: NewPasswordFieldProps) {
  return (
    <PasswordField
      id={name}
      name={name}
      label={name === 'password' ? '비밀번호' : '새 비밀번호'}
      hint={['12자 이상이면 됩니다. 긴 문장도 좋습니다.', more].filter(Boolean).join(' ')}
      autoComplete="new-password"
      error={problem?.fields[name]}
    />
  );
}
