import type { Config } from '../config.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3Client, type S3Client } from './s3-client.ts';
import { createS3Store } from './s3-store.ts';

export const storeSettings = [
  'FILES_DIR',
  'FILES_STORE',
  'S3_BUCKET',
  'S3_REGION',
  'S3_KEY',
  'S3_SECRET',
] as const satisfies (keyof Config)[];

/** Uploads on their way in are on disk in any case. */
export type StoreConfig = Pick<Config, 'FILES_DIR'> & Partial<Pick<Config, (typeof storeSettings)[number]>>;

/** The configuration was read with all of them, where the store is in S3. */
export function openS3(config: StoreConfig): S3Client {
  const { S3_BUCKET: bucket = '', S3_REGION: region = '', S3_KEY: key = '', S3_SECRET: secret = '' } = config;
  return createS3Client({ bucket, region, key, secret });
}

export const openStore = (config: StoreConfig): FileStore =>
  config.FILES_STORE === 's3' ? createS3Store(openS3(config)) : createDiskStore(config.FILES_DIR);
