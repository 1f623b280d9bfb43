import type { ImportRow } from '@kidney/contract/clients/imports/imports.schema.ts';
import type { ReactNode } from 'react';
import { Tag } from '../../../ui/tag/tag.tsx';
import { stateWords } from './import-labels.ts';

interface ImportRowsProps {
  title: string;
  rows: readonly ImportRow[];
  isOpen?: boolean;
  children?: ReactNode;
}

/** More of them nobody reads on a screen, and an old computer would be long about drawing them. */
const mostShown = 500;

function Told({ row: { problems, notes } }: { row: ImportRow }) {
  const words = [
    ...problems.map(({ column, message }) => (column === '' ? message : `${column}: ${message}`)),
    ...notes,
  ];
  if (words.length === 0) return null;
  return (
    <ul className="import-told">
      {words.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}

export function ImportRows({ title, rows, isOpen = false, children }: ImportRowsProps) {
  return (
    <details className={isOpen ? 'import-part import-printed' : 'import-part'} open={isOpen}>
      <summary>{title}</summary>
      <div className="import-screen-only">{children}</div>
      <ul className="import-rows" aria-label={title}>
        {rows.slice(0, mostShown).map((row) => (
          <li key={row.row} className="import-row">
            <span>
              <span className="import-small">{row.row}번째 줄</span> <b>{row.name || '이름 없음'}</b>
            </span>
            <div>
              <Tag icon={stateWords[row.state].icon} tone={row.state === 'new' ? 'ok' : 'plain'}>
                {stateWords[row.state].word}
              </Tag>
              <Told row={row} />
            </div>
          </li>
        ))}
      </ul>
      {rows.length > mostShown && <p>처음 {mostShown}줄만 보여 드립니다.</p>}
    </details>
  );
}
