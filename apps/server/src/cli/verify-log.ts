import { loadSigningKeys } from '@kidney/api/office/accounts/index.ts';
import { verifyLog, type Noted, type Problem } from '@kidney/api/office/audit-log/index.ts';
import { noteLogChecked } from '@kidney/api/operations/watch/index.ts';
import { readSettings } from '@kidney/api/platform/config.ts';
import { OperatorError } from '@kidney/api/platform/operator-error.ts';
import { defineVerb, UsageError } from './verb.ts';
import { withDatabase } from './with-database.ts';

const inWords: Record<Problem['what'], string> = {
  missing: 'missing',
  changed: 'changed after it was written',
  inserted: 'inserted by somebody else',
  misplaced: 'from another history of this log',
  'cut-off': 'cut off the end',
  'end-replaced': 'the noted end of the log is not the one we sealed',
  'checkpoint-replaced': 'a checkpoint is not one that we sealed',
};

const numbers = ({ from, until }: Problem) => (from === until ? `${from}` : `${from}–${until}`);
const writeEnd = ({ chain, seq, link }: Noted) => `${chain}:${seq}:${link.toString('hex')}`;

function readEnd(text: string): Noted {
  const [, chain, seq, link = ''] = /^(acts|rights):(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (chain !== 'acts' && chain !== 'rights') throw new UsageError();
  return { chain, seq: Number(seq), link: Buffer.from(link, 'hex') };
}

export default defineVerb({
  operands: ['[END…]'],
  about: 'find entries that are missing, changed or inserted; ENDs are those it named earlier',
  async run(ends, { env, say }) {
    const noted = ends.map(readEnd).filter(({ seq }) => seq > 0);
    const secret = loadSigningKeys(readSettings(env, 'KEYS_DIR').KEYS_DIR).secret('audit-log');
    const {
      entries,
      problems,
      ends: found,
    } = await withDatabase(env, async (database) => {
      const verified = await verifyLog(database, secret, noted);
      await noteLogChecked(database, verified.problems.length === 0);
      return verified;
    });
    for (const problem of problems) say(`${problem.chain} ${numbers(problem)}: ${inWords[problem.what]}`);
    if (problems.length > 0)
      throw new OperatorError('The log is not as it was written. See docs/how-to/verify-the-log.md.');
    say(`${entries} entries, all as they were written. Note the ends somewhere else, for the next time:`);
    for (const end of found) say(`  ${writeEnd(end)}`);
  },
});
