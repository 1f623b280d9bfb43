import { createHmac, timingSafeEqual } from 'node:crypto';

const form = /^(\d{1,15})\.([\w-]{43})$/;

/**
 * The browser that asked to be let in, by its cookie. Nothing is stored, however often strangers ask; and it binds by the
 * account, not by the mail: whoever else asked first has caused the only mail there is, and the right person opens it.
 */
export function createAskedDevices(secret: Uint8Array, lifeMs: number, now: () => Date) {
  const macOf = (account: string, at: number) =>
    createHmac('sha256', secret).update(`asked ${account} ${at}`).digest('base64url');

  return {
    issue(account: string): string {
      const at = now().getTime();
      return `${at}.${macOf(account, at)}`;
    },

    recognise(cookie: string | undefined, account: string): boolean {
      const [, at, mac] = form.exec(cookie ?? '') ?? [];
      if (!at || !mac || Number(at) + lifeMs < now().getTime()) return false;
      return timingSafeEqual(Buffer.from(macOf(account, Number(at))), Buffer.from(mac));
    },
  };
}
