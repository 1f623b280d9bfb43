import { Tag } from '../../../ui/tag/tag.tsx';
import { compareWords, type Piece } from './word-difference.ts';
import styles from './comparison.module.css';

export type Change = 'added' | 'removed' | 'moved' | 'changed';

export interface Difference {
  key: string;
  name: string;
  changes: Change[];
  /** Its words, a line each; empty where it was not there. */
  before: string;
  after: string;
}

interface ComparisonProps {
  differences: readonly Difference[];
  beforeName: string;
  afterName: string;
}

const changeWords: Record<Change, string> = {
  added: '새로 넣음',
  removed: '지움',
  moved: '자리를 옮김',
  changed: '고침',
};

function Words({ pieces, mark: Mark }: { pieces: readonly Piece[]; mark: 'ins' | 'del' }) {
  if (pieces.length === 0) return <span className={styles.none}>없음</span>;
  return pieces.map(({ text, isChanged }, index) =>
    // Pieces have no name but their place, and never move.
    isChanged ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
  );
}

/** Two versions, part by part; of each part both texts, with the words marked in which they differ. */
export function Comparison({ differences, beforeName, afterName }: ComparisonProps) {
  if (differences.length === 0) return <p>두 글이 같습니다.</p>;
  return (
    <ol className={styles.differences}>
      {differences.map(({ key, name, changes, before: old, after: fresh }) => {
        const words = compareWords(old, fresh);
        return (
          <li key={key} className={styles.difference}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.changes}>
              {changes.map((change) => (
                <Tag key={change}>{changeWords[change]}</Tag>
              ))}
            </p>
            {old === fresh ? (
              <p>내용은 그대로입니다.</p>
            ) : (
              <div className={styles.two}>
                <div className={styles.side}>
                  <p className={styles.of}>{beforeName}</p>
                  <p className={styles.words}>
                    <Words pieces={words.before} mark="del" />
                  </p>
                </div>
                <div className={styles.side}>
                  <p className={styles.of}>{afterName}</p>
                  <p className={styles.words}>
                    <Words pieces={words.after} mark="ins" />
                  </p>
                </div>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
