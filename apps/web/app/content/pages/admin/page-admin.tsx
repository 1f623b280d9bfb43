import type { Page } from '@kidney/contract/content/pages/pages.schema.ts';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import { drawingNames, drawingOf } from '../../../art/figures.ts';
import { failureInWords, type Outcome } from '../../../platform/use-mutation.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { AllDrawings } from '../public/blocks/drawings.ts';
import { AdminBar } from './admin-bar.tsx';
import { PageEditor } from './editor/page-editor.tsx';
import { openPage, type OpenedPage } from './page-calls.ts';
import { PageVersions } from './versions/page-versions.tsx';
import styles from './page-admin.module.css';

interface PageAdminProps {
  page: Page;
  draw: (page: Page) => ReactNode;
}

type Work = { kind: 'editing' | 'versions'; opened: OpenedPage };

const allDrawings = Object.fromEntries(
  drawingNames.flatMap((name) => {
    const drawing = drawingOf(name);
    return drawing ? [[name, drawing]] : [];
  }),
);

const buttonId = (kind: Work['kind']) => `page-${kind}`;

/** A page as those who write it see it: to be read, to be changed, or through its versions. */
export default function PageAdmin({ page, draw }: PageAdminProps) {
  const { revalidate } = useRevalidator();
  const [work, setWork] = useState<Work>();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function open(kind: Work['kind']) {
    if (isBusy) return;
    setOutcome(undefined);
    setBusy(true);
    try {
      const opened = await openPage(page.key);
      setWork({ kind, opened });
    } catch (error) {
      setOutcome({ kind: 'error', message: failureInWords(error) });
    } finally {
      setBusy(false);
    }
  }

  function close(kind: Work['kind'], message?: string) {
    flushSync(() => setWork(undefined));
    if (message) setOutcome({ kind: 'ok', message });
    else document.getElementById(buttonId(kind))?.focus();
  }

  async function finish(kind: Work['kind'], message: string) {
    await revalidate();
    close(kind, message);
  }

  if (work) {
    const shared = {
      opened: work.opened,
      draw,
      onClose: (message?: string) => close(work.kind, message),
      onSaved: (message: string) => finish(work.kind, message),
    };
    return (
      <AllDrawings value={allDrawings}>
        {work.kind === 'editing' ? <PageEditor {...shared} /> : <PageVersions {...shared} />}
      </AllDrawings>
    );
  }
  return (
    <>
      <AdminBar>
        {outcome && (
          <StatusMessage isFocused kind={outcome.kind} onClose={() => setOutcome(undefined)}>
            {outcome.message}
          </StatusMessage>
        )}
        <div className={styles.head}>
          <Tag icon="person">직원에게만 보입니다</Tag>
          <Buttons>
            <Button id={buttonId('editing')} size="small" aria-disabled={isBusy} onClick={() => void open('editing')}>
              <Icon name="edit" />이 페이지 고치기
            </Button>
            <Button
              id={buttonId('versions')}
              kind="secondary"
              size="small"
              aria-disabled={isBusy}
              onClick={() => void open('versions')}
            >
              <Icon name="clock" />
              고친 기록
            </Button>
          </Buttons>
        </div>
      </AdminBar>
      {draw(page)}
    </>
  );
}
