import { newslettersPaths } from '@kidney/contract/newsletters/newsletters.paths.ts';
import { call } from '../../../platform/api-client.ts';
import { momentOf } from '../../../platform/editing/moment-words.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Acts } from '../../../platform/use-acts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useListed } from './use-listed.ts';
import styles from './newsletters-desk.module.css';

/** What was deleted in the last days, and the way back. */
export function NewsletterBin({ acts: { act, isBusy } }: { acts: Acts }) {
  const { items, problem, setItems } = useListed(() => call(browserTransport, newslettersPaths.bin));

  async function restore(id: number) {
    if (isBusy) return;
    const { isDone } = await act(() => call(browserTransport, newslettersPaths.restore, { params: { id } }));
    if (isDone) setItems((before) => before?.filter((each) => each.id !== id));
  }

  if (problem) return <p role="alert">{problem}</p>;
  if (!items) return <p role="status">불러오는 중입니다.</p>;
  if (items.length === 0) return <p role="status">휴지통이 비어 있습니다.</p>;
  return (
    <ul className={styles.rows} aria-label="휴지통">
      {items.map(({ id, title, removedAt }) => (
        <li key={id} className={styles.row}>
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
