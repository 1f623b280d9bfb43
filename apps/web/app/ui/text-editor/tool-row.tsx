import { useRef, useState, type KeyboardEvent } from 'react';
import styles from './text-editor.module.css';

export interface ToolButton {
  name: string;
  label: string;
  /** What the button shows beside its word. */
  sign: string;
  /** For what is on or off at the cursor. */
  isPressed?: boolean;
  /** For what opens something. */
  isOpen?: boolean;
  onPress: () => void;
}

interface ToolRowProps {
  label: string;
  controls: string;
  buttons: readonly ToolButton[];
}

/** One stop of the Tab key; the arrows move within. */
export function ToolRow({ label, controls, buttons }: ToolRowProps) {
  const [at, setAt] = useState(0);
  const elements = useRef<(HTMLButtonElement | null)[]>([]);
  const count = buttons.length;
  const steps: Record<string, number> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at + count - 1) % count,
    Home: 0,
    End: count - 1,
  };

  function move(event: KeyboardEvent) {
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    elements.current[next]?.focus();
  }

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {buttons.map(({ name, label: word, sign, isPressed, isOpen, onPress }, index) => (
        <button
          key={name}
          ref={(element) => {
            elements.current[index] = element;
          }}
          type="button"
          tabIndex={index === at ? 0 : -1}
          aria-pressed={isPressed}
          aria-expanded={isOpen}
          className={styles.tool}
          onFocus={() => setAt(index)}
          // Pressing must not take the selection, or a syllable being composed, away from the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onPress}
        >
          <span className={styles[name]} aria-hidden="true">
            {sign}
          </span>
          {word}
        </button>
      ))}
    </div>
  );
}
