import { retentionPaths } from '@kidney/contract/clients/people/retention.paths.ts';
import type { Retention, RetentionRun } from '@kidney/contract/clients/people/retention.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { formatDate } from '../../../platform/korean-date.ts';
import { OutcomeMessage } from '../../../platform/outcome-message.tsx';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { RetentionRunRow } from './retention-run.tsx';
import { groundWords } from './retention-labels.ts';
import styles from './retention.module.css';

export function RetentionAdmin({ runs, erasures }: Retention) {
  const mutation = useMutation();
  const open = runs.filter(({ state }) => state !== 'done');
  const done = runs.filter(({ state }) => state === 'done');

  async function agree({ id }: RetentionRun) {
    if (mutation.isBusy) return;
    await mutation.act(() => call(browserTransport, retentionPaths.agree, { params: { id } }));
  }

  return (
    <Stack>
      <OutcomeMessage mutation={mutation} />
      <noscript>
        <p>동의하시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
      </noscript>
      <section aria-labelledby="waiting" className={styles.list}>
        <h2 id="waiting">기다리는 것</h2>
        {open.length === 0 && <p>지우기 전에 여쭐 것이 없습니다.</p>}
        {open.map((run) => (
          <RetentionRunRow key={run.id} run={run} isBusy={mutation.isBusy} onAgree={(one) => void agree(one)} />
        ))}
      </section>
      <Card ground="sand">
        <Stack gap="small">
          <p>보관 기간은 설정에서 줄이실 수 있습니다. 동의를 받을 때 약속한 기간보다 길게는 할 수 없습니다.</p>
          <div>
            <ButtonLink to="/admin/settings" kind="secondary" size="small">
              보관 기간 보러 가기
            </ButtonLink>
          </div>
        </Stack>
      </Card>
      <section aria-labelledby="done" className={styles.list}>
        <h2 id="done">저절로 지운 기록</h2>
        {done.length === 0 && <p>아직 지운 것이 없습니다.</p>}
        {done.map((run) => (
          <RetentionRunRow key={run.id} run={run} isBusy={mutation.isBusy} />
        ))}
      </section>
      <section aria-labelledby="erased" className={styles.list}>
        <h2 id="erased">요청을 받아 지운 기록</h2>
        {erasures.length === 0 && <p>요청을 받아 지운 분이 없습니다.</p>}
        <ul className={styles.list}>
          {erasures.map(({ id, day, by, ground, rows }) => (
            <li key={id}>
              <b>{formatDate(day)}</b> · {groundWords[ground]} · 기록 {rows}건 ·{' '}
              {by === null ? '서버 관리자' : `${by} 님`}
            </li>
          ))}
        </ul>
      </section>
    </Stack>
  );
}
