import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../platform/operator-error.ts';
import { entriesOf, makeFolder, sinceWhen } from '../../platform/storage/durable-files.ts';

const day = 24 * 3_600_000;
const form = /^kidney-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z\.backup$/;
const unfinished = '.part';
export const drillPrefix = 'drill-';

const nameFor = (madeAt: Date) => `kidney-${madeAt.toISOString().replaceAll(/[-:.]/g, '')}.backup`;

function madeAtOf(name: string): Date | undefined {
  const found = form.exec(name);
  return found ? new Date(name.replace(form, '$1-$2-$3T$4:$5:$6.$7Z')) : undefined;
}

/** Of a backup or a drill that was killed. */
const isLeftover = (name: string) =>
  name.startsWith(drillPrefix) ||
  (name.endsWith(unfinished) && madeAtOf(name.slice(0, -unfinished.length)) !== undefined);

/** The folder of backups: one file each, named by the moment whose data it holds. */
export function createBackupFolder(folder: string) {
  return {
    async place(madeAt: Date): Promise<{ path: string; unfinishedPath: string }> {
      await makeFolder(folder);
      const path = join(folder, nameFor(madeAt));
      return { path, unfinishedPath: `${path}${unfinished}` };
    },

    async newest(): Promise<string> {
      const names = (await entriesOf(folder)).filter((name) => madeAtOf(name)).toSorted();
      const last = names.at(-1);
      if (!last) throw new OperatorError(`There is no backup in ${folder}.`);
      return join(folder, last);
    },

    /** Only what this program wrote is removed: backups older than that, and what broke off a day ago. Returns the backups. */
    async removeOld(now: Date, keepDays: number): Promise<number> {
      let removed = 0;
      for (const name of await entriesOf(folder)) {
        const path = join(folder, name);
        const madeAt = madeAtOf(name);
        if (madeAt && madeAt.getTime() < now.getTime() - keepDays * day) {
          await rm(path, { force: true });
          removed += 1;
        } else if (isLeftover(name)) {
          const since = await sinceWhen(path);
          if (since && since.getTime() < now.getTime() - day) await rm(path, { recursive: true, force: true });
        }
      }
      return removed;
    },
  };
}
