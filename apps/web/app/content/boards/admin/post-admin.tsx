import { binDays } from '@kidney/contract/content/engine/content.paths.ts';
import { boardPaths, type Board } from '@kidney/contract/content/boards/boards.paths.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { failureInWords } from '../../../platform/use-mutation.ts';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { useSaid } from '../../../platform/said-before.ts';
import styles from './board-admin.module.css';

interface PostAdminProps {
  board: Board;
  path: string;
  post: { id: number; title: string; version: number };
}

const stale = '그사이 다른 분이 이 글을 고쳤습니다. 화면을 새로 고쳐 살펴보신 뒤 다시 해 주십시오.';

/** What staff do with a post that is shown. */
export default function PostAdmin({ board, path, post: { id, title, version } }: PostAdminProps) {
  const navigate = useNavigate();
  const said = useSaid();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function remove() {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { message } = await call(browserTransport, boardPaths[board].remove, {
        params: { id },
        query: { version: String(version) },
      });
      await navigate(path, { state: { said: message } });
    } catch (error) {
      const isStale = error instanceof ApiError && error.failure.code === 'STALE_VERSION';
      setFailure(isStale ? stale : failureInWords(error));
      setBusy(false);
    }
  }

  return (
    <div className={styles.bar}>
      <Card ground="sand">
        <Stack gap="small">
          {said && (
            <StatusMessage isFocused kind="ok">
              {said}
            </StatusMessage>
          )}
          <div className={styles.head}>
            <Tag icon="person">직원에게만 보입니다</Tag>
            <Buttons>
              <ButtonLink to={`${path}/edit/${id}`} size="small">
                <Icon name="edit" />이 글 고치기
              </ButtonLink>
              <Button kind="danger" size="small" onClick={() => setAsking(true)}>
                <Icon name="trash" />
                휴지통으로
              </Button>
            </Buttons>
          </div>
        </Stack>
      </Card>
      {isAsking && (
        <Dialog title="이 글을 휴지통으로 옮길까요?" onClose={() => setAsking(false)}>
          {failure && <StatusMessage kind="error">{failure}</StatusMessage>}
          <p>
            <b>{title}</b>
          </p>
          <p>누리집에서 바로 사라집니다. {binDays}일 안에는 휴지통에서 되살릴 수 있습니다.</p>
          <Buttons>
            <Button kind="danger-filled" aria-disabled={isBusy} onClick={() => void remove()}>
              휴지통으로 옮기기
            </Button>
            <Button kind="secondary" data-first-focus onClick={() => setAsking(false)}>
              취소
            </Button>
          </Buttons>
        </Dialog>
      )}
    </div>
  );
}
