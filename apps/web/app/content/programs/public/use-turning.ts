import { useRef, type KeyboardEvent, type TouchEvent } from 'react';

/** A finger that went so far, and mostly sideways, wanted the neighbour. */
const leastWay = 60;

/** Arrow keys and swipes lead to the neighbours; the links beside them stay what they are. */
export function useTurning(onTurn: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(null);

  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // A question that stands above has its own keys, and so has a list to choose from.
      if (event.target instanceof Element && event.target.closest('dialog, select') !== event.currentTarget) return;
      if (event.key === 'ArrowLeft') onTurn(-1);
      if (event.key === 'ArrowRight') onTurn(1);
    },
    onTouchStart({ touches }: TouchEvent) {
      const only = touches[0];
      start.current = touches.length === 1 && only ? { x: only.clientX, y: only.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!from || !end) return;
      const [across, down] = [end.clientX - from.x, end.clientY - from.y];
      if (Math.abs(across) < leastWay || Math.abs(across) < 2 * Math.abs(down)) return;
      onTurn(across > 0 ? -1 : 1);
    },
  };
}
