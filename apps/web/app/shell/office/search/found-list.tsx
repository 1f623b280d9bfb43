import { Link } from 'react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import type { FoundGroup, FoundRow } from './found-groups.ts';
import { Marked } from './marked.tsx';

interface FoundListProps {
  id: string;
  words: string;
  groups: readonly FoundGroup[];
  chosen: FoundRow | undefined;
  onPoint(row: FoundRow): void;
  onOpened(): void;
}

/** Ids by place: the box names the one that is chosen. */
export const optionId = (id: string, groups: readonly FoundGroup[], row: FoundRow | undefined): string | undefined => {
  const at = groups.flatMap(({ rows }) => rows).findIndex((each) => each === row);
  return at < 0 ? undefined : `${id}-${at}`;
};

export function FoundList({ id, words, groups, chosen, onPoint, onOpened }: FoundListProps) {
  return (
    <div role="listbox" id={id} aria-label="찾은 것">
      {groups.map(({ name, rows, hasMore }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p id={`${id}-${name}`} role="presentation" className="office-search-group">
            {hasMore ? `${name} · 더 있습니다. 더 적어 주십시오.` : name}
          </p>
          {rows.map((row) => (
            <Link
              key={`${row.to} ${row.title}`}
              id={optionId(id, groups, row)}
              role="option"
              aria-selected={row === chosen}
              tabIndex={-1}
              to={row.to}
              className="office-search-found"
              onMouseMove={() => onPoint(row)}
              onClick={onOpened}
            >
              <span className="office-search-pebble">
                <Icon name={row.icon} />
              </span>
              <span className="office-search-words">
                <b className="office-search-title">
                  <Marked text={row.title} words={words} />
                </b>
                {row.note && (
                  <span className="office-search-note">
                    <Marked text={row.note} words={words} />
                  </span>
                )}
              </span>
              {row.tag && <Tag>{row.tag}</Tag>}
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}
