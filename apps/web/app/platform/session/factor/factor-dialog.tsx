import { factorsPaths } from '@kidney/contract/office/accounts/factors.paths.ts';
import type { Factors } from '@kidney/contract/office/accounts/factors.schema.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { call } from '../../api-client.ts';
import { browserTransport } from '../browser-transport.ts';
import { factorQuestion } from './ask-factor.ts';
import { FactorForm } from './factor-form.tsx';

/** Before something grave: whoever sits at an open screen may not be its owner. */
export function FactorDialog() {
  const [factors, setFactors] = useState<Factors>();

  useEffect(() => {
    call(browserTransport, factorsPaths.list).then(
      ({ data }) => setFactors(data),
      () => factorQuestion.answer(false),
    );
  }, []);

  if (!factors) return null;
  return (
    <Dialog title="본인인지 한 번 더 확인합니다" onClose={() => factorQuestion.answer(false)}>
      <p>중요한 일이어서, 5분 안에 확인하지 않으셨으면 다시 여쭙니다.</p>
      <FactorForm factors={factors} onShown={() => factorQuestion.answer(true)}>
        <Button kind="secondary" onClick={() => factorQuestion.answer(false)}>
          취소
        </Button>
      </FactorForm>
    </Dialog>
  );
}
