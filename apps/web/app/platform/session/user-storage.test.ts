import { describe, expect, test } from 'vitest';
import { initialState } from './session-state.ts';
import { parseUser, storable } from './user-storage.ts';

const user = { sub: 7, username: 'kim', email: 'kim@example.com', nickName: '김신장', roles: ['editor' as const] };

describe('stored user', () => {
  test('S-AU-01 nobody is signed in at first', () => {
    expect(initialState.auth).toEqual({ accessToken: '', refreshToken: '' });
    expect(initialState.user).toEqual({ sub: 0, username: '', email: '', nickName: '', roles: [] });
  });

  test('S-AU-02 comes back as it was kept', () => {
    expect(parseUser(storable(user))).toEqual({ ...user, email: '' });
  });

  test('D-AU-12 e-mail and tokens are not kept', () => {
    const kept = storable({ ...user, accessToken: 'secret' } as typeof user);
    expect(Object.keys(JSON.parse(kept) as object)).toEqual(['sub', 'username', 'nickName', 'roles']);
  });

  test.each([null, '', '{', '[]', 'null', '{"sub":"7"}', '{"sub":7,"username":"a","nickName":"b","roles":"owner"}'])(
    'S-AU-02 %j is nobody',
    (text) => {
      expect(parseUser(text)).toEqual(initialState.user);
    },
  );
});
