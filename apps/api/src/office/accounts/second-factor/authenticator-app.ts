import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import type { NewApp } from '@kidney/contract/office/accounts/factors.schema.ts';

const period = 30;
/** Clocks differ a little: the half minute before and after counts as well. */
const window = 1;

const totpOf = (secret: string, label: string, issuer: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period, digits: 6, algorithm: 'SHA1' });

export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

/** Squares of a QR code as one path; drawn by the page, without any style. */
function pictureOf(text: string): NewApp['picture'] {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}

export const appToShow = (secret: string, label: string, issuer: string): NewApp => ({
  secret: (secret.match(/.{1,4}/g) ?? []).join(' '),
  picture: pictureOf(totpOf(secret, label, issuer).toString()),
});

/** The half minute that the code belongs to, or null where it is of none. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret, '', '').validate({ token, window, timestamp: now.getTime() });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}
