import { notificationsPaths } from '@kidney/contract/office/notifications/notifications.paths.ts';
import type { Message, MessageWords } from '@kidney/contract/office/notifications/notifications.schema.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { failureInWords } from '../../../platform/use-mutation.ts';
import { useCopy } from '../../../platform/use-copy.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { smsLengthInWords, templateNames } from './message-labels.ts';
import styles from './messages-admin.module.css';

interface CopyDialogProps {
  message: Message;
  isBusy: boolean;
  /** It has been handed over. */
  onDone: () => void;
  onClose: () => void;
}

type Asked = { words?: MessageWords; failure?: string };

/** Number and text, to be carried over into a telephone or a mail program by hand. */
export function CopyDialog({ message: { id, template, channel }, isBusy, onDone, onClose }: CopyDialogProps) {
  const [{ words, failure }, setAsked] = useState<Asked>({});
  const { said, copy } = useCopy();

  useEffect(() => {
    call(browserTransport, notificationsPaths.words, { params: { id } }).then(
      ({ data }) => setAsked({ words: data }),
      (error: unknown) => setAsked({ failure: failureInWords(error) }),
    );
  }, [id]);

  return (
    <Dialog title={`${templateNames[template]} 직접 전하기`} onClose={onClose}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {words && (
        <>
          <dl className={styles.words}>
            <div>
              <dt>받는 곳</dt>
              <dd>{words.to}</dd>
            </div>
            {channel === 'mail' && (
              <div>
                <dt>제목</dt>
                <dd>{words.subject}</dd>
              </div>
            )}
            <div>
              <dt>글</dt>
              <dd className={styles.text}>{words.text}</dd>
            </div>
          </dl>
          {channel !== 'mail' && <p className={styles.when}>{smsLengthInWords(words.text)}</p>}
          <Buttons>
            <Button kind="secondary" size="small" onClick={() => void copy(words.to, '받는 곳을')}>
              <Icon name="copy" />
              받는 곳 복사
            </Button>
            <Button kind="secondary" size="small" onClick={() => void copy(words.text, '글을')}>
              <Icon name="copy" />글 복사
            </Button>
          </Buttons>
        </>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Buttons>
        {words && (
          <Button aria-disabled={isBusy} onClick={onDone}>
            직접 전했습니다
          </Button>
        )}
        <Button kind="secondary" data-first-focus onClick={onClose}>
          닫기
        </Button>
      </Buttons>
    </Dialog>
  );
}
