import { describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig, readSettings, refuseForSite } from './config.ts';

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
    const production = { ...enough, NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://example.org' };
    expect(() => readConfig(production)).toThrow(
      /- TRUSTED_PROXIES: has to be set in production: the number of proxies/,
    );
    expect(() => readConfig({ ...production, TRUSTED_PROXIES: '-1' })).toThrow('- TRUSTED_PROXIES: ');
    expect(readConfig({ ...production, TRUSTED_PROXIES: '0' }).TRUSTED_PROXIES).toBe(0);
    expect(readConfig({ ...production, TRUSTED_PROXIES: '1' }).TRUSTED_PROXIES).toBe(1);
    expect(readConfig(enough).TRUSTED_PROXIES).toBe(0);
  });

  it('D-OPS-01 in production the address is https and told, and nothing is on that is for tests', () => {
    const production = { ...enough, NODE_ENV: 'production', TRUSTED_PROXIES: '1' };
    const read = (env: object) => () => readConfig({ ...production, ...env });
    expect(read({})).toThrow('- PUBLIC_ORIGIN: has to be set in production');
    expect(read({ PUBLIC_ORIGIN: 'http://example.org' })).toThrow('- PUBLIC_ORIGIN: has to be https');
    expect(read({ PUBLIC_ORIGIN: 'https://example.org', AUTH_BODY_TOKENS: 'on' })).toThrow('- AUTH_BODY_TOKENS: ');
    for (const PUBLIC_ORIGIN of ['https://example.org', 'http://localhost:3000', 'http://127.0.0.1:8080'])
      expect(read({ PUBLIC_ORIGIN })()).toMatchObject({ PUBLIC_ORIGIN });
  });

  it('D-OPS-01 what visitors reach refuses to know the owner of the tables', () => {
    const production = { NODE_ENV: 'production' };
    for (const name of ['DATABASE_OWNER_URL', 'DATABASE_OWNER_URL_FILE', 'SEED_PASSWORD'])
      expect(() => refuseForSite({ ...production, [name]: 'x' })).toThrow(ConfigError);
    expect(() => refuseForSite({ ...production, DATABASE_OWNER_URL: '' })).not.toThrow();
    expect(() => refuseForSite({ DATABASE_OWNER_URL: 'x' })).not.toThrow();
  });

  it('D-OPS-17 files in S3 need all of its settings, an address that is safe, and the secret once', () => {
    const s3 = {
      FILES_STORE: 's3',
      S3_BUCKET: 'https://s3.example.org/kidney-files',
      S3_REGION: 'kr-1',
      S3_KEY: 'key',
      S3_SECRET: 'secret',
    };
    expect(readConfig(enough).FILES_STORE).toBe('disk');
    expect(readConfig({ ...enough, ...s3 })).toMatchObject(s3);
    const without = () => readConfig({ ...enough, FILES_STORE: 's3', S3_REGION: 'Seoul' });
    expect(without).toThrow('- S3_REGION: must be small letters');
    for (const name of ['S3_BUCKET', 'S3_KEY', 'S3_SECRET']) expect(without).toThrow(`- ${name}: has to be set where`);
    expect(() => readSettings({ FILES_STORE: 's3' }, 'FILES_DIR', 'FILES_STORE')).toThrow('- S3_BUCKET: has to be set');
    for (const S3_BUCKET of [
      'http://s3.example.org/kidney-files',
      'https://s3.example.org',
      'https://s3.example.org/',
      'https://s3.example.org/kidney-files/',
      'https://s3.example.org/kidney-files/more',
      'https://s3.example.org/kidney-files?x=1',
      'https://key:secret@s3.example.org/kidney-files',
      'https://s3.example.org/../x',
    ])
      expect(() => readConfig({ ...enough, ...s3, S3_BUCKET }), S3_BUCKET).toThrow('- S3_BUCKET: must be');
    expect(readConfig({ ...enough, ...s3, S3_BUCKET: 'http://127.0.0.1:8080/kidney' }).FILES_STORE).toBe('s3');
    expect(() => readConfig({ ...enough, ...s3, S3_SECRET_FILE: '/nowhere' })).toThrow('given twice');
    const { S3_SECRET, ...rest } = s3;
    const folder = mkdtempSync(join(tmpdir(), 'config-'));
    const path = join(folder, 'secret');
    writeFileSync(path, `${S3_SECRET}\n`, { mode: 0o400 });
    expect(readConfig({ ...enough, ...rest, S3_SECRET_FILE: path }).S3_SECRET).toBe(S3_SECRET);
    // Who needs no files does not have to be able to read it.
    expect(readSettings({ ...enough, S3_SECRET_FILE: '/nowhere' }, 'KEYS_DIR').KEYS_DIR).toBe('/keys');
    rmSync(folder, { recursive: true });
  });

  it('D-OPS-01 the address of the database may be a file that nobody else reads, and is given once', () => {
    const folder = mkdtempSync(join(tmpdir(), 'config-'));
    const path = join(folder, 'url');
    writeFileSync(path, 'postgres://app@localhost/kidney\n', { mode: 0o400 });
    const { DATABASE_URL, ...rest } = enough;
    expect(readConfig({ ...rest, DATABASE_URL_FILE: path }).DATABASE_URL).toBe(DATABASE_URL);
    expect(() => readConfig({ ...enough, DATABASE_URL_FILE: path })).toThrow('given twice');
    rmSync(path);
    writeFileSync(path, 'postgres://app@localhost/kidney', { mode: 0o644 });
    expect(() => readConfig({ ...rest, DATABASE_URL_FILE: path })).toThrow('can be read by others');
    rmSync(folder, { recursive: true });
  });

  it('D-OPS-01 a command may need only some of it, and then needs that', () => {
    expect(readSettings({ KEYS_DIR: '/keys' }, 'KEYS_DIR')).toEqual({ KEYS_DIR: '/keys' });
    expect(() => readSettings({}, 'DATABASE_OWNER_URL')).toThrow('DATABASE_OWNER_URL');
    expect(readSettings({}, 'NODE_ENV')).toEqual({ NODE_ENV: 'development' });
  });
});
