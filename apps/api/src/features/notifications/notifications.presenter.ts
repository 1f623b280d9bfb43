import type { Message } from '@kidney/contract/notifications/notifications.schema.ts';
import type { SealedText } from '../../platform/sealed-text/sealed-text.ts';
import type { MessageRow } from './messages.repository.ts';
import { openRecipient } from './sealed-message.ts';
import { templates } from './templates.ts';

/** Enough to recognise somebody one knows: g***@example.com, ***-0000. */
function maskedRecipient(to: string): string {
  const [name = '', host] = to.split('@');
  return host === undefined ? `***-${to.slice(-4)}` : `${name.slice(0, 1)}***@${host}`;
}

export const isOpen = ({ state }: Pick<MessageRow, 'state'>) =>
  state === 'waiting' || state === 'held' || state === 'failed';

export const mayCopy = (row: MessageRow) => templates[row.template].byHand && isOpen(row) && row.content !== null;

export const mayRetry = (row: MessageRow, now: Date) =>
  (row.state === 'failed' || row.state === 'held') && row.content !== null && !(row.until && row.until < now);

export function presentMessage(sealed: SealedText, row: MessageRow, now: Date): Message {
  return {
    id: row.id,
    template: row.template,
    channel: row.channel,
    state: row.state,
    problem: row.problem,
    attempts: row.attempts,
    to: row.recipient && maskedRecipient(openRecipient(sealed, row.id, row.recipient)),
    createdAt: row.createdAt.toISOString(),
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
    mayCopy: mayCopy(row),
    mayRetry: mayRetry(row, now),
  };
}
