import type { ImportPreview, ImportRow } from '@kidney/contract/content/facilities/facilities-import.schema.ts';
import { Tag } from '../../../ui/tag/tag.tsx';
import styles from './facilities-admin.module.css';

const states = {
  new: { word: '새로 넣음', icon: 'plus' },
  changed: { word: '바뀜', icon: 'edit' },
  same: { word: '그대로', icon: 'check' },
  wrong: { word: '틀림', icon: 'alert' },
} as const;

function Result({ row: { state, changes, problems } }: { row: ImportRow }) {
  const { word, icon } = states[state];
  const words = [
    ...changes.map(({ column, before, after }) => `${column}: ${before || '비어 있음'} → ${after || '비어 있음'}`),
    ...problems.map(({ column, message }) => `${column}: ${message}`),
  ];
  return (
    <>
      <Tag icon={icon} tone={state === 'new' || state === 'changed' ? 'ok' : 'plain'}>
        {word}
      </Tag>
      {words.length > 0 && (
        <ul className={state === 'wrong' ? styles.problems : undefined}>
          {words.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What the file would do, row by row. */
export function ImportTable({ preview: { rows, ignored } }: { preview: ImportPreview }) {
  const count = (state: ImportRow['state']) => rows.filter((row) => row.state === state).length;
  const counts = (Object.keys(states) as ImportRow['state'][]).map(
    (state) => `${states[state].word} ${count(state)}곳`,
  );
  return (
    <div className={styles.preview}>
      <p role="status">
        <b>{counts.join(', ')}</b>
      </p>
      {ignored.length > 0 && <p>모르는 열은 읽지 않았습니다: {ignored.join(', ')}</p>}
      <table className={styles.table}>
        <caption className={styles.caption}>파일 미리 보기</caption>
        <thead>
          <tr>
            <th scope="col">줄</th>
            <th scope="col">병원</th>
            <th scope="col">결과</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row}>
              <td>{row.row}</td>
              <th scope="row">
                {row.name || '이름 없음'}
                {row.district && <span className={styles.district}>{row.district}</span>}
              </th>
              <td>
                <Result row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
