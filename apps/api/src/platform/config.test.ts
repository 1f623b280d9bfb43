import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, readSettings } from './config.ts';

const enough = { DATABASE_URL: 'postgres://app@localhost/kidney', KEYS_DIR: '/keys' };

describe('configuration', () => {
  it('D-OPS-01 has a default for what may be left out', () => {
    expect(readConfig(enough)).toMatchObject({
      PORT: 3000,
      SIGN_UP: 'on',
      AUTH_BODY_TOKENS: 'off',
      TRUSTED_PROXIES: 0,
    });
  });

  it('D-OPS-01 lists everything wrong at once', () => {
    const wrong = {
      DATABASE_URL: 'mysql://x',
      PORT: '99999',
      PUBLIC_ORIGIN: 'http://localhost/path',
      SIGN_UP: 'perhaps',
      KEYS_DIR: '',
      FILES_ORIGIN: 'files.example.com',
      CLAMD_ADDRESS: '127.0.0.1:3310',
    };
    const read = () => readConfig(wrong);
    expect(read).toThrow(ConfigError);
    for (const name of Object.keys(wrong)) expect(read).toThrow(`- ${name}: `);
  });

  it('D-OPS-01 never repeats a value, which may be a secret', () => {
    const read = () => readConfig({ ...enough, DATABASE_URL: 'mysql://app:hunter2@db/kidney' });
    expect(read).toThrow(/^(?!.*hunter2)/s);
  });

  it('D-SEC-03 guesses no number of proxies in production, and says in one sentence what to set', () => {
    const production = { ...enough, NODE_ENV: 'production' };
    expect(() => readConfig(production)).toThrow(
      /- TRUSTED_PROXIES: has to be set in production: the number of proxies/,
    );
    expect(() => readConfig({ ...production, TRUSTED_PROXIES: '-1' })).toThrow('- TRUSTED_PROXIES: ');
    expect(readConfig({ ...production, TRUSTED_PROXIES: '0' }).TRUSTED_PROXIES).toBe(0);
    expect(readConfig({ ...production, TRUSTED_PROXIES: '1' }).TRUSTED_PROXIES).toBe(1);
    expect(readConfig(enough).TRUSTED_PROXIES).toBe(0);
  });

  it('D-OPS-01 a command may need only some of it, and then needs that', () => {
    expect(readSettings({ KEYS_DIR: '/keys' }, 'KEYS_DIR')).toEqual({ KEYS_DIR: '/keys' });
    expect(() => readSettings({}, 'DATABASE_OWNER_URL')).toThrow('DATABASE_OWNER_URL');
    expect(readSettings({}, 'NODE_ENV')).toEqual({ NODE_ENV: 'development' });
  });
});
