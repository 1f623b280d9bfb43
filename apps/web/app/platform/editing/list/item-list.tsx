import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { MoveButtons } from './move-buttons.tsx';
import styles from './item-list.module.css';

export interface ItemListProps<Item> {
  id: string;
  /** What one of them is called, for example 단계. */
  noun: string;
  items: readonly Item[];
  /** Without it, they come from somewhere else than an empty form. */
  blank?: () => Item;
  most?: number;
  error?: string | undefined;
  /** Says to those who do not see the list what happened to it. */
  announce: (words: string) => void;
  onChange: (items: Item[]) => void;
  children: (item: Item, change: (item: Item) => void, index: number) => ReactNode;
}

const focus = (id: string) => document.getElementById(id)?.focus();
const focusFirstField = (id: string) =>
  document.getElementById(id)?.querySelector<HTMLElement>('input, textarea, select')?.focus();

/** Things in a row that are added, moved and taken out, each with its own fields. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { id, noun, items, blank, most = Infinity, error, announce, onChange, children } = props;

  function add(item: Item) {
    flushSync(() => onChange([...items, item]));
    focusFirstField(`${id}-item-${items.length}`);
    announce(`${items.length + 1}번째 ${noun} 자리를 만들었습니다.`);
  }

  function remove(index: number) {
    flushSync(() => onChange(items.toSpliced(index, 1)));
    focus(items.length > 1 ? `${id}-remove-${Math.min(index, items.length - 2)}` : `${id}-add`);
    announce(`${noun} 하나를 뺐습니다.`);
  }

  return (
    <div id={id} tabIndex={-1} role="group" aria-label={noun} className={styles.list}>
      {error && <p className={styles.error}>오류: {error}</p>}
      <ol className={styles.items}>
        {items.map((item, index) => (
          // What is typed is held above, not in the fields; the place is all that an item is known by.
          <li key={index} id={`${id}-item-${index}`} className={styles.item}>
            <p className={styles.number}>
              {noun} {index + 1}
            </p>
            {children(item, (changed) => onChange(items.with(index, changed)), index)}
            <div role="group" aria-label={`${noun} ${index + 1}`}>
              <Buttons>
                <MoveButtons id={id} noun={noun} items={items} index={index} announce={announce} onChange={onChange} />
                <Button id={`${id}-remove-${index}`} kind="danger" size="small" onClick={() => remove(index)}>
                  <Icon name="trash" />
                  빼기
                </Button>
              </Buttons>
            </div>
          </li>
        ))}
      </ol>
      {blank && items.length < most && (
        <Button id={`${id}-add`} kind="secondary" size="small" onClick={() => add(blank())}>
          <Icon name="plus" />
          {noun} 추가
        </Button>
      )}
    </div>
  );
}
