import type { Database } from '@kidney/api/platform/database.ts';
import { OperatorError } from '@kidney/api/platform/operator-error.ts';
import { findingsOf, type Check } from '../doctor/check.ts';
import { databaseChecks } from '../doctor/database-checks.ts';
import { machineChecks } from '../doctor/machine-checks.ts';
import { defineVerb } from './verb.ts';
import { withDatabase } from './with-database.ts';

const signs = { red: 'RED ', note: 'note' };

/** The login of the owner, where whoever asks knows its address. */
const ownerOf = (env: Record<string, string | undefined>) =>
  env['DATABASE_OWNER_URL'] ? decodeURIComponent(new URL(env['DATABASE_OWNER_URL']).username) : null;

export default defineVerb({
  options: { worker: { type: 'boolean' } },
  about: 'what is wrong with this installation, all of it; fails where something is red',
  async run(_operands, { env, say }, { worker: isWorker = false }) {
    let reds = 0;
    async function report(check: Check) {
      const findings = await findingsOf(check);
      if (findings.length === 0) say(`ok   ${check.name} (${check.korean})`);
      for (const { level, words } of findings) say(`${signs[level]} ${check.name} (${check.korean}): ${words}`);
      reds += findings.filter(({ level }) => level === 'red').length;
    }
    for (const check of machineChecks(env, isWorker)) await report(check);
    const aboutDatabase = async (database: Database) => {
      for (const check of databaseChecks(database, ownerOf(env), env['POSTGRES_BIN_DIR'] ?? '')) await report(check);
      return [];
    };
    await report({ name: 'connection', korean: '데이터베이스 연결', look: () => withDatabase(env, aboutDatabase) });
    if (reds > 0)
      throw new OperatorError(`${reds} red: put these right before anybody is let in (고친 뒤에 문을 여십시오).`);
    say('Everything that has to be is as it has to be (모두 좋습니다).');
  },
});
