import { describe, expect, test } from 'vitest';
import { sessionEnd } from './session-times.ts';

const now = Date.parse('2026-11-16T09:00:00Z');
const token = (claims: object) => `x.${btoa(JSON.stringify(claims))}.y`;
const iat = now / 1000;

describe('when a session ends by itself', () => {
  test('D-AU-09 half an hour after its token was made', () => {
    expect(sessionEnd(token({ iat, exp: iat + 600 }), now)).toEqual({ at: now + 1_800_000, isFinal: false });
    expect(sessionEnd(token({ iat: iat - 300, exp: iat + 300 }), now)?.at).toBe(now + 1_500_000);
  });

  test('D-AU-09 a clock that is wrong moves it by ten minutes at most, and never later', () => {
    expect(sessionEnd(token({ iat: iat - 9_999, exp: iat - 9_399 }), now)?.at).toBe(now + 1_200_000);
    expect(sessionEnd(token({ iat: iat + 9_999, exp: iat + 10_599 }), now)?.at).toBe(now + 1_800_000);
  });

  test('D-AU-09 a token shorter than others says that twelve hours are over', () => {
    expect(sessionEnd(token({ iat, exp: iat + 200 }), now)).toEqual({ at: now + 200_000, isFinal: true });
  });

  test('what is no token ends nothing', () => {
    expect(sessionEnd('', now)).toBeNull();
    expect(sessionEnd('a.b.c', now)).toBeNull();
  });
});
