import type { OpenedPicture } from '@kidney/contract/clients/proofs/proof-pictures.schema.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../../../../testing/people.ts';
import { createPictureRoom } from '../../../../../testing/picture-room.ts';
import { picturesOf } from '../../../../../testing/proof-pictures.ts';

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

const { test, officer, colleague, clock, query, get, moved, aCase, aHeldPicture } = await createPictureRoom(card);
const other = await signedIn(test, ['dispatcher']);
const hours = (from: Date, count: number) => new Date(from.getTime() + count * 3_600_000).toISOString();

const colourAt = async (bytes: Buffer, x: number, y: number) => [
  ...(await sharp(bytes).extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer()),
];
const bytesOf = (answer: { json(): { data: OpenedPicture } }) => Buffer.from(answer.json().data.bytes, 'base64');

describe('the holding place', () => {
  it('D-CAS-04 opens to the officer of the case alone; an owner takes the case over, another officer cannot', async () => {
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

  it('D-CAS-04 opens to nobody while nobody is in charge; who takes the case over stands in its list, with the picture', async () => {
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

  it('D-CAS-04 is the same however its address is spelt', async () => {
    const { one, picture } = await aHeldPicture();
    const address = `/application/${one.id.toUpperCase()}/picture/${picture.toUpperCase()}`;
    expect((await officer.browser.send('GET', address)).statusCode).toBe(200);
  });

  it('D-CAS-04 a picture of one case is not there under another', async () => {
    const { picture } = await aHeldPicture();
    const { mine: elsewhere } = await aCase();
    expect((await elsewhere.open(picture)).statusCode).toBe(404);
  });

  it('D-CAS-04 keeps it sealed and without what a camera wrote beside it; each look is in the log and kept by nobody', async () => {
    const { mine, picture } = await aHeldPicture();
    const looks = async () =>
      query(`select actor_id from log.audit_entries where act = 'read' and subject_id = $1`, [picture]);
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

  it('D-CAS-04 an original that nobody blacked out is gone after three days', async () => {
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
  it('D-CAS-04 burns it in: nothing is left underneath, and the original is gone', async () => {
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

  it('D-CAS-04 needs somewhere to black out, or the word that it was covered', async () => {
    const { mine, picture } = await aHeldPicture();
    expect((await mine.blackOut(picture, [])).statusCode).toBe(400);
    expect((await mine.blackOut(picture, [{ ...number, width: 0 }])).statusCode).toBe(400);
    expect((await mine.blackOut(picture, [], true)).statusCode).toBe(200);
  });

  it('D-CAS-04 an area beside the picture is refused, one over its edge is black up to the edge', async () => {
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

  it('D-CAS-04 what is kept goes 30 days after the decision, and not while the case goes on', async () => {
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

  it('D-CAS-04 is taken back by deleting the picture', async () => {
    const { mine, picture } = await aHeldPicture();
    expect((await mine.remove(picture)).json().data.pictures).toEqual([]);
    expect(await query('select 1 from proof_originals union all select 1 from proof_pictures')).toEqual([]);
  });
});
