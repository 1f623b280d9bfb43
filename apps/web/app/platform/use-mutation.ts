import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from './api-error.ts';

export interface Outcome {
  kind: 'ok' | 'error';
  message: string;
}

/** How an act ended: what the record holds now where somebody else was first, or which fields were wrong. */
export interface Ending {
  isDone: boolean;
  current?: unknown;
  fields?: readonly FieldProblem[];
}

/** A refusal says why; anything else is an error nobody foresaw. */
export function failureInWords(error: unknown): string {
  return error instanceof ApiError && error.failure.code !== 'INTERNAL'
    ? error.message
    : '오류가 생겼습니다. 잠시 뒤 다시 해 주십시오.';
}

/** What staff do on a page: it is done, the page's data is loaded again, and the page can say how it ended. */
export function useMutation() {
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);

  /**
   * With its own words for a failure it says them even where fields are wrong; without, the form says those. An act
   * that shows what it did needs no message.
   */
  async function act(work: () => Promise<{ message?: string }>, inWords?: (error: unknown) => string): Promise<Ending> {
    setOutcome(undefined);
    setBusy(true);
    try {
      const { message } = await work();
      await revalidate();
      if (message !== undefined) setOutcome({ kind: 'ok', message });
      return { isDone: true };
    } catch (error) {
      const { current, fields } = error instanceof ApiError ? error.failure : {};
      if (current === undefined && (inWords || fields === undefined)) {
        setOutcome({ kind: 'error', message: (inWords ?? failureInWords)(error) });
      }
      return { isDone: false, ...(current !== undefined && { current }), ...(fields && { fields }) };
    } finally {
      setBusy(false);
    }
  }

  return { outcome, isBusy, act, reload: revalidate, say: setOutcome, clearOutcome: () => setOutcome(undefined) };
}

export type Mutation = ReturnType<typeof useMutation>;
