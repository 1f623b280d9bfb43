import { expect } from 'vitest';
import { takeCall } from './applications.ts';
import { createCaseRoom } from './cases.ts';
import { createTestClock } from './clock.ts';
import { picturesOf } from './proof-pictures.ts';

/** The API for a file of tests, with its clock, and with cases whose officer may ask for pictures and is sent this one. */
export async function createPictureRoom(card: Uint8Array) {
  const clock = createTestClock();
  const room = await createCaseRoom({ clock });

  async function aCase() {
    const one = await takeCall(room.officer.browser);
    const mine = picturesOf(room.officer, one.id);
    await mine.takeOver();
    return { one, mine };
  }

  async function aHeldPicture() {
    const { one, mine } = await aCase();
    const picture = await mine.asked();
    expect((await mine.upload(picture, card)).statusCode).toBe(200);
    return { one, mine, picture };
  }

  return { ...room, clock, aCase, aHeldPicture };
}
