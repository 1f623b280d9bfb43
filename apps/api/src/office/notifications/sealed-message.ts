import type { SealedText } from '../../platform/sealed-text/sealed-text.ts';
import type { WrittenMessage } from './templates.ts';

export interface OpenedMessage {
  to: string;
  words: WrittenMessage;
}

const placeOf = (id: string, column: 'recipient' | 'content') => ({ table: 'messages', row: id, column });

export const sealRecipient = (sealed: SealedText, id: string, to: string) => ({
  recipient: sealed.seal(placeOf(id, 'recipient'), to),
});

export function sealMessage(sealed: SealedText, id: string, { to, words }: OpenedMessage) {
  return {
    ...sealRecipient(sealed, id, to),
    content: sealed.seal(placeOf(id, 'content'), JSON.stringify(words)),
  };
}

export const openRecipient = (sealed: SealedText, id: string, recipient: Buffer): string =>
  sealed.open(placeOf(id, 'recipient'), recipient);

export function openMessage(
  sealed: SealedText,
  { id, recipient, content }: { id: string; recipient: Buffer | null; content: Buffer | null },
): OpenedMessage | undefined {
  if (!recipient || !content) return undefined;
  return {
    to: openRecipient(sealed, id, recipient),
    words: JSON.parse(sealed.open(placeOf(id, 'content'), content)) as WrittenMessage,
  };
}
