import type { Tx } from '../../platform/database.ts';
import type { OutgoingMessage } from '../../office/notifications/index.ts';
import type { ApplicationRow } from './applications.repository.ts';
import { answerTo } from '../forms/index.ts';
import type { NewApplication } from './submit-application.ts';

/** By mail where an address was given for it; else by text message, to whoever agreed to get any. */
function wayTo({ answers }: NewApplication, wantsMessages: boolean) {
  const email = answerTo(answers, 'email');
  if (email !== '') return { channel: 'mail', to: email } as const;
  return wantsMessages ? ({ channel: 'sms', to: answerTo(answers, 'phone') } as const) : null;
}

export async function thankForPledge(
  queue: (tx: Tx, message: OutgoingMessage) => Promise<string>,
  tx: Tx,
  pledge: { row: ApplicationRow; application: NewApplication; wantsMessages: boolean },
): Promise<string | null> {
  const { row, application, wantsMessages } = pledge;
  const way = wayTo(application, wantsMessages);
  if (!way) return null;
  const wantsReceipt = answerTo(application.answers, 'wantsReceipt') === 'yes';
  return queue(tx, { template: 'pledge-thanks', ...way, data: { receipt: row.receipt, wantsReceipt } });
}
