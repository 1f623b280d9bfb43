import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Guard, runGuard } from '../lib/guard.ts';
import { listVersioned, readChangelog, withVersion } from '../lib/version.ts';

/** One version names all that we hand out, and `CHANGELOG.md` tells what it brings. */
export const findOtherVersions: Guard = async (root) => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const others = (await listVersioned(root)).filter((file) => withVersion(file, read(file), version) !== read(file));
  const { versions, wrong } = readChangelog(root);
  const [newest = version] = versions;
  return [
    ...others.map((file) => `${file} names another version than ${version}: npm run set-version ${version}`),
    ...wrong.map(
      (title) => `CHANGELOG.md: "${title}" is no "X.Y.Z (YYYY-MM-DD)" with lines, nor "Unreleased" above all`,
    ),
    ...(newest === version
      ? []
      : [`CHANGELOG.md tells of ${newest}, and this is ${version}: npm run set-version ${newest}`]),
  ];
};

if (import.meta.main) await runGuard('one version', findOtherVersions);
