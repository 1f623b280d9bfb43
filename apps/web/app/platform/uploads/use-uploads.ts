import type { Media } from '@kidney/contract/content/media/media.schema.ts';
import type { FileKind } from '@kidney/contract/shared/file-formats.ts';
import { useEffect, useRef, useState } from 'react';
import { problemOf } from './check-file.ts';
import { uploadFile } from './send-file.ts';
import { failureInWords } from '../use-mutation.ts';

export interface RunningUpload {
  id: number;
  name: string;
  size: number;
  /** How much has been sent, from 0 to 1. */
  share: number;
  problem?: string;
}

type Arrive = (media: Media) => void;

interface UseUploads {
  kinds: readonly FileKind[];
  onDone?: Arrive;
}

let lastId = 0;

/** Sends files one after the other, in the order in which they were chosen; leaving the page cancels what is left. */
export function useUploads({ kinds, onDone }: UseUploads) {
  const [running, setRunning] = useState<readonly RunningUpload[]>([]);
  const cancels = useRef(new Map<number, AbortController>());
  const line = useRef<Promise<void>>(Promise.resolve());
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const all = cancels.current;
    return () => {
      for (const each of all.values()) each.abort();
    };
  }, []);

  const change = (id: number, what: Partial<RunningUpload>) =>
    setRunning((all) => all.map((each) => (each.id === id ? { ...each, ...what } : each)));
  const forget = (id: number) => {
    cancels.current.delete(id);
    setRunning((all) => all.filter((each) => each.id !== id));
  };

  async function send(id: number, file: File, signal: AbortSignal, arrive: Arrive): Promise<void> {
    if (signal.aborted) return;
    try {
      const media = await uploadFile(file, { signal, onProgress: (share) => change(id, { share }) });
      forget(id);
      arrive(media);
    } catch (error) {
      if (!signal.aborted) change(id, { problem: failureInWords(error) });
    }
  }

  /** What has to be done with just these when they have arrived may be given too. */
  function add(files: readonly File[], arrive: Arrive = (media) => done.current?.(media)): void {
    for (const file of files) {
      const id = (lastId += 1);
      const problem = problemOf(file, kinds);
      const upload = { id, name: file.name.normalize('NFC'), size: file.size, share: 0, ...(problem && { problem }) };
      setRunning((all) => [...all, upload]);
      if (problem) continue;
      const aborting = new AbortController();
      cancels.current.set(id, aborting);
      line.current = line.current.then(() => send(id, file, aborting.signal, arrive));
    }
  }

  function cancel(id: number): void {
    cancels.current.get(id)?.abort();
    forget(id);
  }

  return { running, isBusy: running.some(({ problem }) => problem === undefined), add, cancel };
}
