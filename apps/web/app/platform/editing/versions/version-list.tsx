import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { ArrivalHeading } from '../../arrival-heading.tsx';
import { authorOf, momentOf } from '../../moment-labels.ts';
import { CompareChoice } from './compare-choice.tsx';
import type { SavedVersion } from './saved-version.ts';
import styles from './versions.module.css';

interface VersionListProps {
  versions: readonly SavedVersion[];
  isLoading: boolean;
  current: number;
  idOf: (version: number) => string;
  onLook: (version: number) => void;
  onCompare: (one: number, other: number) => void;
  onRestore: (version: SavedVersion) => void;
  onClose: () => void;
}

export function VersionList({ versions, isLoading, current, idOf, onClose, ...actions }: VersionListProps) {
  return (
    <>
      <div className={styles.head}>
        <ArrivalHeading>고친 기록</ArrivalHeading>
        <Button kind="secondary" size="small" onClick={onClose}>
          닫기
        </Button>
      </div>
      {isLoading && <p>불러오는 중입니다.</p>}
      {versions.length > 1 && <CompareChoice versions={versions} onCompare={actions.onCompare} />}
      <ol className={styles.list}>
        {versions.map((version, place) => (
          <li key={version.version} className={styles.version}>
            <div>
              <p className={styles.name}>
                <b>{version.version}판</b>
                {version.version === current && <Tag tone="ok">지금 보이는 글</Tag>}
              </p>
              <p>
                {authorOf(version.author)} · {momentOf(version.savedAt)}
              </p>
            </div>
            <div role="group" aria-label={`${version.version}판`}>
              <Buttons>
                <Button
                  id={idOf(version.version)}
                  kind="secondary"
                  size="small"
                  onClick={() => actions.onLook(version.version)}
                >
                  보기
                </Button>
                {versions[place + 1] && (
                  <Button
                    kind="secondary"
                    size="small"
                    onClick={() => actions.onCompare(version.version, versions[place + 1]?.version ?? 1)}
                  >
                    앞 판과 비교
                  </Button>
                )}
                {version.version !== current && (
                  <Button kind="secondary" size="small" onClick={() => actions.onRestore(version)}>
                    이 판으로 되돌리기
                  </Button>
                )}
              </Buttons>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
