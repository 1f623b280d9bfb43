import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import {
  solapiAccount,
  startSolapi,
  type SolapiOptions,
  type SolapiStandIn,
} from '../../../../../../testing/solapi.ts';
import type { Delivery } from './channel.ts';
import { createPhoneChannels, type PhoneOptions } from './phone-channel.ts';

let solapi: SolapiStandIn;
afterEach(() => solapi[Symbol.asyncDispose]());

async function open(options: SolapiOptions & Partial<PhoneOptions> = {}) {
  solapi = await startSolapi(options);
  return createPhoneChannels({ ...solapiAccount, address: solapi.address, from: '0520000000', ...options });
}
const words = { from: '협회', subject: '차량 점검 안내', text: '내일 쉽니다.' };
const delivery = (given: Partial<Delivery> = {}): Delivery => ({
  id: randomUUID(),
  template: 'office',
  to: '01000000000',
  words: { ...words, variables: { '#{내용}': '내일 쉽니다.' } },
  isRepeat: false,
  ...given,
});
const rejection = (sending: Promise<unknown>) => sending.then(undefined, (error: unknown) => error);

describe('SOLAPI', () => {
  it('D-OFF-05 takes a short text under our mark, signed as its documentation says', async () => {
    const { sms } = await open();
    const message = delivery();
    expect(await sms.send(message)).toBe('M4V1');
    expect(solapi.taken).toEqual([
      {
        messageId: 'M4V1',
        to: '01000000000',
        from: '0520000000',
        text: '내일 쉽니다.',
        type: 'SMS',
        customFields: { messageId: message.id },
      },
    ]);
  });

  it('D-OFF-05 more than 90 bytes go as a long text with a subject', async () => {
    const { sms } = await open();
    await sms.send(delivery({ words: { ...words, text: '가'.repeat(46) } }));
    expect(solapi.taken).toMatchObject([{ type: 'LMS', subject: '차량 점검 안내' }]);
  });

  it('D-OFF-05 a notice of KakaoTalk names its approved template and may come as a text instead', async () => {
    const kakao = { channel: 'KA01PF1', templates: new Map([['office', 'KA01TP1']]) };
    const { alimtalk } = await open({ kakao });
    await alimtalk.send(delivery());
    await alimtalk.send(delivery({ template: 'invitation' }));
    const kakaoOptions = {
      pfId: 'KA01PF1',
      templateId: 'KA01TP1',
      variables: { '#{내용}': '내일 쉽니다.' },
      disableSms: false,
    };
    expect(solapi.taken).toMatchObject([{ type: 'ATA', text: '내일 쉽니다.', kakaoOptions }, { type: 'SMS' }]);
    expect(solapi.taken[1]).not.toHaveProperty('kakaoOptions');
  });

  it('D-OFF-05 is asked before a repeat, and what it has taken already does not go out again', async () => {
    let isCut = true;
    const { sms } = await open({ onTaken: () => !isCut });
    const message = delivery();
    expect(await rejection(sms.send(message))).toMatchObject({ problem: 'unreachable', isFinal: false });
    isCut = false;
    expect(await sms.send({ ...message, isRepeat: true })).toBe('M4V1');
    expect(solapi.taken).toHaveLength(1);
    await sms.send(delivery({ isRepeat: true }));
    expect(solapi.taken).toHaveLength(2);
    expect(solapi.calls.slice(-2)).toEqual(['GET /messages/v4/list', 'POST /messages/v4/send-many/detail']);
  });

  it('D-OFF-05 a number that is none is final; a wrong key and a provider that is away are not, and none is named', async () => {
    const { sms } = await open();
    const refused = await rejection(sms.send(delivery({ to: '0310000000' })));
    expect(refused).toMatchObject({ problem: 'refused', isFinal: true });
    expect(String(refused)).not.toContain('0310000000');
    const stranger = createPhoneChannels({ ...solapiAccount, secret: 'other', address: solapi.address, from: '1' });
    expect(await rejection(stranger.sms.send(delivery()))).toMatchObject({ problem: 'refused', isFinal: false });
    const nobody = createPhoneChannels({ ...solapiAccount, address: 'http://127.0.0.1:1', from: '1' });
    expect(await rejection(nobody.sms.send(delivery()))).toMatchObject({ problem: 'unreachable', isFinal: false });
  });
});
