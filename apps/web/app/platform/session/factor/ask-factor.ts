/** Calls that were refused until somebody shows their second factor again. One question answers them all. */
let waiting: ((isShown: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function change(next: typeof waiting): void {
  waiting = next;
  for (const listener of listeners) listener();
}

export const factorQuestion = {
  isAsked: () => waiting.length > 0,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  answer(isShown: boolean) {
    const answered = waiting;
    change([]);
    for (const tell of answered) tell(isShown);
  },
};

/** Fulfilled once the person has shown the factor, or would rather not. */
export const askForFactor = (): Promise<boolean> => new Promise((tell) => change([...waiting, tell]));
