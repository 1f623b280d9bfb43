import { loadSecrets, loadSigningKeys } from '@kidney/api/office/accounts/index.ts';
import { needSomebody, tellSettings } from '@kidney/api/operations/watch/index.ts';
import { ConfigError, readConfig, readPart } from '@kidney/api/platform/config.ts';
import { openS3, storeSettings } from '@kidney/api/platform/storage/open-store.ts';
import { tryBucket } from '@kidney/api/platform/storage/try-bucket.ts';
import { readSecretFile } from '@kidney/api/platform/secret-file.ts';
import { accessSync, constants, mkdirSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { note, red, type Check, type Finding } from './check.ts';

type Env = Record<string, string | undefined>;

const leastRoom = 1024 ** 3;
const patienceMs = 5_000;

function roomIn(folder: string): Finding[] {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  return free >= leastRoom ? [] : [red(`${folder} has ${Math.round(free / 1024 ** 2)} MB left, less than 1 GB`)];
}

function mayWriteInto(folder: string): Finding[] {
  const probe = join(folder, `.doctor-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(probe, '');
  rmSync(probe);
  return roomIn(folder);
}

/** A mail server says something as soon as somebody comes. */
function greets(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.setTimeout(patienceMs, () => end(false));
    socket.once('error', () => end(false));
    socket.once(address.startsWith('smtps:') ? 'connect' : 'data', () => end(true));
  });
}

/** Where an installation keeps what is for those alone who change tables, make backups or send mail. */
const ofOthers = ['/etc/kidney/admin.env', '/etc/kidney/secrets', '/etc/kidney/backup-key', '/var/backups/kidney'];

function mayRead(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/** Also before the site uses it. */
const bucketCheck = (env: Env): Check => ({
  name: 'bucket of files',
  korean: '올린 파일의 S3 저장소',
  async look() {
    const config = readPart({ ...env, FILES_STORE: 's3' }, ...storeSettings);
    return (await tryBucket(openS3(config), config.S3_BUCKET ?? '')).map(red);
  },
});

/** What can be seen without the database. The worker signs no sessions, and has no key for it. */
export function machineChecks(env: Env, isWorker: boolean): Check[] {
  const given = (name: string) => env[name] || undefined;
  return [
    {
      name: 'settings',
      korean: '설정',
      look() {
        try {
          readConfig({ ...env, NODE_ENV: 'production' });
          return [];
        } catch (error) {
          if (!(error instanceof ConfigError)) throw error;
          return error.problems.map(red);
        }
      },
    },
    {
      name: 'keys',
      korean: '열쇠',
      look() {
        const folder = given('KEYS_DIR') ?? '';
        if (!isWorker) loadSigningKeys(folder);
        else loadSecrets(folder);
        const ofSessions = isWorker ? readdirSync(folder).filter((name) => name.endsWith('.pem')) : [];
        return ofSessions
          .filter((name) => mayRead(join(folder, name)))
          .map((name) => red(`the worker may read ${name}, which signs sessions`));
      },
    },
    {
      name: 'what is not for the site',
      korean: '누리집이 읽으면 안 되는 것',
      look: () =>
        given('DATABASE_OWNER_URL') || given('DATABASE_OWNER_URL_FILE')
          ? []
          : ofOthers.filter(mayRead).map((path) => red(`${path} can be read by whoever runs the site`)),
    },
    { name: 'files', korean: '올린 파일', look: () => mayWriteInto(given('FILES_DIR') ?? '.data/files') },
    ...(given('FILES_STORE') === 's3' || given('S3_BUCKET') ? [bucketCheck(env)] : []),
    {
      name: 'files of pages',
      korean: '화면 파일',
      look() {
        const folder = given('ASSETS_DIR');
        return folder
          ? mayWriteInto(folder)
          : [note('ASSETS_DIR is not set: while two releases run side by side, pages miss files')];
      },
    },
    {
      name: 'backups',
      korean: '백업',
      look() {
        const [folder, key] = [given('BACKUP_DIR'), given('BACKUP_KEY_FILE')];
        if (!folder || !key)
          return [note('BACKUP_DIR or BACKUP_KEY_FILE is not set here: nothing is put away by this user')];
        readSecretFile(key);
        const found = mayWriteInto(folder);
        const files = given('FILES_DIR') ?? '.data/files';
        if (statSync(folder).dev === statSync(files).dev)
          found.push(note(`${folder} is on the same disk as the files`));
        return found;
      },
    },
    {
      name: 'mail',
      korean: '메일',
      async look() {
        const address = given('SMTP_ADDRESS');
        if (!address) return [note('SMTP_ADDRESS is not set: no mail goes out, the office copies it by hand')];
        return (await greets(address)) ? [] : [red(`${address} does not greet within ${patienceMs / 1000} s`)];
      },
    },
    {
      name: 'alarms',
      korean: '알림을 받을 사람',
      look() {
        if (!isWorker) return [];
        const people = ['ALARM_MAIL', 'ALARM_PHONES'].map((name) => given(name)?.split(',').length ?? 0);
        needSomebody(readPart(env, ...tellSettings));
        return [
          ...(Math.max(...people) < 2 ? [red('ALARM_MAIL and ALARM_PHONES name fewer than two people')] : []),
          ...(given('DEAD_MAN_URL') ? [] : [note('DEAD_MAN_URL is not set: nobody notices a machine that is gone')]),
        ];
      },
    },
    {
      name: 'virus scan',
      korean: '바이러스 검사',
      look: () => (given('CLAMD_ADDRESS') ? [] : [note('CLAMD_ADDRESS is not set: uploads are not scanned')]),
    },
  ];
}
