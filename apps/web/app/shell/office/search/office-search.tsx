import { staffSearchBounds } from '@kidney/contract/operations/staff-search/staff-search.paths.ts';
import { useRef } from 'react';
import { caseRoles } from '../../../clients/application-labels.ts';
import { useHydrated } from '../../../platform/use-hydrated.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import spoken from '../../../ui/layout/spoken.module.css';
import { useOfficeKey } from '../use-office-key.ts';
import type { OfficeScreen } from './found-groups.ts';
import { FoundList, optionId } from './found-list.tsx';
import { useSearchBox } from './use-search-box.ts';

interface OfficeSearchProps {
  roles: readonly string[];
  /** Those that somebody with these roles may open. */
  screens: readonly OfficeScreen[];
}

const id = 'office-search';
const listId = `${id}-found`;

/** One box for people, applications, what is written, and screens. Lazy: nothing of it is for visitors. */
export default function OfficeSearch({ roles, screens }: OfficeSearchProps) {
  const around = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const search = useSearchBox(around, screens);
  useOfficeKey('/', () => {
    box.current?.focus();
    box.current?.select();
  });

  const { typed, groups, chosen, isOpen, said } = search;
  const seesPeople = caseRoles.some((role) => roles.includes(role));
  const hasRows = isOpen && groups.length > 0;
  return (
    <div ref={around} role="search" aria-label="사무국에서 찾기" className="office-search" inert={!isHydrated}>
      <div className="office-search-box">
        <Icon name="search" />
        <input
          ref={box}
          id={id}
          type="text"
          role="combobox"
          aria-label={seesPeople ? '사람, 신청, 글, 화면 찾기' : '글, 화면 찾기'}
          aria-keyshortcuts="/"
          aria-autocomplete="list"
          aria-expanded={hasRows}
          aria-controls={hasRows ? listId : undefined}
          aria-activedescendant={hasRows ? optionId(listId, groups, chosen) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={staffSearchBounds.words}
          placeholder={seesPeople ? '이름, 초성(ㅈㅇㅇ), 전화 끝 4자리' : '글 제목, 화면 이름'}
          className="office-search-input"
          value={typed}
          onChange={search.onChange}
          onFocus={search.onFocus}
          onKeyDown={search.onKeyDown}
        />
        {typed === '' ? (
          <kbd aria-hidden className="office-search-key office-search-slash">
            /
          </kbd>
        ) : (
          <button
            type="button"
            aria-label="Esc, 지우기"
            className="office-search-clear"
            onClick={() => {
              search.empty();
              box.current?.focus();
            }}
          >
            <kbd className="office-search-key">Esc</kbd>
          </button>
        )}
      </div>
      <p role="status" className={spoken.spoken}>
        {said}
      </p>
      {isOpen && (
        <div className="office-search-panel">
          {hasRows && (
            <FoundList
              id={listId}
              words={typed}
              groups={groups}
              chosen={chosen}
              onPoint={search.point}
              onOpened={search.opened}
            />
          )}
          {(!hasRows || search.isUneasy) && (
            <p aria-hidden className="office-search-said">
              {said}
            </p>
          )}
          <p className="office-search-foot">
            {seesPeople
              ? '이름 · 초성 · 전화 끝 4자리 · 접수 번호. 본 사람은 기록에 남습니다.'
              : '글 제목 · 화면 이름과 초성으로 찾습니다.'}
          </p>
        </div>
      )}
    </div>
  );
}
