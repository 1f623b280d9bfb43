import { factorsPaths } from '@kidney/contract/office/accounts/factors.paths.ts';
import type { AddedFactor, Factors } from '@kidney/contract/office/accounts/factors.schema.ts';
import { useState } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { ApiError } from '../../../../platform/api-error.ts';
import { OutcomeMessage } from '../../../../platform/outcome-message.tsx';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import { rememberUser } from '../../../../platform/session/refresh.ts';
import { announceSessionChange } from '../../../../platform/session/tabs.ts';
import { failureInWords, useMutation } from '../../../../platform/use-mutation.ts';
import { NeedsScript } from '../../../../platform/needs-script.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../../ui/status-message/status-message.tsx';
import { AppSetUp } from './app-set-up.tsx';
import { FactorList } from './factor-list.tsx';
import { makePasskey } from './make-passkey.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface FactorsAdminProps {
  factors: Factors;
  /** Where somebody wanted to go who was led here first. */
  next: string;
}

const inWords = (error: unknown) =>
  error instanceof ApiError ? failureInWords(error) : '패스키를 만들지 못했습니다. 다시 하시거나 인증 앱을 쓰십시오.';

export function FactorsAdmin({ factors, next }: FactorsAdminProps) {
  const mutation = useMutation();
  const [codes, setCodes] = useState<readonly string[]>();
  const hasNone = factors.passkeys.length === 0 && !factors.hasApp;

  function added({ userInfo, recoveryCodes }: AddedFactor) {
    rememberUser(userInfo);
    announceSessionChange();
    if (recoveryCodes) setCodes(recoveryCodes);
  }

  const addPasskey = () =>
    mutation.act(async () => {
      const answer = await makePasskey();
      added(answer.data);
      return answer;
    }, inWords);

  const renew = () =>
    mutation.act(async () => {
      const answer = await call(browserTransport, factorsPaths.renewRecoveryCodes);
      setCodes(answer.data);
      return answer;
    }, failureInWords);

  return (
    <Stack>
      <noscript>
        <p>2단계 인증을 등록하시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
      </noscript>
      {!codes && <OutcomeMessage mutation={mutation} />}
      {/* They have the focus, and are read before anything else is said. */}
      {codes && <RecoveryCodes codes={codes} next={next} onKept={() => setCodes(undefined)} />}
      {!codes && hasNone && factors.isRequired && (
        <StatusMessage kind="info">
          맡으신 일에는 2단계 인증이 꼭 있어야 합니다. 하나를 등록하시면 다른 화면을 쓰실 수 있습니다.
        </StatusMessage>
      )}
      {!codes && (
        <NeedsScript>
          <Card>
            <Stack>
              <h2>패스키</h2>
              <p>휴대전화나 컴퓨터의 지문, 얼굴, 화면 잠금으로 확인합니다. 가장 쉽고 안전합니다.</p>
              <div>
                <Button
                  kind={hasNone ? 'primary' : 'secondary'}
                  aria-disabled={mutation.isBusy}
                  onClick={() => void addPasskey()}
                >
                  이 기기에 패스키 만들기
                </Button>
              </div>
            </Stack>
          </Card>
        </NeedsScript>
      )}
      {!codes && !factors.hasApp && (
        <NeedsScript>
          <AppSetUp mutation={mutation} onAdded={added} />
        </NeedsScript>
      )}
      {!codes && !hasNone && <FactorList factors={factors} mutation={mutation} onRenew={() => void renew()} />}
    </Stack>
  );
}
