import { factsPaths } from '@kidney/contract/content/facts/facts.paths.ts';
import type { FactVersion } from '@kidney/contract/content/facts/facts.schema.ts';
import { useState, type ToggleEvent } from 'react';
import { call } from '../../../platform/api-client.ts';
import { formatDate } from '../../../platform/korean-date.ts';
import { momentOf } from '../../../platform/moment-labels.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { failureInWords } from '../../../platform/use-mutation.ts';
import styles from './facts-admin.module.css';

/** What it said before, read when somebody opens it. */
export function FactVersions({ factKey }: { factKey: string }) {
  const [versions, setVersions] = useState<readonly FactVersion[] | string>('불러오는 중입니다.');

  function load({ newState }: ToggleEvent) {
    if (newState !== 'open') return;
    call(browserTransport, factsPaths.versions, { params: { key: factKey } }).then(
      ({ data }) => setVersions(data),
      (error: unknown) => setVersions(failureInWords(error)),
    );
  }

  return (
    <details className={styles.more} onToggle={load}>
      <summary>지난 내용</summary>
      {typeof versions === 'string' ? (
        <p role="status">{versions}</p>
      ) : (
        <ol>
          {versions.map(({ version, savedAt, author, content }) => (
            <li key={version}>
              <b>{content.value}</b>
              {content.effectiveFrom && ` · 시행일 ${formatDate(content.effectiveFrom)}`}
              {` · ${momentOf(savedAt)}에 ${author ?? '처음부터'} 적음`}
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
