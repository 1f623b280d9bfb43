import { systemClock } from '@kidney/api/platform/clock.ts';
import { readPart } from '@kidney/api/platform/config.ts';
import { mirrorSite } from '../mirror/mirror-site.ts';
import { defineVerb, UsageError } from './verb.ts';

const namedMost = 10;

export default defineVerb({
  operands: ['FOLDER'],
  options: { from: { type: 'string' } },
  about:
    'copy every public page with its files, for when nothing else answers; --from is a process to ask, else PUBLIC_ORIGIN',
  async run([folder = ''], { env, say }, { from }) {
    if (from !== undefined && !URL.canParse(from)) throw new UsageError('--from: must be an address');
    const { PUBLIC_ORIGIN: publicOrigin, FILES_ORIGIN: filesOrigin } = readPart(env, 'PUBLIC_ORIGIN', 'FILES_ORIGIN');
    const began = performance.now();
    const made = await mirrorSite({ publicOrigin, filesOrigin, from, folder, clock: systemClock });
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    const megabytes = (made.bytes / 1024 / 1024).toFixed(1);
    say(`Mirrored ${made.pages} pages and ${made.files} files, ${megabytes} MB in ${seconds} s.`);
    if (made.leftOut > 0) say(`Left out, too large or too many: ${made.leftOut}`);
    for (const line of made.failed.slice(0, namedMost)) say(`Did not come: ${line}`);
  },
});
