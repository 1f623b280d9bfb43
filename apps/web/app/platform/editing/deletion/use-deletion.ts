import { useState } from 'react';
import { ApiError } from '../../api-error.ts';
import { logError } from '../../log-error.ts';
import { failureInWords } from '../../use-mutation.ts';

interface Deleted {
  version: number;
  title: string;
}

/** Deleting asks first, and once more where somebody else has changed it meanwhile. `what` names it in the log. */
export function useDeletion(what: string, { version, title }: Deleted, remove: (version: number) => Promise<void>) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [newer, setNewer] = useState<Deleted>();
  const [problem, setProblem] = useState<string>();

  async function confirm() {
    if (isBusy) return;
    setBusy(true);
    try {
      await remove(newer?.version ?? version);
    } catch (error) {
      const current = error instanceof ApiError ? (error.failure.current as Deleted | undefined) : undefined;
      setNewer(current);
      if (!current) {
        logError(`${what} could not be deleted`, error);
        setProblem(`삭제하지 못했습니다. ${failureInWords(error)}`);
        setAsking(false);
      }
    } finally {
      setBusy(false);
    }
  }

  return {
    isAsking,
    isBusy,
    isChanged: newer !== undefined,
    name: newer?.title ?? title,
    problem,
    ask() {
      setProblem(undefined);
      setAsking(true);
    },
    confirm,
    close() {
      setAsking(false);
      setNewer(undefined);
    },
    clearProblem: () => setProblem(undefined),
  };
}

export type Deletion = ReturnType<typeof useDeletion>;
