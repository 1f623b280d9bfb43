import { messageShelves, type MessageShelf } from '@kidney/contract/office/notifications/message-names.paths.ts';
import { notificationsPaths } from '@kidney/contract/office/notifications/notifications.paths.ts';
import type { Message, MessageList } from '@kidney/contract/office/notifications/notifications.schema.ts';
import { useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { OutcomeMessage } from '../../../platform/outcome-message.tsx';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { ChipLinks } from '../../../ui/chip-links/chip-links.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Rows } from '../../../ui/row/row.tsx';
import { ChannelNote } from './channel-note.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageRow } from './message-row.tsx';
import { nothingOn, shelfNames } from './message-labels.ts';
import styles from './messages-admin.module.css';

const addressOf = (shelf: MessageShelf) =>
  shelf === 'attention' ? '/admin/messages' : `/admin/messages?shelf=${shelf}`;

/** What is open before the list. */
type Open = { kind: 'copy' | 'dismiss'; message: Message };

export function MessagesAdmin({ shelf, list }: { shelf: MessageShelf; list: MessageList }) {
  const mutation = useMutation();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const counts: Partial<Record<MessageShelf, number>> = list.counts;

  async function settle(work: () => Promise<{ message: string }>) {
    if (mutation.isBusy) return;
    await mutation.act(work);
    close();
  }
  const retry = ({ id }: Message) => settle(() => call(browserTransport, notificationsPaths.retry, { params: { id } }));
  const markCopied = ({ id }: Message) =>
    settle(() => call(browserTransport, notificationsPaths.markCopied, { params: { id } }));
  const dismiss = ({ id }: Message) =>
    settle(() => call(browserTransport, notificationsPaths.dismiss, { params: { id } }));

  return (
    <Stack>
      <noscript>
        <p>메시지를 쓰거나 다시 보내시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
      </noscript>
      <OutcomeMessage mutation={mutation} />
      <ChannelNote channels={list.channels} />
      <div className={styles.halves}>
        <section className={styles.list} aria-label="메시지 목록">
          <ChipLinks
            label="메시지 고르기"
            chips={messageShelves.map((each) => ({
              label: `${shelfNames[each]}${counts[each] === undefined ? '' : ` ${counts[each]}건`}`,
              to: addressOf(each),
              isCurrent: each === shelf,
            }))}
          />
          {list.messages.length === 0 && <p className={styles.nothing}>{nothingOn[shelf]}</p>}
          <Rows>
            {list.messages.map((message) => (
              <li key={message.id}>
                <MessageRow
                  message={message}
                  onCopy={() => setOpen({ kind: 'copy', message })}
                  onRetry={() => void retry(message)}
                  onDismiss={() => setOpen({ kind: 'dismiss', message })}
                />
              </li>
            ))}
          </Rows>
          {list.older !== null && (
            <ButtonLink kind="secondary" to={`/admin/messages?shelf=${shelf}&before=${list.older}`}>
              더 오래된 메시지 보기
            </ButtonLink>
          )}
        </section>
        <NeedsScript>
          <MessageForm mutation={mutation} />
        </NeedsScript>
      </div>
      {open?.kind === 'copy' && (
        <CopyDialog
          message={open.message}
          isBusy={mutation.isBusy}
          onDone={() => void markCopied(open.message)}
          onClose={close}
        />
      )}
      {open?.kind === 'dismiss' && (
        <DismissDialog
          message={open.message}
          isBusy={mutation.isBusy}
          onConfirm={() => void dismiss(open.message)}
          onClose={close}
        />
      )}
    </Stack>
  );
}
