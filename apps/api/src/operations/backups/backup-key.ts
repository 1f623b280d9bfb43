import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { commandLine } from '../../platform/command-line.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { readSecretFile } from '../../platform/secret-file.ts';

const size = 32;

/** Where there is one already, nothing changes and the answer is false: older backups need it. */
export function createBackupKey(path: string): boolean {
  if (existsSync(path)) return false;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, `${randomBytes(size).toString('base64')}\n`, { mode: 0o400, flag: 'wx' });
  return true;
}

export function readBackupKey(path: string): Buffer {
  if (!existsSync(path)) throw new OperatorError(`There is no backup key at ${path}: run "${commandLine} backup-key".`);
  const key = Buffer.from(readSecretFile(path).trim(), 'base64');
  if (key.length !== size) throw new OperatorError(`${path} holds no backup key.`);
  return key;
}
