import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Guard, runGuard } from '../lib/guard.ts';
import { listRepositoryFiles } from '../lib/repository-files.ts';

const program = /^(?:apps|packages)\/.*\.(?:ts|tsx|css|svg|js|html)$/;
/** Samples speak of the city that they are made for; a list of all cities names each. */
const mayName =
  /\.test\.tsx?$|\.examples\.tsx$|^apps\/api\/db\/seeds\/(?!pages\/|facts\/)|\/accounts\/common-passwords\.ts$/;
const ofOneCity = /울산|울주군|부르미|ulsan|burumi/i;

/** Names of one city in what every association runs: they belong into its pack. */
export const findPlaceNames: Guard = async (root) =>
  (await listRepositoryFiles(root))
    .filter((file) => program.test(file) && !mayName.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      return lines.flatMap((line, at) =>
        ofOneCity.test(line) ? [`${file}:${at + 1} names a city: ${line.trim()}`] : [],
      );
    });

if (import.meta.main) await runGuard('place names', findPlaceNames);
