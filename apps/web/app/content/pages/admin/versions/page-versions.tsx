import type { PageRevision } from '@kidney/contract/content/pages/pages.schema.ts';
import { useVersions } from '../../../../platform/editing/versions/use-versions.ts';
import { RestoreQuestion, VersionsPanel } from '../../../../platform/editing/versions/versions-panel.tsx';
import { PageMeta } from '../../../../platform/page-meta.tsx';
import { Column } from '../../../../ui/layout/layout.tsx';
import { comparePages } from '../compare/page-difference.ts';
import type { AdminProps } from '../admin-props.ts';
import { getRevision, listVersions, savePage } from '../page-calls.ts';
import { PageVersionView } from './page-version-view.tsx';
import styles from '../page-admin.module.css';

/** What was saved before: who, when and what; to be looked at, compared and brought back. */
export function PageVersions({ opened, draw, onClose, onSaved }: AdminProps) {
  const { page, facts } = opened;

  async function restore({ version, content }: PageRevision) {
    const ending = await savePage(page.key, content, page.version);
    if (ending.kind === 'failed') return ending.message;
    if (ending.kind === 'wrong') return `되돌리지 못했습니다. ${ending.fields[0]?.message ?? ''}`;
    if (ending.kind === 'stale') {
      return '그사이 다른 분이 이 페이지를 고쳤습니다. 닫았다가 고친 기록을 다시 열어 주십시오.';
    }
    await onSaved(`${version}판으로 되돌렸습니다. 누리집에 바로 보입니다.`);
    return undefined;
  }

  const versions = useVersions({
    list: () => listVersions(page.key),
    find: (version) => getRevision(page.key, version),
    restore,
  });
  const { shown, askToRestore, back } = versions;
  const question = <RestoreQuestion versions={versions} />;

  if (shown?.kind === 'one') {
    const { revision } = shown;
    return (
      <>
        <PageVersionView
          page={{ ...page, ...revision.content, facts: [...facts] }}
          revision={revision}
          isCurrent={revision.version === page.version}
          draw={draw}
          onRestore={() => askToRestore(revision)}
          onBack={() => back(revision.version)}
        />
        {question}
      </>
    );
  }
  return (
    <Column>
      <PageMeta title={`${page.title} 고친 기록`} description={page.description} />
      <div className={styles.admin}>
        <VersionsPanel
          versions={versions}
          current={page.version}
          differencesOf={(older, newer) => comparePages(older.content, newer.content, facts)}
          onClose={() => onClose()}
        />
      </div>
      {question}
    </Column>
  );
}
