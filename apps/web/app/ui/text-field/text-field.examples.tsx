import type { Part } from '../example.ts';
import { Stack } from '../layout/layout.tsx';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

export const part: Part = {
  title: '적는 칸',
  use: '이름은 칸 위에, 도움말과 오류는 이름과 칸 사이에 둡니다.',
  examples: [
    {
      name: '기본, 도움말, 적힌 값, 쓸 수 없음',
      element: (
        <Stack>
          <TextField label="이름" />
          <TextField label="메모" hint="운전하시는 분께 알릴 것이 있으면 적어 주십시오." />
          <TextField label="주소" defaultValue="울산광역시 ○○구 ○○로 000, 표본 아파트 000동 0000호" />
          <TextField label="회원 번호" defaultValue="0000" disabled />
        </Stack>
      ),
    },
    {
      name: '오류',
      element: (
        <TextField
          id="sample-phone"
          label="전화번호"
          hint="숫자와 이음표만 적으십시오."
          error="전화번호를 적어 주십시오. 집 전화와 휴대전화 가운데 잘 받으시는 번호면 됩니다."
        />
      ),
    },
    { name: '비밀번호', element: <PasswordField label="비밀번호" autoComplete="current-password" /> },
  ],
};
