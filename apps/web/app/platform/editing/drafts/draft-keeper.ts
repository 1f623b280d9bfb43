export type DraftState =
  | { kind: 'untouched' }
  /** Typed, and not yet kept. */
  | { kind: 'waiting' }
  | { kind: 'kept'; at: string }
  | { kind: 'failed' };

interface DraftKeeperDeps<Content, Kept> {
  keep: (content: Content) => Promise<Kept>;
  tell: (state: DraftState) => void;
  /** Does the work after a while; what it returns calls it off. */
  later: (work: () => void) => () => void;
}

/** Keeps what is being typed once the hands rest, one call after the other. */
export function createDraftKeeper<Content, Kept extends { savedAt: string }>(deps: DraftKeeperDeps<Content, Kept>) {
  let waiting: { content: Content } | undefined;
  let last: Kept | undefined;
  let callOff = () => {};
  let queue: Promise<Kept | undefined> = Promise.resolve(undefined);

  async function keepWaiting(): Promise<Kept | undefined> {
    if (!waiting) return last;
    const taken = waiting;
    waiting = undefined;
    try {
      last = await deps.keep(taken.content);
      // What was typed meanwhile waits for its own turn.
      if (!waiting) deps.tell({ kind: 'kept', at: last.savedAt });
      return last;
    } catch {
      waiting ??= taken;
      deps.tell({ kind: 'failed' });
      return undefined;
    }
  }

  function flush(): Promise<Kept | undefined> {
    callOff();
    queue = queue.then(keepWaiting);
    return queue;
  }

  return {
    typed(content: Content): void {
      waiting = { content };
      deps.tell({ kind: 'waiting' });
      callOff();
      callOff = deps.later(() => void flush());
    },
    /** Keeps it now. Gives what is kept; undefined where it could not be, or where nothing was typed. */
    flush,
    /** Forgets what is not kept yet; what is under way ends first. */
    async stop(): Promise<void> {
      callOff();
      waiting = undefined;
      await queue;
    },
    hasWaiting: () => waiting !== undefined,
  };
}

export type DraftKeeper<Content, Kept extends { savedAt: string }> = ReturnType<
  typeof createDraftKeeper<Content, Kept>
>;
