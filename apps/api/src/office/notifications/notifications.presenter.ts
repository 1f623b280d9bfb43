import type { Message } from '@kidney/contract/office/notifications/notifications.schema.ts';
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

/** Of a message to a group whoever sends it anew looks first who still wants it, and at what hour. */
export const mayRetry = (row: MessageRow, now: Date) =>
  row.template !== 'group' &&
  (row.state === 'failed' || row.state === 'held') &&
  row.content !== null &&
  !(row.until && row.until < now);

/** One that cannot be opened, as after a lost master key, must not take the whole list with it. */
function recipientOf(sealed: SealedText, { id, recipient }: MessageRow) {
  try {
    return { to: recipient && maskedRecipient(openRecipient(sealed, id, recipient)), isReadable: true };
  } catch {
    return { to: '읽을 수 없음', isReadable: false };
  }
}

export function presentMessage(sealed: SealedText, row: MessageRow, now: Date): Message {
  const { to, isReadable } = recipientOf(sealed, row);
  return {
    id: row.id,
    template: row.template,
    channel: row.channel,
    state: row.state,
    problem: row.problem,
    attempts: row.attempts,
    to,
    createdAt: row.createdAt.toISOString(),
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
    mayCopy: isReadable && mayCopy(row),
    mayRetry: isReadable && mayRetry(row, now),
  };
}
