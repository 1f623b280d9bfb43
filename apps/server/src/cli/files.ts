import { join } from 'node:path';
import { readPart } from '@kidney/api/platform/config.ts';
import { OperatorError } from '@kidney/api/platform/operator-error.ts';
import { copyFiles } from '@kidney/api/platform/storage/copy-files.ts';
import { createIncomingFiles } from '@kidney/api/platform/storage/incoming-files.ts';
import { openStore, storeSettings } from '@kidney/api/platform/storage/open-store.ts';
import { defineVerb, UsageError } from './verb.ts';

export default defineVerb({
  operands: ['copy'],
  options: { to: { type: 'string' } },
  about: 'copy uploads from disk --to s3, or from S3 --to disk, and compare them all; twice does no harm',
  async run([what], { env, say }, { to }) {
    if (what !== 'copy' || (to !== 's3' && to !== 'disk')) throw new UsageError();
    const config = readPart({ ...env, FILES_STORE: 's3' }, ...storeSettings);
    const from = openStore({ ...config, FILES_STORE: to === 's3' ? 'disk' : 's3' });
    const incoming = createIncomingFiles(join(config.FILES_DIR, 'incoming'));
    const { copied, same, different } = await copyFiles({
      from,
      to: openStore({ ...config, FILES_STORE: to }),
      incoming,
    });
    if (different.length > 0)
      throw new OperatorError(
        `${different.length} are there, but other than here; remove them there and copy again:\n  ${different.slice(0, 20).join('\n  ')}`,
      );
    say(`Copied ${copied} uploads; ${same} were there already. Read in both places, all of them are the same.`);
  },
});
