import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { sizeInWords } from './file-size.ts';
import styles from './upload.module.css';

interface Running {
  id: number;
  name: string;
  size: number;
  /** How much has been sent, from 0 to 1. */
  share: number;
  /** Why it was not taken. */
  problem?: string;
}

function stateInWords(share: number): string {
  if (share === 0) return '기다리는 중입니다';
  return share < 1 ? `${Math.floor(share * 100)}% 올렸습니다` : '받은 파일을 확인하는 중입니다';
}

/** What is on its way, how far it has come, and what was refused and why. */
export function UploadList({ uploads, onCancel }: { uploads: readonly Running[]; onCancel: (id: number) => void }) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="올리는 중인 파일">
      {uploads.map(({ id, name, size, share, problem }) => (
        <li key={id} className={problem ? `${styles.item} ${styles.refused}` : styles.item}>
          <div className={styles.what}>
            <p className={styles.name}>{name}</p>
            {problem ? (
              <p role="alert" className={styles.problem}>
                <Icon name="alert" />
                <span>{problem}</span>
              </p>
            ) : (
              <>
                <progress className={styles.bar} value={share} max={1} aria-label={`${name} 올리기`} />
                <p className={styles.facts}>
                  {sizeInWords(size)} · {stateInWords(share)}
                </p>
              </>
            )}
          </div>
          <div role="group" aria-label={name} className={styles.acts}>
            <Button kind="secondary" size="small" onClick={() => onCancel(id)}>
              <Icon name="close" />
              {problem ? '닫기' : '취소'}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
