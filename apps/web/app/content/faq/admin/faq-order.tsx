import { useEffect, useRef, useState } from 'react';
import { OrderField } from '../../../platform/editing/list/order-field.tsx';
import type { ShownFaq } from '../public/shown-faq.ts';
import type { FaqMutations } from './use-faq-mutations.ts';
import type { LeaveGuards } from './use-leave-guards.ts';

interface FaqOrderProps {
  faqs: readonly ShownFaq[];
  mutation: FaqMutations;
  guards: LeaveGuards;
}

/** The order in which visitors read the questions; each press is saved at once, one after the other. */
export function FaqOrder({ faqs, mutation, guards }: FaqOrderProps) {
  const saved = faqs.map(({ id }) => String(id));
  const [moved, setMoved] = useState<string[]>();
  const [announced, announce] = useState('');
  const queue = useRef({ end: Promise.resolve(), waiting: 0, failures: 0 });
  const titles = new Map(faqs.map(({ id, title }) => [String(id), title]));
  // Somebody else may have added or deleted one meanwhile.
  const keys = moved?.length === saved.length && moved.every((key) => titles.has(key)) ? moved : saved;

  useEffect(
    () => guards.add({ hasWaiting: () => queue.current.waiting > 0, flush: () => queue.current.end }),
    [guards],
  );

  async function save(raised: string, failures: number) {
    // What was pressed before a failure was meant for another order than there is now.
    if (failures === queue.current.failures && !(await mutation.move(Number(raised), 'up')).isDone) {
      queue.current.failures += 1;
      await mutation.reload();
    }
    queue.current.waiting -= 1;
    if (queue.current.waiting === 0) setMoved(undefined);
  }

  function change(next: string[]) {
    const raised = next.find((key, index) => key !== keys[index]);
    if (raised === undefined) return;
    setMoved(next);
    queue.current.waiting += 1;
    const { failures } = queue.current;
    queue.current.end = queue.current.end.then(() => save(raised, failures));
  }

  return (
    <>
      <OrderField
        id="faq-order"
        label="질문의 순서"
        keys={keys}
        nameOf={(key) => titles.get(key) ?? ''}
        announce={announce}
        onChange={change}
      />
      <p role="status">{announced}</p>
    </>
  );
}
