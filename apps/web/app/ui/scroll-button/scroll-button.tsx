import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { scrollButtonState, type ScrollButtonState } from './scroll-state.ts';
import styles from './scroll-button.module.css';

const hiddenWhileScrolling = 1000;

function measure(): ScrollButtonState {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollButtonState({ top: window.scrollY, viewport: clientHeight, whole: scrollHeight });
}

/** What is seen of it. */
export function ScrollButtonFace({ isUp, ...rest }: { isUp: boolean } & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button {...rest} type="button" className={styles.button}>
      <Icon name={isUp ? 'chevronUp' : 'chevronDown'} />
      {isUp ? '맨 위로' : '맨 아래로'}
    </button>
  );
}

export function ScrollButton() {
  const [state, setState] = useState<ScrollButtonState>('hidden');
  const [isScrolling, setScrolling] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const update = () => setState(measure());
    const watched = new ResizeObserver(update);
    watched.observe(document.body);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      watched.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);

  useEffect(() => {
    if (!isScrolling) return;
    const timer = setTimeout(() => {
      setScrolling(false);
      // Hiding it took the focus away from whoever works with the keyboard.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
      });
    }, hiddenWhileScrolling);
    return () => clearTimeout(timer);
  }, [isScrolling]);

  const isUp = state === 'to-top';
  function scroll() {
    // Chromium gives up a smooth scroll when the focused element is hidden under it.
    button.current?.blur();
    setScrolling(true);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = isUp ? 0 : document.documentElement.scrollHeight;
    window.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' });
  }

  return <ScrollButtonFace ref={button} isUp={isUp} hidden={state === 'hidden' || isScrolling} onClick={scroll} />;
}
