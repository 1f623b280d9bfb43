// Runs on the machine that was just installed: makes of its release the next one, with other names of files and one migration more; or one that does not start.
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [from = '', to = '', isBroken = ''] = process.argv.slice(2);
cpSync(from, to, { recursive: true, verbatimSymlinks: true });

const assets = join(to, 'apps/web/build/client/assets');
const hashed = /-([\w-]{8})\.(?:js|css)$/;
const hashes = new Set(readdirSync(assets).flatMap((name) => hashed.exec(name)?.[1] ?? []));
const other = (hash: string) => `N${hash.slice(1)}`;
const pattern = new RegExp(`-(${[...hashes].map((hash) => RegExp.escape(hash)).join('|')})(?=\\.(?:js|css))`, 'g');
const rename = (text: string) => text.replaceAll(pattern, (_whole, hash: string) => `-${other(hash)}`);

for (const half of ['client', 'server']) {
  const folder = join(to, 'apps/web/build', half);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if (/\.(br|gz)$/.test(path)) rmSync(path);
    else if (/\.(js|css|json)$/.test(path)) {
      writeFileSync(path, rename(readFileSync(path, 'utf8')));
      renameSync(path, join(entry.parentPath, half === 'client' ? rename(entry.name) : entry.name));
    }
  }
}

const migrations = join(to, 'apps/api/db/migrations');
const journalFile = join(migrations, 'meta/_journal.json');
const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as {
  entries: { idx: number; when: number; tag: string }[];
};
const last = journal.entries.at(-1) ?? { idx: 0, when: 0, tag: '' };
const tag = `${String(last.idx + 1).padStart(4, '0')}_next`;
journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
writeFileSync(journalFile, JSON.stringify(journal));
writeFileSync(join(migrations, `${tag}.sql`), 'alter table faqs add column next_note text;\n');

if (isBroken) writeFileSync(join(to, 'apps/server/src/server.ts'), 'process.exit(1);\n');

const name = to.slice(to.lastIndexOf('/') + 1);
execFileSync('tar', ['--zstd', '-cf', `${to}.tar.zst`, '-C', join(to, '..'), name]);
const sum = execFileSync('sha256sum', [`${to}.tar.zst`], { encoding: 'utf8' }).split(' ')[0];
writeFileSync(`${to}.tar.zst.sha256`, `${sum}  ${name}.tar.zst\n`);
rmSync(to, { recursive: true });
