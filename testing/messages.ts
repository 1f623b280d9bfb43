import { expect } from 'vitest';
import type { OutgoingMessage } from '@kidney/api/office/notifications/index.ts';
import type { TestApi } from './api.ts';
import { startWorkerProcess, type WorkerProcess } from './process.ts';

export interface StoredMessage {
  id: string;
  state: string;
  attempts: number;
  problem: string | null;
  provider_id: string | null;
  recipient: Buffer | null;
  content: Buffer | null;
}

/** Queues messages as any feature does, and has the real worker send them. */
export function createPostOffice(test: TestApi) {
  const stored = async () =>
    (await test.database.write.$client.query<StoredMessage>('select * from messages order by created_at, id')).rows;
  return {
    stored,
    queue: (message: OutgoingMessage) => test.database.write.transaction((tx) => test.api.queueMessage(tx, message)),
    stateOf: async (id: string) => (await stored()).find((row) => row.id === id),
    until: (id: string, state: string) =>
      expect
        .poll(async () => (await stored()).find((row) => row.id === id)?.state, { timeout: 120_000, interval: 50 })
        .toBe(state),
    startWorker: (env: Record<string, string> = {}): Promise<WorkerProcess> => {
      const { FILES_DIR, KEYS_DIR, PUBLIC_ORIGIN } = test.config;
      return startWorkerProcess({ DATABASE_URL: test.urls.appUrl, FILES_DIR, KEYS_DIR, PUBLIC_ORIGIN, ...env });
    },
  };
}

export const officeMail = (to: string): OutgoingMessage => ({
  template: 'office',
  channel: 'mail',
  to,
  data: { subject: '차량 점검 안내', text: '내일은 차량을 점검합니다.' },
});
