import type { MessageChannel } from '@kidney/contract/office/notifications/message-names.paths.ts';
import { ConfigError, type Config } from '../../../platform/config.ts';
import { readSecretFile } from '../../../platform/secret-file.ts';
import type { Channel } from './channel.ts';
import { createMailChannel } from './mail-channel.ts';
import { createPhoneChannels } from './phone-channel.ts';

export const channelSettings = [
  'PUBLIC_ORIGIN',
  'SMTP_ADDRESS',
  'SMTP_USER',
  'SMTP_PASSWORD_FILE',
  'MAIL_FROM',
  'SOLAPI_KEY',
  'SOLAPI_SECRET_FILE',
  'SOLAPI_SENDER',
  'SOLAPI_CHANNEL',
  'SOLAPI_TEMPLATES',
  'SOLAPI_ADDRESS',
] as const satisfies (keyof Config)[];
export type ChannelConfig = Pick<Config, (typeof channelSettings)[number]>;
type Channels = Partial<Record<MessageChannel, Channel>>;

/** What the operator has set up, without opening any of it. */
export const channelsSetUp = (config: ChannelConfig) => ({
  mail: config.SMTP_ADDRESS !== undefined,
  phone: config.SOLAPI_KEY !== undefined,
});

function need<Name extends keyof ChannelConfig>(config: ChannelConfig, name: Name, because: keyof ChannelConfig) {
  const value = config[name];
  if (value === undefined) throw new ConfigError([`${name}: has to be set where ${because} is`]);
  return value;
}

function openMail(config: ChannelConfig): Channels {
  const { SMTP_ADDRESS: address, SMTP_USER: user } = config;
  if (address === undefined) return {};
  return {
    mail: createMailChannel({
      address,
      from: need(config, 'MAIL_FROM', 'SMTP_ADDRESS'),
      host: new URL(config.PUBLIC_ORIGIN).hostname,
      user,
      password: user === undefined ? undefined : readSecretFile(need(config, 'SMTP_PASSWORD_FILE', 'SMTP_USER')).trim(),
    }),
  };
}

/** From name=id,name=id. */
const templateIds = (text: string) => new Map(text.split(',').map((pair) => pair.split('=', 2) as [string, string]));

function openPhone(config: ChannelConfig): Channels {
  const { SOLAPI_KEY: key, SOLAPI_TEMPLATES: templates } = config;
  if (key === undefined) return {};
  return createPhoneChannels({
    address: config.SOLAPI_ADDRESS,
    key,
    secret: readSecretFile(need(config, 'SOLAPI_SECRET_FILE', 'SOLAPI_KEY')).trim(),
    from: need(config, 'SOLAPI_SENDER', 'SOLAPI_KEY'),
    kakao:
      templates === undefined
        ? undefined
        : { channel: need(config, 'SOLAPI_CHANNEL', 'SOLAPI_TEMPLATES'), templates: templateIds(templates) },
  });
}

export const openChannels = (config: ChannelConfig): Channels => ({ ...openMail(config), ...openPhone(config) });
