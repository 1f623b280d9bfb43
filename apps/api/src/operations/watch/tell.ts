import { randomUUID } from 'node:crypto';
import { channelSettings, channelsSetUp, openChannels, type ChannelConfig } from '../../office/notifications/index.ts';
import { ConfigError, type Config } from '../../platform/config.ts';

export const tellSettings = [...channelSettings, 'ALARM_MAIL', 'ALARM_PHONES'] as const satisfies (keyof Config)[];
export type TellConfig = ChannelConfig & Pick<Config, 'ALARM_MAIL' | 'ALARM_PHONES'>;

interface Words {
  subject: string;
  text: string;
  /** For the telephone. */
  short: string;
  isUrgent: boolean;
}

/** Who can be told at all, by what is set up. */
function peopleOf(config: TellConfig) {
  const isSetUp = channelsSetUp(config);
  return {
    mails: isSetUp.mail ? (config.ALARM_MAIL ?? []) : [],
    phones: isSetUp.phone ? (config.ALARM_PHONES ?? []) : [],
  };
}

/** An alarm that nobody hears is none. */
export function needSomebody(config: TellConfig): void {
  const { mails, phones } = peopleOf(config);
  if (mails.length + phones.length > 0) return;
  throw new ConfigError(['ALARM_MAIL: has to be set, with SMTP_ADDRESS, or ALARM_PHONES with SOLAPI_KEY']);
}

/** Straight to the providers: the queue and the database may be what is broken. Telephones ring for what is urgent, or where there is no mail. */
export async function tell(config: TellConfig, { subject, text, short, isUrgent }: Words) {
  needSomebody(config);
  const { mails, phones } = peopleOf(config);
  const { mail, sms } = openChannels(config);
  const from = new URL(config.PUBLIC_ORIGIN).hostname;
  const delivery = (to: string, body: string) => ({
    id: randomUUID(),
    template: 'office' as const,
    isRepeat: false,
    to,
    words: { from, subject: `[${from}] ${subject}`, text: body },
  });
  const rung = isUrgent || mails.length === 0 ? phones : [];
  const sent = await Promise.allSettled([
    ...mails.map((to) => mail?.send(delivery(to, text))),
    ...rung.map((to) => sms?.send(delivery(to, `[${from}] ${short}`))),
  ]);
  const problems = sent.flatMap((each) => (each.status === 'rejected' ? [(each.reason as Error).message] : []));
  return { reached: sent.length - problems.length, problems };
}
