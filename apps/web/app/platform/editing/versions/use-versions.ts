import { useEffect, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureInWords } from '../../use-mutation.ts';
import type { SavedVersion } from './saved-version.ts';

interface VersionCalls<Revision extends SavedVersion> {
  list: () => Promise<readonly SavedVersion[]>;
  find: (version: number) => Promise<Revision>;
  /** Saves it as the newest version. Where that fails it says why. */
  restore: (revision: Revision) => Promise<string | undefined>;
}

type Shown<Revision> = { kind: 'one'; revision: Revision } | { kind: 'two'; older: Revision; newer: Revision };

/** What was saved before, what of it is being looked at, and which of it is to come back. */
export function useVersions<Revision extends SavedVersion>({ list, find, restore }: VersionCalls<Revision>) {
  const [versions, setVersions] = useState<readonly SavedVersion[]>();
  const [shown, setShown] = useState<Shown<Revision>>();
  const [restoring, setRestoring] = useState<SavedVersion>();
  const [failure, setFailure] = useState<string>();
  const [listOnce] = useState(() => list);
  const id = useId();
  /** Of the button that shows a version: whoever comes back from it is there again. */
  const idOf = (version: number) => `${id}-${version}`;

  useEffect(() => {
    listOnce().then(setVersions, (error: unknown) => setFailure(failureInWords(error)));
  }, [listOnce]);

  async function attempt(work: () => Promise<void>) {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(failureInWords(error));
    }
  }

  return {
    versions: versions ?? [],
    isLoading: versions === undefined && failure === undefined,
    shown,
    restoring,
    failure,
    idOf,
    askToRestore: setRestoring,
    look: (version: number) => attempt(async () => setShown({ kind: 'one', revision: await find(version) })),
    compare: (one: number, other: number) =>
      attempt(async () => {
        const [older, newer] = await Promise.all([find(Math.min(one, other)), find(Math.max(one, other))]);
        setShown({ kind: 'two', older, newer });
      }),
    confirm: ({ version }: SavedVersion) =>
      attempt(async () => {
        try {
          const problem = await restore(await find(version));
          if (problem === undefined) return;
          setFailure(problem);
        } finally {
          setRestoring(undefined);
        }
        // The list is where a failure is said.
        setShown(undefined);
      }),
    back(version: number) {
      flushSync(() => setShown(undefined));
      document.getElementById(idOf(version))?.focus();
    },
  };
}

export type Versions<Revision extends SavedVersion> = ReturnType<typeof useVersions<Revision>>;
