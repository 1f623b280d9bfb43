import { useEffect, useState } from 'react';
import { failureInWords } from '../../use-mutation.ts';

/** What is asked for when a drawer opens. */
export function useListed<Item>(read: () => Promise<{ data: Item[] }>) {
  const [items, setItems] = useState<readonly Item[]>();
  const [problem, setProblem] = useState<string>();
  const [readOnce] = useState(() => read);

  useEffect(() => {
    readOnce().then(
      ({ data }) => setItems(data),
      (error: unknown) => setProblem(failureInWords(error)),
    );
  }, [readOnce]);

  return { items, problem, setItems };
}
