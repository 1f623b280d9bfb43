import { eventsPaths } from '@kidney/contract/events/events.paths.ts';
import type { BinnedEvent } from '@kidney/contract/events/events.schema.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { momentOf } from '../../../platform/editing/moment-words.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { failureInWords, type Acts } from '../../../platform/use-acts.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './event-editor.module.css';

/** What was deleted in the last days, and the way back. */
export function EventBin({ acts: { act, isBusy } }: { acts: Acts }) {
  const [events, setEvents] = useState<readonly BinnedEvent[]>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    call(browserTransport, eventsPaths.bin).then(
      ({ data }) => setEvents(data),
      (error: unknown) => setProblem(failureInWords(error)),
    );
  }, []);

  async function restore(id: number) {
    if (isBusy) return;
    const { isDone } = await act(() => call(browserTransport, eventsPaths.restore, { params: { id } }));
    if (isDone) setEvents((before) => before?.filter((each) => each.id !== id));
  }

  if (problem) return <p role="alert">{problem}</p>;
  if (!events) return <p role="status">불러오는 중입니다.</p>;
  if (events.length === 0) return <p role="status">휴지통이 비어 있습니다.</p>;
  return (
    <ul className={styles.dates} aria-label="휴지통">
      {events.map(({ id, title, removedAt }) => (
        <li key={id} className={styles.date}>
          <span>
            <b>{title}</b>
            <br />
            {momentOf(removedAt)}에 삭제했습니다.
          </span>
          <Button kind="secondary" size="small" aria-label={`${title} 되살리기`} onClick={() => void restore(id)}>
            되살리기
          </Button>
        </li>
      ))}
    </ul>
  );
}
