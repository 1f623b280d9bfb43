import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { toolsOf, type TextKind } from './editor-tools.ts';
import styles from './text-editor.module.css';

interface EditorToolbarProps {
  editor: Editor;
  controls: string;
  kind: TextKind;
  /** Where the form for a link is open; without it the text has no links. */
  link?: { isOpen: boolean; onPress: () => void };
}

/** One stop of the Tab key; the arrows move within. */
export function EditorToolbar({ editor, controls, kind, link }: EditorToolbarProps) {
  const [at, setAt] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const tools = toolsOf(kind);
  const count = tools.length + (link ? 1 : 0);
  const steps: Record<string, number> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => [...tools.map(({ name }) => now.isActive(name)), now.isActive('link')],
  });

  function move(event: KeyboardEvent) {
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    buttons.current[next]?.focus();
  }

  const stop = (index: number) => ({
    ref: (element: HTMLButtonElement | null) => {
      buttons.current[index] = element;
    },
    type: 'button' as const,
    tabIndex: index === at ? 0 : -1,
    'aria-pressed': active[index] === true,
    className: styles.tool,
    onFocus: () => setAt(index),
    // Pressing must not take the selection, or a syllable being composed, away from the text.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  });

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label="글자 꾸미기"
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {tools.map(({ name, label, sign, press }, index) => (
        <button key={name} {...stop(index)} onClick={() => press(editor)}>
          <span className={styles[name]} aria-hidden="true">
            {sign}
          </span>
          {label}
        </button>
      ))}
      {link && (
        <button {...stop(tools.length)} aria-expanded={link.isOpen} onClick={link.onPress}>
          <span className={styles.underline} aria-hidden="true">
            ↗
          </span>
          링크
        </button>
      )}
    </div>
  );
}
