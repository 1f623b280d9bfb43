import { knownMigrations, migrationsRun } from '@kidney/api/platform/known-migrations.ts';
import { commitOfRelease, release } from '../release.ts';
import { defineVerb } from './verb.ts';
import { withDatabase } from './with-database.ts';

export default defineVerb({
  about: 'which release this is, its Node, and how many migrations it knows and the database has',
  async run(_operands, { env, say }) {
    const commit = commitOfRelease();
    say(`Release ${release}${commit ? ` (commit ${commit})` : ''}`);
    say(`Node ${process.versions.node}`);
    const inDatabase = await withDatabase(
      env,
      async ({ read }) => `the database has ${(await migrationsRun(read)).length}`,
    )
      // Whoever asks this may be looking for why there is none.
      .catch(() => 'the database was not reached');
    say(`Migrations: it knows ${knownMigrations()}, ${inDatabase}`);
  },
});
