import { boardPaths, type Board } from '@kidney/contract/content/boards/boards.paths.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { momentOf } from '../../../platform/moment-labels.ts';
import { dayInSeoul, formatDate } from '../../../platform/korean-date.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { useSaid } from '../../../platform/said-before.ts';
import { StaffList } from './staff-list.tsx';
import styles from './board-admin.module.css';

interface BoardAdminProps {
  board: Board;
  path: string;
}

type Drawer = 'unlisted' | 'bin';

/** What staff do at a board: write, look after what is not shown yet, and take things out of the bin again. */
export default function BoardEditor({ board, path }: BoardAdminProps) {
  const paths = boardPaths[board];
  const said = useSaid();
  const { outcome, isBusy, act, clearOutcome } = useMutation();
  const { hash } = useLocation();
  const [drawer, setDrawer] = useState<Drawer | undefined>(hash === '#unlisted' ? 'unlisted' : undefined);
  /** Grows when what a drawer holds has changed. */
  const [round, setRound] = useState(0);

  async function restore(id: number) {
    if (isBusy) return;
    const { isDone } = await act(() => call(browserTransport, paths.restore, { params: { id } }));
    if (isDone) setRound((now) => now + 1);
  }

  const opener = (name: Drawer) => ({
    kind: 'secondary' as const,
    size: 'small' as const,
    'aria-expanded': drawer === name,
    onClick: () => setDrawer(drawer === name ? undefined : name),
  });

  return (
    <div className={styles.bar}>
      <Card ground="sand">
        <Stack gap="small">
          {outcome && (
            <StatusMessage isFocused kind={outcome.kind} onClose={clearOutcome}>
              {outcome.message}
            </StatusMessage>
          )}
          {said && !outcome && (
            <StatusMessage isFocused kind="ok">
              {said}
            </StatusMessage>
          )}
          <div className={styles.head}>
            <Tag icon="person">직원에게만 보입니다</Tag>
            <Buttons>
              <ButtonLink to={`${path}/create`} size="small">
                <Icon name="edit" />
                글쓰기
              </ButtonLink>
              <Button {...opener('unlisted')}>
                <Icon name="clock" />
                예약·보관한 글
              </Button>
              <Button {...opener('bin')}>
                <Icon name="trash" />
                휴지통
              </Button>
            </Buttons>
          </div>
          {drawer === 'unlisted' && (
            <StaffList
              title="예약·보관한 글"
              none="예약하거나 보관한 글이 없습니다."
              load={async (before) => (await call(browserTransport, paths.unlisted, { query: { before } })).data}
            >
              {({ id, title, office, state, publishedAt, updatedAt }) => (
                <>
                  <div>
                    <p>
                      <Tag>{state === 'scheduled' ? '예약' : '보관'}</Tag> <b>{title}</b>
                    </p>
                    <p className={styles.when}>
                      {office} ·{' '}
                      {state === 'scheduled' && publishedAt
                        ? `${momentOf(publishedAt)}에 올라갑니다`
                        : `${momentOf(updatedAt)}에 저장했습니다`}
                    </p>
                  </div>
                  <ButtonLink to={`${path}/edit/${id}`} kind="secondary" size="small" aria-label={`${title} 고치기`}>
                    고치기
                  </ButtonLink>
                </>
              )}
            </StaffList>
          )}
          {drawer === 'bin' && (
            <StaffList
              title="휴지통"
              none="휴지통이 비어 있습니다."
              round={round}
              load={async (before) => (await call(browserTransport, paths.bin, { query: { before } })).data}
            >
              {({ id, title, office, removedAt, keptUntil }) => (
                <>
                  <div>
                    <p>
                      <b>{title}</b>
                    </p>
                    <p className={styles.when}>
                      {office} · {momentOf(removedAt)}에 버렸습니다. {formatDate(dayInSeoul(keptUntil))}까지 되살릴 수
                      있습니다.
                    </p>
                  </div>
                  <Button
                    kind="secondary"
                    size="small"
                    aria-disabled={isBusy}
                    aria-label={`${title} 되살리기`}
                    onClick={() => void restore(id)}
                  >
                    되살리기
                  </Button>
                </>
              )}
            </StaffList>
          )}
        </Stack>
      </Card>
    </div>
  );
}
