import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { moveEntry } from './list-order.ts';

interface MoveButtonsProps<Item> {
  /** Of the list. */
  id: string;
  /** What is moved, in a word. */
  noun: string;
  items: readonly Item[];
  index: number;
  /** Says to those who do not see the list what happened to it. */
  announce: (words: string) => void;
  onChange: (items: Item[]) => void;
}

/** Moves one of a list by one place. The focus goes with it, so that the same key moves it on. */
export function MoveButtons<Item>({ id, noun, items, index, announce, onChange }: MoveButtonsProps<Item>) {
  function move(to: number, button: 'up' | 'down') {
    if (to < 0 || to >= items.length) return;
    flushSync(() => onChange(moveEntry(items, index, to)));
    document.getElementById(`${id}-${button}-${to}`)?.focus();
    announce(`${noun} 순서를 바꿨습니다. 이제 ${to + 1}번째입니다.`);
  }

  return (
    <>
      <Button
        id={`${id}-up-${index}`}
        kind="secondary"
        size="small"
        aria-disabled={index === 0}
        onClick={() => move(index - 1, 'up')}
      >
        <Icon name="chevronUp" />
        위로
      </Button>
      <Button
        id={`${id}-down-${index}`}
        kind="secondary"
        size="small"
        aria-disabled={index === items.length - 1}
        onClick={() => move(index + 1, 'down')}
      >
        <Icon name="chevronDown" />
        아래로
      </Button>
    </>
  );
}
