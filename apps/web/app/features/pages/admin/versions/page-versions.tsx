import type { PageRevision, PageVersion } from '@kidney/contract/pages/pages.schema.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { RestoreDialog } from '../../../../platform/editing/restore-dialog.tsx';
import { VersionComparison } from '../../../../platform/editing/version-comparison.tsx';
import { VersionList } from '../../../../platform/editing/version-list.tsx';
import { PageMeta } from '../../../../platform/page-meta.tsx';
import { failureInWords } from '../../../../platform/use-acts.ts';
import { Column } from '../../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../../ui/status-message/status-message.tsx';
import { comparePages } from '../compare/page-difference.ts';
import type { DeskProps } from '../desk-props.ts';
import { getRevision, listVersions, savePage } from '../page-calls.ts';
import { VersionView } from './version-view.tsx';
import styles from '../page-desk.module.css';

type Shown = { kind: 'one'; revision: PageRevision } | { kind: 'two'; older: PageRevision; newer: PageRevision };

/** What was saved before: who, when and what; to be looked at, compared and brought back. */
export function PageVersions({ opened, draw, onClose, onSaved }: DeskProps) {
  const { page, facts } = opened;
  const [versions, setVersions] = useState<readonly PageVersion[]>();
  const [shown, setShown] = useState<Shown>();
  const [restoring, setRestoring] = useState<PageVersion>();
  const [failure, setFailure] = useState<string>();

  async function attempt(work: () => Promise<void>) {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(failureInWords(error));
    }
  }

  useEffect(() => {
    listVersions(page.key).then(setVersions, (error: unknown) => setFailure(failureInWords(error)));
  }, [page.key]);

  const look = (version: number) =>
    attempt(async () => setShown({ kind: 'one', revision: await getRevision(page.key, version) }));

  const compare = (one: number, other: number) =>
    attempt(async () => {
      const [older, newer] = await Promise.all([
        getRevision(page.key, Math.min(one, other)),
        getRevision(page.key, Math.max(one, other)),
      ]);
      setShown({ kind: 'two', older, newer });
    });

  const restore = ({ version }: PageVersion) =>
    attempt(async () => {
      const { content } = await getRevision(page.key, version);
      const ending = await savePage(page.key, content, page.version);
      setRestoring(undefined);
      if (ending.kind === 'saved') await onSaved(`${version}판으로 되돌렸습니다. 누리집에 바로 보입니다.`);
      if (ending.kind === 'failed') setFailure(ending.message);
      if (ending.kind === 'wrong') setFailure(`되돌리지 못했습니다. ${ending.fields[0]?.message ?? ''}`);
      if (ending.kind === 'stale') {
        setFailure('그사이 다른 분이 이 페이지를 고쳤습니다. 닫았다가 고친 기록을 다시 열어 주십시오.');
      }
    });

  function back(version: number) {
    flushSync(() => setShown(undefined));
    document.getElementById(`version-${version}`)?.focus();
  }

  const dialog = restoring && (
    <RestoreDialog version={restoring} onConfirm={() => restore(restoring)} onCancel={() => setRestoring(undefined)} />
  );
  if (shown?.kind === 'one') {
    const { revision } = shown;
    return (
      <>
        <VersionView
          page={{ ...page, ...revision.content, facts: [...facts] }}
          revision={revision}
          isCurrent={revision.version === page.version}
          draw={draw}
          onRestore={() => setRestoring(revision)}
          onBack={() => back(revision.version)}
        />
        {dialog}
      </>
    );
  }
  return (
    <Column>
      <PageMeta title={`${page.title} 고친 기록`} description={page.description} />
      <div className={styles.desk}>
        {failure && (
          <StatusMessage isFocused kind="error">
            {failure}
          </StatusMessage>
        )}
        {shown ? (
          <VersionComparison
            older={shown.older}
            newer={shown.newer}
            differences={comparePages(shown.older.content, shown.newer.content, facts)}
            onBack={() => back(shown.newer.version)}
          />
        ) : (
          <VersionList
            versions={versions ?? []}
            isLoading={versions === undefined && failure === undefined}
            current={page.version}
            onLook={(version) => void look(version)}
            onCompare={(one, other) => void compare(one, other)}
            onRestore={setRestoring}
            onClose={() => onClose()}
          />
        )}
      </div>
      {dialog}
    </Column>
  );
}
