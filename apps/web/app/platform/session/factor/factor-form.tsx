import type { Factors } from '@kidney/contract/office/accounts/factors.schema.ts';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { ApiError } from '../../api-error.ts';
import { failureInWords } from '../../use-mutation.ts';
import { proveByCode, proveByPasskey } from './prove-factor.ts';

interface FactorFormProps {
  factors: Factors;
  onShown: () => void;
  /** Beside the last button: the way out. */
  children?: ReactNode;
}

const turnedAway = '패스키를 확인하지 못했습니다. 다시 하시거나 번호를 적어 주십시오.';

/** Asks for the second factor: the passkey first, a code for whoever has none at hand. */
export function FactorForm({ factors, onShown, children }: FactorFormProps) {
  const id = useId();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const hasPasskey = factors.passkeys.length > 0;

  async function show(work: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      await work();
      onShown();
    } catch (error) {
      // What the browser's own dialog throws says nothing to anybody.
      setProblem(error instanceof ApiError ? failureInWords(error) : turnedAway);
    } finally {
      setBusy(false);
    }
  }

  function send(event: FormEvent) {
    event.preventDefault();
    void show(() => proveByCode(code));
  }

  return (
    <Stack>
      {problem && (
        <StatusMessage kind="error" isFocused>
          {problem}
        </StatusMessage>
      )}
      {hasPasskey && (
        <div>
          <Button data-first-focus aria-disabled={isBusy} onClick={() => void show(proveByPasskey)}>
            패스키로 확인
          </Button>
        </div>
      )}
      <form noValidate onSubmit={send}>
        <Stack>
          <TextField
            id={`${id}-code`}
            label={factors.hasApp ? '인증 앱의 숫자 또는 복구 번호' : '복구 번호'}
            hint={
              factors.hasApp ? '앱에 지금 보이는 숫자 여섯 자리입니다.' : '종이에 적어 두신 번호 가운데 하나입니다.'
            }
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            {...(!hasPasskey && { 'data-first-focus': true })}
            onChange={(event) => setCode(event.target.value)}
          />
          <Buttons>
            <Button type="submit" kind={hasPasskey ? 'secondary' : 'primary'} aria-disabled={isBusy}>
              번호로 확인
            </Button>
            {children}
          </Buttons>
        </Stack>
      </form>
    </Stack>
  );
}
