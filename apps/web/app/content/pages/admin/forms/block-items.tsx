import { ItemList, type ItemListProps } from '../../../../platform/editing/list/item-list.tsx';
import { useEditingContext } from '../editor/editing-context.ts';

/** A list inside a block: what is wrong with it, and who is told of its changes, the editor knows. */
export function BlockItems<Item>(props: Omit<ItemListProps<Item>, 'error' | 'announce'>) {
  const { problems, announce } = useEditingContext();
  return <ItemList {...props} error={problems.get(props.id)} announce={announce} />;
}
