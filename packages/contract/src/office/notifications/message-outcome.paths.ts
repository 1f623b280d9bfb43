import type { MessageState } from './message-names.paths.ts';

interface MessageOutcome {
  words: string;
  kind: 'waits' | 'arrived' | 'failed';
}

const failed = { words: '실패', kind: 'failed' } as const;

/** What became of a message, as whoever sent it is told. Sent is what a provider has taken, and nothing before. */
export const messageOutcomes: Record<MessageState, MessageOutcome> = {
  waiting: { words: '대기', kind: 'waits' },
  sending: { words: '대기', kind: 'waits' },
  sent: { words: '보냄', kind: 'arrived' },
  failed,
  held: failed,
  copied: { words: '전화로 알림', kind: 'arrived' },
};
