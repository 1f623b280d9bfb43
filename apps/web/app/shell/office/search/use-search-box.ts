import { useEffect, useMemo, useRef, useState, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { groupsOf, type FoundGroup, type FoundRow, type OfficeScreen } from './found-groups.ts';
import { useChoice } from './use-choice.ts';
import { useStaffSearch } from './use-staff-search.ts';

const countOf = (groups: readonly FoundGroup[]) => groups.reduce((sum, { rows }) => sum + rows.length, 0);

function inWords(failure: string | undefined, isAsking: boolean, groups: readonly FoundGroup[]): string {
  if (failure !== undefined) return failure;
  if (isAsking) return '찾는 중입니다.';
  if (groups.length === 0) return '찾은 것이 없습니다.';
  return `${countOf(groups)}건을 찾았습니다. 화살표로 고르고 Enter로 엽니다.`;
}

/** Whoever opened something goes on there, and `/` is the way back again. */
const leave = () => document.getElementById('main')?.focus({ preventScroll: true });

/** What somebody does in the box: type, choose, open, leave. */
export function useSearchBox(around: RefObject<HTMLElement | null>, screens: readonly OfficeScreen[]) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isHere, setHere] = useState(false);
  /** Enter came before the answer did. */
  const isAwaited = useRef(false);
  const { list, failure, isAsking, listen, askNow } = useStaffSearch((words, answer) => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    const [first] = groupsOf(words, screens, answer);
    // Of several, only whoever has seen them can say which was meant.
    if (first?.rows[0] && first.rows.length === 1) open(first.rows[0]);
  });
  const groups = useMemo(() => groupsOf(typed, screens, list), [typed, screens, list]);
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups]);
  const choice = useChoice(rows);
  const isOpen = isHere && typed.trim() !== '';

  function type(words: string, isComposing: boolean) {
    isAwaited.current = false;
    setTyped(words);
    setHere(true);
    choice.pick(undefined);
    listen(words, isComposing);
  }
  const empty = () => type('', false);
  function open(row: FoundRow) {
    empty();
    void navigate(row.to);
    leave();
  }

  function enter() {
    if (failure !== undefined) return askNow();
    if (choice.chosen && (choice.isPicked || !isAsking)) return open(choice.chosen);
    if (!isAsking || isAwaited.current) return;
    isAwaited.current = true;
    askNow();
  }

  useEffect(() => {
    const stopping = new AbortController();
    const onElsewhere = ({ target }: Event) => {
      if (around.current?.contains(target as Node | null)) return;
      isAwaited.current = false;
      setHere(false);
    };
    for (const way of ['focusin', 'pointerdown'])
      document.addEventListener(way, onElsewhere, { signal: stopping.signal });
    return () => stopping.abort();
  }, [around]);

  useEffect(() => {
    if (choice.isPicked)
      document.querySelector('[role=option][aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [choice.chosen, choice.isPicked]);

  return {
    typed,
    groups,
    chosen: choice.chosen,
    point: choice.pick,
    isOpen,
    isUneasy: isAsking || failure !== undefined,
    said: isOpen ? inWords(failure, isAsking, groups) : '',
    empty,
    opened: () => {
      empty();
      leave();
    },
    onFocus: () => setHere(true),
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      type(target.value, (nativeEvent as InputEvent).isComposing),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      const isOwn = { Enter: enter, Escape: empty }[event.key];
      if (isOwn && isOpen) {
        event.preventDefault();
        event.stopPropagation();
        isOwn();
      } else if (isOpen && choice.go(event)) event.preventDefault();
    },
  };
}
