import type { MessageChannel } from '@kidney/contract/notifications/message-names.paths.ts';
import { ConfigError, type Config } from '../../../platform/config.ts';
import { readSecretFile } from '../../../platform/secret-file.ts';
import type { Channel } from './channel.ts';
import { createMailChannel } from './mail-channel.ts';

export const channelSettings = [
  'PUBLIC_ORIGIN',
  'SMTP_ADDRESS',
  'SMTP_USER',
  'SMTP_PASSWORD_FILE',
  'MAIL_FROM',
] as const satisfies (keyof Config)[];
export type ChannelConfig = Pick<Config, (typeof channelSettings)[number]>;

const secretIn = (file: string | undefined) => (file === undefined ? undefined : readSecretFile(file).trim());

/** Which channels the operator has set up, without opening any. */
export const isMailSetUp = (config: ChannelConfig) => config.SMTP_ADDRESS !== undefined;

export function openChannels(config: ChannelConfig): Partial<Record<MessageChannel, Channel>> {
  const { SMTP_ADDRESS: address, MAIL_FROM: from } = config;
  if (address === undefined) return {};
  if (from === undefined) throw new ConfigError(['MAIL_FROM: has to be set where SMTP_ADDRESS is']);
  const host = new URL(config.PUBLIC_ORIGIN).hostname;
  const mail = createMailChannel({
    address,
    from,
    host,
    user: config.SMTP_USER,
    password: secretIn(config.SMTP_PASSWORD_FILE),
  });
  return { mail };
}
