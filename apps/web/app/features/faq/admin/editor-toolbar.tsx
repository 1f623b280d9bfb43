import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import styles from './text-editor.module.css';

const marks = [
  { name: 'bold', label: '굵게', press: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', label: '기울임', press: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
  { name: 'underline', label: '밑줄', press: (editor: Editor) => editor.chain().focus().toggleUnderline().run() },
  { name: 'strike', label: '취소선', press: (editor: Editor) => editor.chain().focus().toggleStrike().run() },
] as const;

const steps: Record<string, (at: number) => number> = {
  ArrowRight: (at) => (at + 1) % marks.length,
  ArrowLeft: (at) => (at + marks.length - 1) % marks.length,
  Home: () => 0,
  End: () => marks.length - 1,
};

/** One stop of the Tab key; the arrows move within. */
export function EditorToolbar({ editor, controls }: { editor: Editor; controls: string }) {
  const [at, setAt] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => marks.map(({ name }) => now.isActive(name)),
  });

  function move(event: KeyboardEvent) {
    const next = steps[event.key]?.(at);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    buttons.current[next]?.focus();
  }

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label="글자 꾸미기"
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {marks.map(({ name, label, press }, index) => (
        <button
          key={name}
          ref={(element) => {
            buttons.current[index] = element;
          }}
          type="button"
          tabIndex={index === at ? 0 : -1}
          aria-pressed={active[index] === true}
          className={styles.tool}
          onFocus={() => setAt(index)}
          // Pressing must not take the selection, or a syllable being composed, away from the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => press(editor)}
        >
          <span className={styles[name]} aria-hidden="true">
            가
          </span>
          {label}
        </button>
      ))}
    </div>
  );
}
