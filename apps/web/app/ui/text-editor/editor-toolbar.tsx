import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { toolsOf, type TextKind } from './editor-tools.ts';
import { tableTools } from './table-tools.ts';
import { ToolRow, type ToolButton } from './tool-row.tsx';

interface EditorToolbarProps {
  editor: Editor;
  controls: string;
  kind: TextKind;
  /** Where the form for a link is open; without it the text has no links. */
  link?: { isOpen: boolean; onPress: () => void };
  /** Chooses pictures; without it the text has none. */
  onPicture?: () => void;
}

export function EditorToolbar({ editor, controls, kind, link, onPicture }: EditorToolbarProps) {
  const tools = toolsOf(kind);
  const { pressed, isLink, isTable } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      pressed: tools.map(({ isActive }) => isActive(now)),
      isLink: now.isActive('link'),
      isTable: now.isActive('table'),
    }),
  });
  const buttons: ToolButton[] = tools.map(({ name, label, sign, press }, index) => ({
    name,
    label,
    sign,
    isPressed: pressed[index] === true,
    onPress: () => press(editor),
  }));
  if (link) buttons.push({ name: 'linkTool', label: '링크', sign: '↗', isPressed: isLink, ...link });
  if (onPicture) buttons.push({ name: 'pictureTool', label: '사진', sign: '▣', onPress: onPicture });
  return (
    <>
      <ToolRow label="글자 꾸미기" controls={controls} buttons={buttons} />
      {isTable && (
        <ToolRow
          label="표 고치기"
          controls={controls}
          buttons={tableTools.map(({ press, ...rest }) => ({ ...rest, onPress: () => press(editor) }))}
        />
      )}
    </>
  );
}
