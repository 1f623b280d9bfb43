import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const lifeMs = 180 * 86_400_000;
const form = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/;

/** A browser that has signed in to this account before: a stranger's wrong tries do not lock it out. */
export function createKnownDevices(secret: Uint8Array, now: () => Date) {
  const macOf = (accountId: number, id: string, madeAt: number) =>
    createHmac('sha256', secret).update(`${accountId}.${id}.${madeAt}`).digest('base64url');

  return {
    issue(accountId: number): string {
      const id = randomBytes(16).toString('base64url');
      const madeAt = now().getTime();
      return `${id}.${madeAt}.${macOf(accountId, id, madeAt)}`;
    },

    /** The device's own name, if its cookie was made for this account. */
    recognise(cookie: string | undefined, accountId: number): string | null {
      const [, id, madeAt, mac] = form.exec(cookie ?? '') ?? [];
      if (!id || !madeAt || !mac || Number(madeAt) + lifeMs < now().getTime()) return null;
      return timingSafeEqual(Buffer.from(macOf(accountId, id, Number(madeAt))), Buffer.from(mac)) ? id : null;
    },
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;
