import { linkChecksPaths } from '@kidney/contract/content/link-checks/link-checks.paths.ts';
import type { LinkReport } from '@kidney/contract/content/link-checks/link-checks.schema.ts';
import { call } from '../../../platform/api-client.ts';
import { momentOf } from '../../../platform/moment-labels.ts';
import { OutcomeMessage } from '../../../platform/outcome-message.tsx';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Rows } from '../../../ui/row/row.tsx';
import { LinkRow } from './link-row.tsx';
import styles from './link-checks-admin.module.css';

function Standing({ checkedAt, isChecking }: Pick<LinkReport, 'checkedAt' | 'isChecking'>) {
  const last = checkedAt === null ? '아직 살핀 적이 없습니다.' : `${momentOf(checkedAt)}에 모두 살폈습니다.`;
  return (
    <p>
      {last} {isChecking ? '지금 다시 살피고 있습니다.' : '밤마다 한 번씩 저절로 살핍니다.'}
    </p>
  );
}

export function LinkChecksAdmin({ links, isMore, checkedAt, isChecking }: LinkReport) {
  const mutation = useMutation();

  async function check() {
    if (mutation.isBusy) return;
    await mutation.act(() => call(browserTransport, linkChecksPaths.check));
  }

  return (
    <Stack>
      <Card ground="sand">
        <div className={styles.standing}>
          <Standing checkedAt={checkedAt} isChecking={isChecking} />
          <NeedsScript>
            <Button kind="secondary" aria-disabled={mutation.isBusy} onClick={() => void check()}>
              지금 다시 살피기
            </Button>
          </NeedsScript>
        </div>
      </Card>
      <OutcomeMessage mutation={mutation} />
      {links.length === 0 && checkedAt !== null && <p>깨진 링크가 없습니다.</p>}
      {isMore && <p>많아서 새로 알게 된 {links.length}개만 보여 드립니다.</p>}
      <Rows>
        {links.map((link) => (
          <li key={`${link.place} ${link.key} ${link.address}`}>
            <LinkRow link={link} />
          </li>
        ))}
      </Rows>
    </Stack>
  );
}
