import type { Editor } from '@tiptap/core';
import { Selection, type Command, type Transaction } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, toggleHeaderRow } from '@tiptap/pm/tables';

const columns = [1, 2, 3];
const rowOf = (type: 'tableHeader' | 'tableCell') => ({
  type: 'tableRow',
  content: columns.map(() => ({ type, content: [{ type: 'paragraph' }] })),
});

/** Into the first cell of the first table at or after a place. */
function enterTable(tr: Transaction, from: number): boolean {
  let at = -1;
  tr.doc.nodesBetween(Math.max(from - 1, 0), tr.doc.content.size, (node, place) => {
    if (at < 0 && node.type.name === 'table') at = place;
    return at < 0;
  });
  if (at >= 0) tr.setSelection(Selection.near(tr.doc.resolve(at + 1)));
  return true;
}

/** Three columns with a line of headings; below it a paragraph, so that one gets out of it again. */
export function newTable(editor: Editor): boolean {
  if (editor.isActive('table')) return editor.commands.focus();
  const { from } = editor.state.selection;
  const table = { type: 'table', content: [rowOf('tableHeader'), rowOf('tableCell'), rowOf('tableCell')] };
  return editor
    .chain()
    .focus()
    .insertContent([table, { type: 'paragraph' }])
    .command(({ tr }) => enterTable(tr, from))
    .run();
}

const acts: readonly [name: string, label: string, sign: string, act: Command][] = [
  ['addRow', '줄 넣기', '＋', addRowAfter],
  ['addColumn', '칸 넣기', '＋', addColumnAfter],
  ['deleteRow', '줄 지우기', '－', deleteRow],
  ['deleteColumn', '칸 지우기', '－', deleteColumn],
  ['headerRow', '제목 줄', '▀', toggleHeaderRow],
  ['deleteTable', '표 지우기', '×', deleteTable],
];

/** What is done with the table in which the cursor stands. */
export const tableTools = acts.map(([name, label, sign, act]) => ({
  name,
  label,
  sign,
  press: (editor: Editor) => {
    act(editor.state, editor.view.dispatch);
    editor.commands.focus();
  },
}));
