import { createS3Client } from '@kidney/api/platform/storage/s3-client.ts';
import { createS3Store } from '@kidney/api/platform/storage/s3-store.ts';
import { expect, it } from 'vitest';
import { createBackedUpSite, rowsOf } from '../../../../testing/backups.ts';
import { s3Settings, startS3 } from '../../../../testing/s3.ts';

it('D-OPS-17 a backup holds the files of S3, the drill opens them, and they come back into an empty bucket', async () => {
  await using server = await startS3();
  const bucket = await server.makeBucket();
  await using site = await createBackedUpSite({ env: s3Settings(bucket) });
  const path = await site.backup();
  expect(await site.cli(['backup-drill'])).toMatch(/[1-9]\d* files\.$/m);

  const place = await site.emptyPlace();
  await expect(site.cli(['restore', path], place.env)).rejects.toThrow('The bucket of S3_BUCKET is not empty');
  const empty = await server.makeBucket();
  expect(await site.cli(['restore', path], { ...place.env, ...s3Settings(empty) })).toMatch(/[1-9]\d* files\.$/m);
  const ready = (await rowsOf(place.ownerUrl, `select id from media where state = 'ready'`)) as { id: string }[];
  const store = createS3Store(createS3Client(empty));
  for (const { id } of ready) expect(await store.has(id)).toBe(true);
  expect(await site.cli(['sweep-files'], { ...s3Settings(empty), DATABASE_URL: place.appUrl })).toContain('gone: 0');
});
