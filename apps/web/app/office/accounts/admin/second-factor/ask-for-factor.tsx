import type { Factors } from '@kidney/contract/office/accounts/factors.schema.ts';
import { FactorForm } from '../../../../platform/session/factor/factor-form.tsx';
import { useHydrated } from '../../../../platform/use-hydrated.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { ErrorSummary } from '../../../../ui/error-summary/error-summary.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import type { FormProblem } from '../form-problem.ts';

interface AskForFactorProps {
  factors: Factors;
  next: string;
  problem: FormProblem | undefined;
}

/** A whole new document afterwards: every page is drawn for who has been shown to be themselves. */
const goOn = (next: string) => location.assign(next);

export function AskForFactor({ factors, next, problem }: AskForFactorProps) {
  const isHydrated = useHydrated();
  return (
    <Card>
      <Stack>
        <h2>본인인지 확인합니다</h2>
        {isHydrated ? (
          <FactorForm factors={factors} onShown={() => goOn(next)} />
        ) : (
          <form method="post" noValidate>
            <Stack>
              {problem && (
                <ErrorSummary title={problem.message} problems={[{ fieldId: 'code', message: problem.message }]} />
              )}
              <input type="hidden" name="next" value={next} />
              <TextField
                id="code"
                name="code"
                label="인증 앱의 숫자 또는 복구 번호"
                autoComplete="one-time-code"
                error={problem?.fields.code}
              />
              <div>
                <Button type="submit">번호로 확인</Button>
              </div>
            </Stack>
          </form>
        )}
      </Stack>
    </Card>
  );
}
