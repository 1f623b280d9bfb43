import type { Tx } from '../../platform/database.ts';
import type { QueueMessage } from '../notifications/index.ts';
import type { ApplicationRow } from './applications.repository.ts';
import { answerTo } from './forms/form.ts';
import type { NewApplication } from './take-application.ts';

/** By mail where an address was given for it; else by text message, to whoever agreed to get any. */
function wayTo({ answers }: NewApplication, wantsMessages: boolean) {
  const email = answerTo(answers, 'email');
  if (email !== '') return { channel: 'mail', to: email } as const;
  return wantsMessages ? ({ channel: 'sms', to: answerTo(answers, 'phone') } as const) : null;
}

export async function thankForPledge(
  queueMessage: QueueMessage,
  tx: Tx,
  pledge: { row: ApplicationRow; application: NewApplication; wantsMessages: boolean },
): Promise<void> {
  const { row, application, wantsMessages } = pledge;
  const way = wayTo(application, wantsMessages);
  if (!way) return;
  const wantsReceipt = answerTo(application.answers, 'wantsReceipt') === 'yes';
  await queueMessage(tx, { template: 'pledge-thanks', ...way, data: { receipt: row.receipt, wantsReceipt } });
}
