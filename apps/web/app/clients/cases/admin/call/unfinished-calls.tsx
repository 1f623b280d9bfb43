import { unfinishedPaths } from '@kidney/contract/clients/cases/unfinished.paths.ts';
import type { UnfinishedCall } from '@kidney/contract/clients/cases/unfinished.schema.ts';
import { useState } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { momentOf } from '../../../../platform/moment-labels.ts';
import { OutcomeMessage } from '../../../../platform/outcome-message.tsx';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../../platform/use-mutation.ts';
import { Button, ButtonLink, Buttons } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { kindNames } from '../../../application-labels.ts';
import styles from './call.module.css';

/** What this officer began to write down and did not finish, to go on with or to throw away. */
export function UnfinishedCalls({ calls }: { calls: readonly UnfinishedCall[] }) {
  const mutation = useMutation();
  const [asked, setAsked] = useState<UnfinishedCall>();

  async function drop({ key }: UnfinishedCall) {
    if (mutation.isBusy) return;
    await mutation.act(() => call(browserTransport, unfinishedPaths.dropCall, { params: { key } }));
    setAsked(undefined);
  }

  return (
    <>
      <OutcomeMessage mutation={mutation} />
      {calls.length > 0 && (
        <Card ground="sand">
          <section aria-labelledby="unfinished-calls" className={styles.group}>
            <h2 id="unfinished-calls">쓰다 만 전화 신청이 있습니다</h2>
            <p>쓰신 분만 볼 수 있습니다. 마지막으로 쓰신 때부터 24시간이 지나면 지워집니다.</p>
            <ul className={styles.unfinished}>
              {calls.map((each) => {
                const name = `${kindNames[each.kind]} 신청 (${momentOf(each.savedAt)})`;
                return (
                  <li key={each.key} className={styles.begun}>
                    <span>
                      <b>{kindNames[each.kind]} 신청</b> · {momentOf(each.savedAt)}까지 쓰심
                    </span>
                    <Buttons>
                      <ButtonLink
                        size="small"
                        to={`/admin/call/${each.kind}?draft=${each.key}`}
                        aria-label={`${name} 이어서 쓰기`}
                      >
                        이어서 쓰기
                      </ButtonLink>
                      <Button kind="danger" size="small" aria-label={`${name} 버리기`} onClick={() => setAsked(each)}>
                        버리기
                      </Button>
                    </Buttons>
                  </li>
                );
              })}
            </ul>
          </section>
        </Card>
      )}
      {asked && (
        <Dialog title="쓰다 만 신청을 버릴까요?" onClose={() => setAsked(undefined)}>
          <p>
            {momentOf(asked.savedAt)}까지 쓰신 {kindNames[asked.kind]} 신청입니다. 버리시면 되돌릴 수 없습니다.
          </p>
          <Buttons>
            <Button kind="danger-filled" aria-disabled={mutation.isBusy} onClick={() => void drop(asked)}>
              버리기
            </Button>
            <Button kind="secondary" data-first-focus onClick={() => setAsked(undefined)}>
              취소
            </Button>
          </Buttons>
        </Dialog>
      )}
    </>
  );
}
