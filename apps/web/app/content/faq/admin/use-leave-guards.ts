import { useState } from 'react';

interface Guard {
  hasWaiting: () => boolean;
  flush: () => Promise<unknown>;
}

/** Several forms on one page, guarded as one. */
export function useLeaveGuards() {
  const [guards] = useState(() => {
    const all = new Set<Guard>();
    return {
      add(guard: Guard): () => void {
        all.add(guard);
        return () => void all.delete(guard);
      },
      hasWaiting: () => [...all].some((each) => each.hasWaiting()),
      flush: () => Promise.all([...all].map((each) => each.flush())),
    };
  });
  return guards;
}

export type LeaveGuards = ReturnType<typeof useLeaveGuards>;
