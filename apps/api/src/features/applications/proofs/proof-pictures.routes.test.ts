import type { OpenedPicture } from '@kidney/contract/applications/proof-pictures.schema.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { takeCall } from '../../../../../../testing/applications.ts';
import { createBrowser } from '../../../../../../testing/browser.ts';
import { createCaseRoom } from '../../../../../../testing/cases.ts';
import { createTestClock } from '../../../../../../testing/clock.ts';
import { formWith, pdfOf } from '../../../../../../testing/files.ts';
import { signedIn } from '../../../../../../testing/people.ts';
import { picturesOf, tokenOf } from '../../../../../../testing/proof-pictures.ts';

const clock = createTestClock();
const { test, officer, colleague, query, get, moved } = await createCaseRoom({ clock });
const other = await signedIn(test, ['dispatcher']);
const visitor = createBrowser(test.app);
const hours = (from: Date, count: number) => new Date(from.getTime() + count * 3_600_000).toISOString();

/** A white card with a red number on it, and where it was taken written beside it. */
const number = { x: 120, y: 60, width: 80, height: 20 };
const card = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ffffff' } })
  .composite([
    {
      input: { create: { width: number.width, height: number.height, channels: 3, background: '#ff0000' } },
      left: number.x,
      top: number.y,
    },
  ])
  .withExif({ IFD0: { ImageDescription: 'MARKED-PLACE' } })
  .jpeg()
  .toBuffer();

const colourAt = async (bytes: Buffer, x: number, y: number) => [
  ...(await sharp(bytes).extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer()),
];
const bytesOf = (answer: { json(): { data: OpenedPicture } }) => Buffer.from(answer.json().data.bytes, 'base64');

async function aCase() {
  const one = await takeCall(officer.browser);
  const mine = picturesOf(officer, one.id);
  await mine.takeOver();
  return { one, mine };
}

async function aHeldPicture() {
  const { one, mine } = await aCase();
  const picture = await mine.asked();
  expect((await mine.upload(picture, card)).statusCode).toBe(200);
  return { one, mine, picture };
}

function send(token: string, picture: string, bytes: Uint8Array = card, name = 'card.jpg') {
  const { body, headers } = formWith(name, bytes);
  return visitor.send('POST', `/application-status/picture?token=${token}&picture=${picture}`, body, headers);
}
const statusBy = async (token: string) =>
  (await visitor.send('POST', '/application-status/open', { token })).json().data;

describe('asking for a picture', () => {
  it('S-TR-01 the officer of the case asks, and nobody else', async () => {
    const one = await takeCall(officer.browser);
    expect((await picturesOf(officer, one.id).ask()).statusCode).toBe(403);
    await picturesOf(officer, one.id).takeOver();
    expect((await picturesOf(colleague, one.id).ask()).statusCode).toBe(403);
    expect((await picturesOf(officer, one.id).ask()).json().data).toMatchObject({
      pictures: [{ kind: 'disability-card', state: 'asked', goesAt: null }],
      isMine: true,
    });
    expect((await picturesOf(colleague, one.id).list()).isMine).toBe(false);
  });

  it.each(['collection', 'health'])(
    'S-TR-01 of nobody who did not agree to pictures in the words of %s',
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

  it('S-TR-01 of a case that is over nothing is asked for', async () => {
    const { one, mine } = await aCase();
    await moved(await get(one.id), 'cancelled', { reason: 'own-wish' });
    const refused = await mine.ask();
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('끝난 신청')]);
    expect((await mine.list()).pictures).toEqual([]);
  });

  it('S-TR-01 the applicant is told by the link alone, and may send it once', async () => {
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

  it('S-TR-01 whoever agreed to messages is sent the link with the asking, and others are not', async () => {
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

  it('S-TR-01 nothing is taken that was not asked for, of a case that is over, or by the link of another', async () => {
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

  it('S-TR-01 what is no picture is refused, and may be tried again', async () => {
    const { one, mine } = await aCase();
    const [picture, token] = [await mine.asked(), tokenOf(test, one.id)];
    expect((await send(token, picture, pdfOf(), 'card.pdf')).statusCode).toBe(415);
    expect((await send(token, picture, pdfOf(), 'card.jpg')).statusCode).toBe(415);
    expect((await send(token, picture, card.subarray(0, 200), 'card.jpg')).statusCode).toBe(400);
    expect((await send(token, picture, Buffer.alloc(11 * 1024 * 1024), 'card.jpg')).statusCode).toBe(413);
    expect((await send(token, picture)).statusCode).toBe(200);
  });
});

describe('the holding place', () => {
  it('D-AU-11 opens to the officer of the case alone; an owner takes the case over, another officer cannot', async () => {
    const { one, mine, picture } = await aHeldPicture();
    for (const who of [other, colleague]) {
      const theirs = picturesOf(who, one.id);
      for (const answer of [
        await theirs.open(picture),
        await theirs.blackOut(picture, [number]),
        await theirs.remove(picture),
      ])
        expect(answer.statusCode).toBe(404);
    }
    expect((await picturesOf(other, one.id).takeOver()).statusCode).toBe(403);
    expect((await mine.open(picture)).statusCode).toBe(200);
    expect((await picturesOf(colleague, one.id).takeOver()).statusCode).toBe(200);
    expect((await picturesOf(colleague, one.id).open(picture)).statusCode).toBe(200);
    expect((await mine.open(picture)).statusCode).toBe(404);
  });

  it('D-AU-11 opens to nobody while nobody is in charge; who takes the case over stands in its list, with the picture', async () => {
    const { one, mine, picture } = await aHeldPicture();
    const lastWords = async () => (await get(one.id)).events[0]?.text ?? '';
    const { version } = await get(one.id);
    const nobody = { assigneeId: null, dueOn: null, version };
    expect((await officer.browser.send('PUT', `/application/${one.id}/care`, nobody)).statusCode).toBe(200);
    expect(await lastWords()).toContain('서류 사진은 담당이 정해질 때까지 아무도 열 수 없습니다.');
    for (const theirs of [mine, picturesOf(other, one.id), picturesOf(colleague, one.id)])
      expect((await theirs.open(picture)).statusCode).toBe(404);
    expect((await picturesOf(other, one.id).takeOver()).statusCode).toBe(200);
    expect((await get(one.id)).events[0]?.by).not.toBeNull();
    expect(await lastWords()).toContain('서류 사진도 이제 이 담당자가 봅니다.');
    expect((await mine.open(picture)).statusCode).toBe(404);
    expect((await picturesOf(other, one.id).open(picture)).statusCode).toBe(200);
    const { dueOn, version: newer } = await get(one.id);
    const same = { assigneeId: other.id, dueOn, version: newer };
    await other.browser.send('PUT', `/application/${one.id}/care`, same);
    expect(await lastWords()).not.toContain('사진');
  });

  it('D-AU-11 is the same however its address is spelt', async () => {
    const { one, picture } = await aHeldPicture();
    const address = `/application/${one.id.toUpperCase()}/picture/${picture.toUpperCase()}`;
    expect((await officer.browser.send('GET', address)).statusCode).toBe(200);
  });

  it('D-AU-11 a picture of one case is not there under another', async () => {
    const { picture } = await aHeldPicture();
    const { mine: elsewhere } = await aCase();
    expect((await elsewhere.open(picture)).statusCode).toBe(404);
  });

  it('D-AU-11 keeps it sealed and without what a camera wrote beside it; each look is in the log and kept by nobody', async () => {
    const { mine, picture } = await aHeldPicture();
    const looks = async () =>
      query(`select actor_id from audit_entries where act = 'read' and subject_id = $1`, [picture]);
    const before = (await looks()).length;
    const answer = await mine.open(picture);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json().data).toMatchObject({ state: 'held', width: 300, height: 200 });
    expect(bytesOf(answer).includes('MARKED-PLACE')).toBe(false);
    expect((await sharp(bytesOf(answer)).metadata()).exif).toBeUndefined();
    expect((await looks()).slice(before)).toEqual([{ actor_id: officer.id }]);
    const [{ original }] = await query('select original from proof_originals where picture_id = $1', [picture]);
    expect(original.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    expect(original.subarray(29).equals(bytesOf(answer))).toBe(false);
  });

  it('S-TR-01 an original that nobody blacked out is gone after three days', async () => {
    const { mine, picture } = await aHeldPicture();
    const [{ came_at: came }] = await query('select came_at from proof_originals where picture_id = $1', [picture]);
    await clock.at(hours(came, 71.9), () => test.api.housekeep());
    expect((await mine.list()).pictures).toMatchObject([{ state: 'held', goesAt: hours(came, 72) }]);
    await clock.at(hours(came, 72), () => test.api.housekeep());
    expect((await mine.list()).pictures).toMatchObject([{ state: 'lapsed' }]);
    expect((await mine.open(picture)).statusCode).toBe(404);
    expect(await query('select 1 from proof_originals')).toEqual([]);
  });
});

describe('blacking out', () => {
  it('S-TR-01 burns it in: nothing is left underneath, and the original is gone', async () => {
    const { mine, picture } = await aHeldPicture();
    const before = bytesOf(await mine.open(picture));
    const [x, y] = [number.x + 40, number.y + 10];
    expect((await colourAt(before, x, y))[0]).toBeGreaterThan(200);
    const answer = await mine.blackOut(picture, [number]);
    expect(answer.json().data.pictures, answer.body).toMatchObject([{ state: 'kept' }]);
    expect(await query('select 1 from proof_originals')).toEqual([]);
    const opened = await mine.open(picture);
    expect(opened.json().data).toMatchObject({ state: 'kept', width: 300, height: 200 });
    expect((await colourAt(bytesOf(opened), x, y)).every((value) => value < 12)).toBe(true);
    expect((await colourAt(bytesOf(opened), 10, 10)).every((value) => value > 240)).toBe(true);
    expect((await mine.blackOut(picture, [number])).statusCode).toBe(404);
  });

  it('S-TR-01 needs somewhere to black out, or the word that it was covered', async () => {
    const { mine, picture } = await aHeldPicture();
    expect((await mine.blackOut(picture, [])).statusCode).toBe(400);
    expect((await mine.blackOut(picture, [{ ...number, width: 0 }])).statusCode).toBe(400);
    expect((await mine.blackOut(picture, [], true)).statusCode).toBe(200);
  });

  it('S-TR-01 an area beside the picture is refused, one over its edge is black up to the edge', async () => {
    const { mine, picture } = await aHeldPicture();
    for (const beside of [
      { x: 300, y: 60, width: 80, height: 20 },
      { x: 120, y: 200, width: 80, height: 20 },
      { x: 9_000, y: 9_000, width: 80, height: 20 },
    ]) {
      const refused = await mine.blackOut(picture, [number, beside]);
      expect([refused.statusCode, refused.json().fields]).toMatchObject([
        400,
        [{ field: 'areas', message: expect.stringContaining('사진 밖') }],
      ]);
    }
    expect((await mine.list()).pictures).toMatchObject([{ state: 'held' }]);
    expect((await mine.blackOut(picture, [{ x: 110, y: 50, width: 9_000, height: 9_000 }])).statusCode).toBe(200);
    const kept = bytesOf(await mine.open(picture));
    for (const [x, y] of [
      [130, 65],
      [299, 199],
    ] as const)
      expect(Math.max(...(await colourAt(kept, x, y)))).toBeLessThan(40);
    expect(Math.min(...(await colourAt(kept, 20, 20)))).toBeGreaterThan(200);
  });

  it('S-TR-01 what is kept goes 30 days after the decision, and not while the case goes on', async () => {
    const { one, mine, picture } = await aHeldPicture();
    await mine.blackOut(picture, [{ x: 290, y: 190, width: 500, height: 500 }]);
    await clock.at(hours(new Date(), 24 * 200), () => test.api.housekeep());
    expect((await mine.list()).pictures).toMatchObject([{ state: 'kept', goesAt: null }]);
    await moved(await get(one.id), 'cancelled', { reason: 'own-wish' });
    const [{ ended_at: ended }] = await query('select ended_at from applications where id = $1', [one.id]);
    await clock.at(hours(ended, 24 * 30 - 1), () => test.api.housekeep());
    expect((await mine.list()).pictures).toMatchObject([{ state: 'kept', goesAt: hours(ended, 24 * 30) }]);
    await clock.at(hours(ended, 24 * 30), () => test.api.housekeep());
    expect((await mine.list()).pictures).toEqual([]);
    expect(await query('select 1 from proof_pictures')).toEqual([]);
  });

  it('S-TR-01 is taken back by deleting the picture', async () => {
    const { mine, picture } = await aHeldPicture();
    expect((await mine.remove(picture)).json().data.pictures).toEqual([]);
    expect(await query('select 1 from proof_originals union all select 1 from proof_pictures')).toEqual([]);
  });
});
