import { randomUUID } from 'node:crypto';
import { openChannels, channelSettings, type ChannelConfig } from '../../office/notifications/index.ts';
import { ConfigError, type Config } from '../../platform/config.ts';

export const tellSettings = [...channelSettings, 'ALARM_MAIL', 'ALARM_PHONES'] as const satisfies (keyof Config)[];
export type TellConfig = ChannelConfig & Pick<Config, 'ALARM_MAIL' | 'ALARM_PHONES'>;

interface Words {
  subject: string;
  text: string;
  /** Left out where it is not worth a message on the telephone. */
  short?: string;
}

/** Straight to the providers: the queue and the database may be what is broken. Says how many were reached, and whom not. */
export async function tell(config: TellConfig, { subject, text, short }: Words) {
  const { mail, sms } = openChannels(config);
  const mails = mail ? (config.ALARM_MAIL ?? []) : [];
  const phones = sms && short !== undefined ? (config.ALARM_PHONES ?? []) : [];
  const from = new URL(config.PUBLIC_ORIGIN).hostname;
  const delivery = (to: string, body: string) => ({
    id: randomUUID(),
    template: 'office' as const,
    isRepeat: false,
    to,
    words: { from, subject: `[${from}] ${subject}`, text: body },
  });
  const sent = await Promise.allSettled([
    ...mails.map((to) => mail?.send(delivery(to, text))),
    ...phones.map((to) => sms?.send(delivery(to, `[${from}] ${short}`))),
  ]);
  const problems = sent.flatMap((each) => (each.status === 'rejected' ? [(each.reason as Error).message] : []));
  return { reached: sent.length - problems.length, problems };
}

/** An alarm that nobody hears is none. */
export function needSomebody(config: TellConfig): void {
  const { mail, sms } = openChannels(config);
  if ((mail && config.ALARM_MAIL) || (sms && config.ALARM_PHONES)) return;
  throw new ConfigError(['ALARM_MAIL: has to be set, with SMTP_ADDRESS, or ALARM_PHONES with SOLAPI_KEY']);
}
