import { smsLengthOf } from '@kidney/contract/office/notifications/sms-length.paths.ts';
import type { Channel, Delivery } from './channel.ts';
import { createSolapiClient, type SolapiAccount, type SolapiMessage } from './solapi-client.ts';

export interface PhoneOptions extends SolapiAccount {
  /** The office's number, registered there. */
  from: string;
  /** The KakaoTalk channel and its approved templates, by the name of ours. */
  kakao?: { channel: string; templates: ReadonlyMap<string, string> } | undefined;
}

const subjectMost = 20;

function textMessage({ to, words, id }: Delivery, from: string): SolapiMessage {
  const isShort = smsLengthOf(words.text).kind === 'short';
  return {
    to,
    from,
    text: words.text,
    customFields: { messageId: id },
    ...(isShort ? { type: 'SMS' } : { type: 'LMS', subject: words.subject.slice(0, subjectMost) }),
  };
}

/** Text messages, and KakaoTalk's notices where a template is approved; who has no KakaoTalk gets the text. */
export function createPhoneChannels({ from, kakao, ...account }: PhoneOptions): { sms: Channel; alimtalk: Channel } {
  const client = createSolapiClient(account);

  async function send(delivery: Delivery, message: SolapiMessage): Promise<string> {
    // The provider recognises no repeat, so it is asked before there is one.
    const taken = delivery.isRepeat ? await client.find(message.to, message.customFields) : undefined;
    return taken ?? client.send(message);
  }

  return {
    sms: { send: (delivery) => send(delivery, textMessage(delivery, from)) },
    alimtalk: {
      send(delivery) {
        const templateId = kakao?.templates.get(delivery.template);
        const message = textMessage(delivery, from);
        if (!kakao || templateId === undefined) return send(delivery, message);
        const { variables = {} } = delivery.words;
        const kakaoOptions = { pfId: kakao.channel, templateId, variables, disableSms: false };
        return send(delivery, { ...message, type: 'ATA', kakaoOptions });
      },
    },
  };
}
