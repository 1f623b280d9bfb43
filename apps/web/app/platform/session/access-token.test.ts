import { describe, expect, test } from 'vitest';
import { tokenFrom } from './access-token.ts';
import { subjectOf } from './token-subject.ts';

const token = (payload: object) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;

describe('access token cookie', () => {
  test('S-AU-03 is found among other cookies', () => {
    expect(tokenFrom('display=125-high; accessToken=a.b.c; x=1')).toBe('a.b.c');
    expect(tokenFrom('accessToken=a==')).toBe('a==');
  });

  test('S-AU-01 without the cookie the token is an empty string', () => {
    expect(tokenFrom('')).toBe('');
    expect(tokenFrom('xaccessToken=a; accessTokenx=b')).toBe('');
  });

  test('its subject is read, and nonsense is nobody', () => {
    expect(subjectOf(token({ sub: '42' }))).toBe(42);
    expect(subjectOf(token({ sub: 42, name: '김신장?>' }))).toBe(42);
    expect(subjectOf('')).toBe(0);
    expect(subjectOf('a.%%%.c')).toBe(0);
  });
});
