import { statusBounds } from '@kidney/contract/clients/applications/status-bounds.paths.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { FormProblem } from '../../../platform/forms/form-problem.ts';
import { SendingForm } from '../../../platform/forms/sending-form.tsx';
import { SummaryOf } from '../../../platform/forms/summary-of.tsx';

export function StatusForm({ problem }: { problem: FormProblem | undefined }) {
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: problem?.values?.[name]?.[0],
    error: problem?.fields[name],
  });
  return (
    <>
      {problem && <SummaryOf problem={problem} names={['receipt', 'phone']} />}
      <SendingForm>
        <TextField
          {...field('receipt')}
          label="접수 번호"
          hint="신청하실 때 받으신 열여섯 글자입니다. 띄어 쓰셔도 됩니다."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={statusBounds.receipt}
        />
        <TextField
          {...field('phone')}
          type="tel"
          label="전화번호"
          hint="신청서에 적으신 번호입니다."
          autoComplete="tel"
          maxLength={statusBounds.phone}
        />
        <Buttons>
          <Button type="submit">확인하기</Button>
        </Buttons>
        <p>문자로 받으신 주소를 누르셔도 열립니다.</p>
      </SendingForm>
    </>
  );
}
