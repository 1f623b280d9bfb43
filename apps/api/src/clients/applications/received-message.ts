import type { Tx } from '../../platform/database.ts';
import type { OutgoingMessage, QueueMessage } from '../../office/notifications/index.ts';
import type { People } from '../people/index.ts';
import { answerTo, forms } from '../forms/index.ts';
import { thankForPledge } from './pledge-thanks.ts';
import type { StatusLinks } from './status/status-link.ts';
import type { QueueForStranger } from './stranger-messages.ts';
import type { NewApplication, Taken } from './submit-application.ts';

interface Deps {
  queueMessage: QueueMessage;
  queueForStranger: QueueForStranger;
  links: StatusLinks;
  people: Pick<People, 'hasPhone'>;
}

/** Thanks, the receipt and the way to see how it stands: to whoever applied. */
export function createReceivedMessage({ queueMessage, queueForStranger, links, people }: Deps) {
  /** What the office caused itself is not counted. */
  const queueFor =
    ({ strangerAt }: NewApplication) =>
    (tx: Tx, message: OutgoingMessage): Promise<string> =>
      strangerAt === null ? queueMessage(tx, message) : queueForStranger(tx, message, strangerAt);

  /**
   * Whether messages about this matter were agreed to, in whichever version of the words. Whoever took that back is sent none to their numbers; somebody else's
   * number gets what it agreed to, and so learns nothing of them.
   */
  async function isWanted(tx: Tx, { row, application, held }: Taken, to: string): Promise<boolean> {
    const agreed = [...application.consents.accepted, ...application.inForce].filter((id) =>
      id.startsWith(`${row.kind}/messages/`),
    );
    if (agreed.length === 0) return false;
    return agreed.some((id) => held.includes(id)) || !(await people.hasPhone(tx, row.personId, to));
  }

  return async (tx: Tx, taken: Taken): Promise<string | null> => {
    const { row, application } = taken;
    const { answers, kind } = application;
    const to = answerTo(answers, 'applicantPhone') || answerTo(answers, 'phone');
    const wantsMessages = await isWanted(tx, taken, to);
    if (kind === 'pledge') return thankForPledge(queueFor(application), tx, { row, application, wantsMessages });
    if (!wantsMessages) return null;
    return queueFor(application)(tx, {
      template: 'application-received',
      channel: 'sms',
      to,
      data: { form: forms[kind].title, receipt: row.receipt, path: links.pathTo(row.id) },
    });
  };
}
