import { factorsPaths } from '@kidney/contract/office/accounts/factors.paths.ts';
import type { AddedFactor, NewApp } from '@kidney/contract/office/accounts/factors.schema.ts';
import { useId, useState, type FormEvent } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../../platform/use-mutation.ts';
import { failureInWords } from '../../../../platform/use-mutation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import styles from './second-factor.module.css';

interface AppSetUpProps {
  mutation: Mutation;
  onAdded: (added: AddedFactor) => void;
}

/** An app that shows six digits, for whoever has no device for passkeys. */
export function AppSetUp({ mutation, onAdded }: AppSetUpProps) {
  const id = useId();
  const [app, setApp] = useState<NewApp>();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();

  async function begin() {
    if (mutation.isBusy) return;
    await mutation.act(async () => {
      const answer = await call(browserTransport, factorsPaths.beginApp);
      setApp(answer.data);
      return { message: '그림을 인증 앱으로 찍으시고, 앱에 보이는 숫자를 적어 주십시오.' };
    }, failureInWords);
  }

  async function add(event: FormEvent) {
    event.preventDefault();
    if (mutation.isBusy) return;
    const { fields } = await mutation.act(async () => {
      const answer = await call(browserTransport, factorsPaths.addApp, { body: { code } });
      onAdded(answer.data);
      return answer;
    });
    setProblem(fields?.[0]?.message);
  }

  return (
    <Card>
      <Stack>
        <h2>인증 앱</h2>
        <p>휴대전화의 인증 앱(예: Google Authenticator)이 30초마다 보여 주는 숫자 여섯 자리로 확인합니다.</p>
        {app ? (
          <form noValidate onSubmit={(event) => void add(event)}>
            <Stack>
              <svg
                role="img"
                aria-label="인증 앱으로 찍는 그림"
                className={styles.picture}
                viewBox={`0 0 ${app.picture.size} ${app.picture.size}`}
                shapeRendering="crispEdges"
              >
                <path d={app.picture.path} />
              </svg>
              <p>
                찍으실 수 없으면 앱에 이 글자를 적으십시오. <b className={styles.code}>{app.secret}</b>
              </p>
              <TextField
                id={`${id}-code`}
                label="앱에 보이는 숫자 여섯 자리"
                inputMode="numeric"
                autoComplete="one-time-code"
                value={code}
                error={problem}
                onChange={(event) => setCode(event.target.value)}
              />
              <div>
                <Button type="submit" aria-disabled={mutation.isBusy}>
                  인증 앱 등록
                </Button>
              </div>
            </Stack>
          </form>
        ) : (
          <div>
            <Button kind="secondary" aria-disabled={mutation.isBusy} onClick={() => void begin()}>
              인증 앱 쓰기
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
