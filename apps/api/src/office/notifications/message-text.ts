import type { MessageChannel, MessageTemplate } from '@kidney/contract/office/notifications/message-names.paths.ts';
import { templates, type DataOf, type Sender, type Words, type WrittenMessage } from './templates.ts';

/** As it leaves: a mail ends with who wrote it, a text message begins with it. */
export function writeMessage<Name extends MessageTemplate>(
  template: Name,
  channel: MessageChannel,
  data: DataOf<Name>,
  sender: Sender,
): WrittenMessage {
  const write = templates[template].write as (data: DataOf<Name>, sender: Sender) => Words;
  const words = write(data, sender);
  const text =
    channel === 'mail'
      ? `${words.text}\n\n${sender.name}\n전화 ${sender.phone}\n${sender.origin}\n`
      : `[${sender.name}] ${words.text}`;
  return { ...words, text, from: sender.name };
}
