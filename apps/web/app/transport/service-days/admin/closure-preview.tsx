import type { Closure } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import { ServiceState } from '../../../ui/service-state/service-state.tsx';
import { announcement } from './closure-labels.ts';
import styles from './service-days-admin.module.css';

/** The very sentence of the public pages, while it is typed. */
export function ClosurePreview({ draft, note }: { draft: Closure; note: string | null }) {
  if (draft.date === '') return null;
  const { title, why } = announcement(draft);
  return (
    <div role="group" aria-label="미리 보기" className={styles.preview}>
      <p className={styles.quiet}>그날 방문자에게 이렇게 보입니다.</p>
      <ServiceState runs={false} title={title}>
        {draft.reason.trim() !== '' && <p>{why}</p>}
      </ServiceState>
      {note && <p>{note}</p>}
    </div>
  );
}
