import type { ApplicationKind } from '@kidney/contract/clients/application-names.paths.ts';
import type { CaseEvent } from '@kidney/contract/clients/case-events.schema.ts';
import { momentOf } from '../../../../platform/moment-labels.ts';
import { formatDay } from '../../../../platform/korean-date.ts';
import {
  contactResultNames,
  contactWayNames,
  proofNames,
  reasonNames,
  stateName,
} from '../../../application-labels.ts';
import { MessageOutcome } from './message-outcome.tsx';
import styles from './case.module.css';

const plain: Partial<Record<CaseEvent['type'], string>> = { note: '메모', change: '고침', message: '문자' };

function headOf(kind: ApplicationKind, { type, from, to, reason, contact, proof }: CaseEvent): string {
  if (type === 'state' && to) {
    const moved = from ? `${stateName(kind, from)} → ${stateName(kind, to)}` : stateName(kind, to);
    return reason ? `${moved} (${reasonNames[reason]})` : moved;
  }
  if (contact) return `${contactWayNames[contact.way]}: ${contactResultNames[contact.result]}`;
  if (proof) return `${proofNames[proof.kind]} 확인 (${formatDay(proof.seenOn)})`;
  return plain[type] ?? '';
}

/** One thing that happened, when and by whom. */
export function EventLabel({ kind, event }: { kind: ApplicationKind; event: CaseEvent }) {
  const { at, by, text, message } = event;
  return (
    <div className={styles.event}>
      <b>{headOf(kind, event)}</b>
      {text && <p className={styles.text}>{text}</p>}
      {message && <MessageOutcome message={message} />}
      <p className={styles.when}>
        <time dateTime={at}>{momentOf(at)}</time>
        {by ? ` · ${by}` : ''}
      </p>
    </div>
  );
}
