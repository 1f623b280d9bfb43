import { faqPaths } from '@kidney/contract/faq/faq.paths.ts';
import type { Faq } from '@kidney/contract/faq/faq.schema.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Words } from './faq-form.tsx';
import { failed, failedToCreate, type Outcome } from './faq-outcome.ts';

/** What the record holds now, where somebody else was first. */
function currentOf(error: unknown): Faq | undefined {
  if (!(error instanceof ApiError) || error.failure.code !== 'STALE_VERSION') return undefined;
  return error.failure.current as Faq;
}

/** Each act says how it ended; `current` is there where somebody else had changed the question meanwhile. */
export function useFaqActs() {
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);

  async function act(work: () => Promise<string>, toOutcome: (error: unknown) => Outcome) {
    setOutcome(undefined);
    setBusy(true);
    try {
      const message = await work();
      await revalidate();
      setOutcome({ kind: 'ok', message });
      return { isDone: true };
    } catch (error) {
      const current = currentOf(error);
      if (!current) setOutcome(toOutcome(error));
      return { isDone: false, current };
    } finally {
      setBusy(false);
    }
  }

  return {
    outcome,
    isBusy,
    reload: revalidate,
    clearOutcome: () => setOutcome(undefined),

    create: (words: Words) =>
      act(async () => {
        const { message } = await call(browserTransport, faqPaths.create, { body: words });
        return message || '질문을 추가했습니다.';
      }, failedToCreate),

    update: (id: number, words: Words, version: number) =>
      act(
        async () => {
          await call(browserTransport, faqPaths.update, { params: { id }, body: { ...words, id, version } });
          return '질문을 고쳤습니다.';
        },
        (error) => failed('질문을 고치지 못했습니다.', error),
      ),

    remove: (id: number, version: number) =>
      act(
        async () => {
          await call(browserTransport, faqPaths.remove, { params: { id }, query: { version: String(version) } });
          return '질문을 삭제했습니다.';
        },
        (error) => failed('질문을 삭제하지 못했습니다.', error),
      ),
  };
}

export type FaqActs = ReturnType<typeof useFaqActs>;
