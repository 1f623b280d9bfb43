import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { takeCall } from '../../../../../testing/applications.ts';
import { createBrowser } from '../../../../../testing/browser.ts';
import { formWith, pdfOf } from '../../../../../testing/files.ts';
import { createPictureRoom } from '../../../../../testing/picture-room.ts';
import { picturesOf, tokenOf } from '../../../../../testing/proof-pictures.ts';

const card = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ffffff' } })
  .jpeg()
  .toBuffer();
const { test, officer, colleague, query, get, moved, aCase } = await createPictureRoom(card);
const visitor = createBrowser(test.app);

function send(token: string, picture: string, bytes: Uint8Array = card, name = 'card.jpg') {
  const { body, headers } = formWith(name, bytes);
  return visitor.send('POST', `/application-status/picture?token=${token}&picture=${picture}`, body, headers);
}
const statusBy = async (token: string) =>
  (await visitor.send('POST', '/application-status/open', { token })).json().data;

describe('asking for a picture', () => {
  it('D-CAS-04 the officer of the case asks, and nobody else', async () => {
    const one = await takeCall(officer.browser);
    expect((await picturesOf(colleague, one.id).ask()).statusCode).toBe(403);
    expect((await picturesOf(officer, one.id).ask()).json().data).toMatchObject({
      pictures: [{ kind: 'disability-card', state: 'asked', goesAt: null }],
      isMine: true,
    });
    expect((await picturesOf(colleague, one.id).list()).isMine).toBe(false);
  });

  it.each(['collection', 'health'])(
    'D-CAS-04 of nobody who did not agree to pictures in the words of %s',
    async (kind) => {
      const { one, mine } = await aCase();
      const newest = `transport/${kind}/2`;
      await query('update consents set text_id = $1 where text_id = $2', [`transport/${kind}/1`, newest]);
      const refused = await mine.ask();
      expect([refused.statusCode, refused.json().message]).toEqual([
        409,
        expect.stringContaining('서류 사진에 대한 동의를 먼저 받아 주십시오.'),
      ]);
      expect((await mine.list()).pictures).toEqual([]);
      const agree = { text: newest, giver: 'self', way: 'phone' };
      const given = await officer.browser.send('POST', `/person/${one.personId}/consent`, agree);
      const picture = await mine.asked();
      expect((await mine.list()).pictures).toMatchObject([{ id: picture, state: 'asked' }]);

      expect((await statusBy(tokenOf(test, one.id))).pictures).toMatchObject([{ id: picture }]);

      const back = `/person/${one.personId}/consent/${given.json().data.id}/withdraw`;
      await officer.browser.send('POST', back, { way: 'phone' });
      expect((await mine.ask()).statusCode).toBe(409);
      expect((await mine.upload(picture, card)).statusCode).toBe(404);
      expect((await send(tokenOf(test, one.id), picture)).statusCode).toBe(404);
      expect((await statusBy(tokenOf(test, one.id))).pictures).toEqual([]);
    },
  );

  it('D-CAS-04 of a case that is over nothing is asked for', async () => {
    const { one, mine } = await aCase();
    await moved(await get(one.id), 'cancelled', { reason: 'own-wish' });
    const refused = await mine.ask();
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('끝난 신청')]);
    expect((await mine.list()).pictures).toEqual([]);
  });

  it('D-CAS-04 the applicant is told by the link alone, and may send it once', async () => {
    const { one, mine } = await aCase();
    const token = tokenOf(test, one.id);
    expect((await statusBy(token)).pictures).toEqual([]);
    const picture = await mine.asked();
    expect((await statusBy(token)).pictures).toEqual([{ id: picture, kind: 'disability-card' }]);
    const { receipt } = await get(one.id);
    const asked = await visitor.send('POST', '/application-status', { receipt, phone: '010-0000-0001' });
    expect(asked.json().data.pictures).toEqual([]);

    const sent = await send(token, picture);
    expect([sent.statusCode, sent.json().data], sent.body).toEqual([200, null]);
    expect((await statusBy(token)).pictures).toEqual([]);
    expect((await send(token, picture)).statusCode).toBe(404);
    expect((await mine.list()).pictures).toMatchObject([{ id: picture, state: 'held' }]);
    expect((await get(one.id)).events[0]).toMatchObject({ type: 'change', by: null });
  });

  it('D-CAS-04 whoever agreed to messages is sent the link with the asking, and others are not', async () => {
    const body = { kind: 'disability-card', isTold: true };
    const silent = await takeCall(officer.browser, { accepted: ['transport/collection/2', 'transport/health/2'] });
    await picturesOf(officer, silent.id).takeOver();
    const refused = await officer.browser.send('POST', `/application/${silent.id}/picture`, body);
    expect(refused.statusCode).toBe(409);
    expect((await picturesOf(officer, silent.id).list()).pictures).toEqual([]);

    const { one } = await aCase();
    const address = `/application/${one.id}/picture`;
    expect((await officer.browser.send('POST', address, body)).statusCode).toBe(200);
    const [message] = await query('select id from messages order by created_at desc limit 1');
    const words = (await colleague.browser.send('GET', `/messages/${message.id}/words`)).json().data;
    expect(words.text).toContain(`/transport/status?token=${tokenOf(test, one.id)}`);
    expect(words.text).toContain('뒤 일곱 자리를 가리고');
  });

  it('D-CAS-04 nothing is taken that was not asked for, of a case that is over, or by the link of another', async () => {
    const { one, mine } = await aCase();
    const picture = await mine.asked();
    const { one: another } = await aCase();
    for (const [token, which] of [
      [tokenOf(test, another.id), picture],
      [tokenOf(test, one.id), crypto.randomUUID()],
      ['A'.repeat(43), picture],
    ] as const)
      expect((await send(token, which)).statusCode).toBe(404);
    await moved(await get(one.id), 'cancelled', { reason: 'own-wish' });
    expect((await send(tokenOf(test, one.id), picture)).statusCode).toBe(404);
    expect(await query('select 1 from proof_originals')).toEqual([]);
  });

  it('D-CAS-04 what is no picture is refused, and may be tried again', async () => {
    const { one, mine } = await aCase();
    const [picture, token] = [await mine.asked(), tokenOf(test, one.id)];
    expect((await send(token, picture, pdfOf(), 'card.pdf')).statusCode).toBe(415);
    expect((await send(token, picture, pdfOf(), 'card.jpg')).statusCode).toBe(415);
    expect((await send(token, picture, card.subarray(0, 200), 'card.jpg')).statusCode).toBe(400);
    expect((await send(token, picture, Buffer.alloc(11 * 1024 * 1024), 'card.jpg')).statusCode).toBe(413);
    expect((await send(token, picture)).statusCode).toBe(200);
  });
});
