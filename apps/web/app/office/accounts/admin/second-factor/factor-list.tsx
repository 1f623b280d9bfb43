import { factorsPaths } from '@kidney/contract/office/accounts/factors.paths.ts';
import type { Factors } from '@kidney/contract/office/accounts/factors.schema.ts';
import { call } from '../../../../platform/api-client.ts';
import { momentOf } from '../../../../platform/moment-labels.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import { failureInWords, type Mutation } from '../../../../platform/use-mutation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import styles from './second-factor.module.css';

interface FactorListProps {
  factors: Factors;
  mutation: Mutation;
  onRenew: () => void;
}

export function FactorList({ factors, mutation, onRenew }: FactorListProps) {
  const remove = (work: () => Promise<{ message: string }>) => {
    if (!mutation.isBusy) void mutation.act(work, failureInWords);
  };
  return (
    <Card>
      <Stack>
        <h2>등록한 것</h2>
        <ul className={styles.list}>
          {factors.passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className={styles.item}>
              <p>
                <b>패스키</b> {name}
              </p>
              <p className={styles.small}>
                {lastUsedAt ? `${momentOf(lastUsedAt)} 마지막 사용` : `${momentOf(createdAt)} 등록`}
              </p>
              <div>
                <Button
                  kind="danger"
                  size="small"
                  aria-label={`패스키 ${name} 지우기`}
                  onClick={() => remove(() => call(browserTransport, factorsPaths.removePasskey, { params: { id } }))}
                >
                  지우기
                </Button>
              </div>
            </li>
          ))}
          {factors.hasApp && (
            <li className={styles.item}>
              <p>
                <b>인증 앱</b>
              </p>
              <div>
                <Button
                  kind="danger"
                  size="small"
                  aria-label="인증 앱 지우기"
                  onClick={() => remove(() => call(browserTransport, factorsPaths.removeApp))}
                >
                  지우기
                </Button>
              </div>
            </li>
          )}
          <li className={styles.item}>
            <p>
              <b>복구 번호</b> {factors.recoveryCodesLeft}개 남음
            </p>
            <div>
              <Button kind="secondary" size="small" aria-disabled={mutation.isBusy} onClick={onRenew}>
                복구 번호 새로 만들기
              </Button>
            </div>
          </li>
        </ul>
      </Stack>
    </Card>
  );
}
