import { useState } from 'react';

interface Guard {
  hasWaiting: () => boolean;
  flush: () => Promise<unknown>;
}

/** Several forms on one page, guarded as one. */
export function useLeaveGuards() {
  const [guards] = useState(() => {
    const all = new Set<Guard>();
    function add(guard: Guard): () => void {
      all.add(guard);
      return () => void all.delete(guard);
    }
    return {
      add,
      /** Something that ends after its form has gone: flushing waits for it, and nobody is kept from leaving. */
      addEnding(work: Promise<unknown>): void {
        void work.finally(add({ hasWaiting: () => false, flush: () => work }));
      },
      hasWaiting: () => [...all].some((each) => each.hasWaiting()),
      flush: () => Promise.all([...all].map((each) => each.flush())),
    };
  });
  return guards;
}

export type LeaveGuards = ReturnType<typeof useLeaveGuards>;
