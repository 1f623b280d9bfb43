import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { DeliveryProblem } from './channel.ts';

export interface SolapiAccount {
  /** https://api.solapi.com */
  address: string;
  key: string;
  secret: string;
}

/** What we send of what SOLAPI's documentation names. */
export interface SolapiMessage {
  to: string;
  from: string;
  text: string;
  type: 'SMS' | 'LMS' | 'ATA';
  subject?: string;
  kakaoOptions?: { pfId: string; templateId: string; variables: Record<string, string>; disableSms: boolean };
  customFields: Record<string, string>;
}

const answerMs = 10_000;
const id = z.string().min(1).max(100);

const sentSchema = z.object({
  failedMessageList: z.array(z.object({ statusCode: z.string() })),
  messageList: z.array(z.object({ messageId: id })).default([]),
});
const listSchema = z.object({
  messageList: z.record(
    z.string(),
    z.object({ messageId: id, customFields: z.record(z.string(), z.unknown()).nullish() }),
  ),
});

/** Signed anew for every call: the provider takes a salt once. */
function authorization({ key, secret }: SolapiAccount): string {
  const date = new Date().toISOString();
  const salt = randomBytes(16).toString('hex');
  const signature = createHmac('sha256', secret).update(`${date}${salt}`).digest('hex');
  return `HMAC-SHA256 apiKey=${key}, date=${date}, salt=${salt}, signature=${signature}`;
}

/** The two calls of SOLAPI's HTTP interface that we need. Never repeats one by itself. */
export function createSolapiClient(account: SolapiAccount) {
  async function ask<S extends z.ZodType>(schema: S, path: string, init: RequestInit): Promise<z.output<S>> {
    let status = 0;
    let body: unknown;
    try {
      const answer = await fetch(new URL(path, account.address), {
        ...init,
        headers: { authorization: authorization(account), 'content-type': 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(answerMs),
      });
      status = answer.status;
      body = await answer.json();
    } catch {
      throw new DeliveryProblem('unreachable', `SOLAPI ${status}`);
    }
    if (status !== 200) throw new DeliveryProblem('refused', `SOLAPI ${status}`);
    const read = schema.safeParse(body);
    if (!read.success) throw new DeliveryProblem('unknown', 'SOLAPI answered something else');
    return read.data;
  }

  return {
    /** What the provider calls the message it has taken. */
    async send(message: SolapiMessage): Promise<string> {
      const body = JSON.stringify({ messages: [message], showMessageList: true });
      const { failedMessageList, messageList } = await ask(sentSchema, '/messages/v4/send-many/detail', {
        method: 'POST',
        body,
      });
      const [failed] = failedMessageList;
      // Of this one message: its number is none, or refuses ours.
      if (failed) throw new DeliveryProblem('refused', `SOLAPI ${failed.statusCode}`, true);
      const [taken] = messageList;
      if (!taken) throw new DeliveryProblem('unknown', 'SOLAPI named no message');
      return taken.messageId;
    },

    /** What the provider calls a message to this number that carries this mark, if it has one. */
    async find(to: string, mark: Record<string, string>): Promise<string | undefined> {
      const query = new URLSearchParams({ criteria: 'to', cond: 'eq', value: to, limit: '500' });
      const { messageList } = await ask(listSchema, `/messages/v4/list?${query.toString()}`, { method: 'GET' });
      const isMarked = ({ customFields }: { customFields?: Record<string, unknown> | null | undefined }) =>
        Object.entries(mark).every(([name, value]) => customFields?.[name] === value);
      return Object.values(messageList).find(isMarked)?.messageId;
    },
  };
}
