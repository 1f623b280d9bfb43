import type { Block, BlockType } from '@kidney/contract/content/pages/blocks.schema.ts';
import type { PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { newBlock } from '../block-kinds.ts';
import { nameOf } from '../block-labels.ts';
import { moveEntry } from '../../../../platform/editing/list/list-order.ts';

export type BlockButton = 'up' | 'down' | 'edit' | 'hide' | 'remove' | 'close';

export const blockButtonId = (id: string, button: BlockButton) => `block-${id}-${button}`;
export const undoButtonId = 'undo-remove';

const focus = (id: string) => document.getElementById(id)?.focus();
const focusForm = (owner: string) =>
  document.getElementById(`form-${owner}`)?.querySelector<HTMLElement>('input, textarea, [role=textbox]')?.focus();

/** So many steps can be taken back. */
const mostSteps = 50;

/** The page under the hands of its writer: every act leaves the focus where the work goes on, and says what it did. */
export function useEditing(initial: PageContent, onTyped: (content: PageContent) => void) {
  const [content, setContent] = useState(initial);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [removed, setRemoved] = useState<{ block: Block; place: number }>();
  const [message, setMessage] = useState('');
  /** Grows when the content is replaced from outside: the text editors begin anew. */
  const [edition, setEdition] = useState(0);
  const [before, setBefore] = useState<readonly PageContent[]>([]);
  const latest = useRef(initial);
  const lastStep = useRef<string | undefined>(undefined);

  function put(next: PageContent) {
    latest.current = next;
    setContent(next);
    onTyped(next);
  }

  /** What is typed into one form in a row is one step; any other act is a step of its own. */
  function change(next: (now: PageContent) => PageContent, typedInto?: string) {
    const now = latest.current;
    if (typedInto === undefined || typedInto !== lastStep.current) {
      setBefore((steps) => [...steps, now].slice(-mostSteps));
    }
    lastStep.current = typedInto;
    put(next(now));
  }

  const changeBlocks = (next: (now: Block[]) => Block[], typedInto?: string) =>
    change((now) => ({ ...now, blocks: next(now.blocks) }), typedInto);
  const placeOf = (id: string) => latest.current.blocks.findIndex((block) => block.id === id);
  const setOpened = (owner: string, isOpen: boolean) =>
    setOpen((now) => (isOpen ? new Set(now).add(owner) : new Set([...now].filter((each) => each !== owner))));

  return {
    content,
    latest: () => latest.current,
    open,
    removed,
    message,
    edition,
    announce: setMessage,
    mayUndo: before.length > 0,
    changeFields: (next: (now: PageContent) => PageContent) => change(next, 'fields'),

    replace(next: PageContent) {
      setRemoved(undefined);
      setEdition((now) => now + 1);
      change(() => next);
    },

    /** Begins anew with what is stored, or with what was kept. */
    restart(next: PageContent) {
      latest.current = next;
      lastStep.current = undefined;
      setContent(next);
      setBefore([]);
      setRemoved(undefined);
      setOpen(new Set());
      setMessage('');
      setEdition((now) => now + 1);
    },

    undo() {
      const last = before.at(-1);
      if (!last) return;
      lastStep.current = undefined;
      setBefore(before.slice(0, -1));
      setRemoved(undefined);
      setEdition((now) => now + 1);
      setOpen((now) => new Set([...now].filter((owner) => last.blocks.some(({ id }) => id === owner))));
      setMessage('마지막으로 고친 것을 되돌렸습니다.');
      put(last);
    },

    openForms: (owners: readonly string[]) => setOpen((now) => new Set([...now, ...owners])),

    startForm(owner: string) {
      flushSync(() => setOpened(owner, true));
      focusForm(owner);
    },

    /** The one that is open, and no other. */
    startOnly(owner: string) {
      flushSync(() => {
        setOpen(new Set([owner]));
        setMessage('');
      });
      focusForm(owner);
    },

    closeForm(owner: string) {
      flushSync(() => setOpened(owner, false));
      focus(blockButtonId(owner, 'edit'));
    },

    editBlock: (block: Block) =>
      changeBlocks((blocks) => blocks.map((each) => (each.id === block.id ? block : each)), block.id),

    moveBlock(block: Block, by: -1 | 1, isPastHidden = false) {
      const { blocks: now } = latest.current;
      const from = placeOf(block.id);
      const isStop = (each: Block, place: number) => (place - from) * by > 0 && !(isPastHidden && each.hidden);
      const to = by > 0 ? now.findIndex(isStop) : now.findLastIndex(isStop);
      if (to < 0) return;
      flushSync(() => {
        setRemoved(undefined);
        changeBlocks((blocks) => moveEntry(blocks, from, to));
        setMessage(`${nameOf(block)} 블록을 ${to + 1}번째로 옮겼습니다.`);
      });
      focus(blockButtonId(block.id, by < 0 ? 'up' : 'down'));
    },

    hideBlock(block: Block) {
      const hidden = !block.hidden;
      changeBlocks((blocks) => blocks.map((each) => (each.id === block.id ? { ...each, hidden } : each)));
      setMessage(
        `${nameOf(block)} 블록을 ${hidden ? '숨겼습니다. 방문하신 분께 보이지 않습니다.' : '다시 보이게 했습니다.'}`,
      );
    },

    /** On the page the way back stands at the bottom of the window: nothing has to be scrolled to it. */
    removeBlock(block: Block, isInPlace = false) {
      const place = placeOf(block.id);
      flushSync(() => {
        setRemoved({ block, place });
        changeBlocks((blocks) => blocks.filter(({ id }) => id !== block.id));
        setOpened(block.id, false);
        setMessage(`${nameOf(block)} 블록을 지웠습니다. 되돌릴 수 있습니다.`);
      });
      document.getElementById(undoButtonId)?.focus({ preventScroll: isInPlace });
    },

    undoRemove() {
      if (!removed) return;
      const { block, place } = removed;
      flushSync(() => {
        setRemoved(undefined);
        changeBlocks((blocks) => blocks.toSpliced(place, 0, block));
        setMessage(`${nameOf(block)} 블록을 되돌렸습니다.`);
      });
      focus(blockButtonId(block.id, 'edit'));
    },

    addBlock(type: BlockType, place: number, isAlone = false) {
      const block = newBlock(type);
      flushSync(() => {
        setRemoved(undefined);
        changeBlocks((blocks) => blocks.toSpliced(place, 0, block));
        if (isAlone) setOpen(new Set([block.id]));
        else setOpened(block.id, true);
        setMessage(`${nameOf(block)} 블록을 ${place + 1}번째에 넣었습니다.`);
      });
      focusForm(block.id);
    },
  };
}

export type Editing = ReturnType<typeof useEditing>;
