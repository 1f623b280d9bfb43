import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { projectRoot } from './lib/project.ts';
import { startMachine, type Machine } from './try-install/machine.ts';
import { asSystemdWould, ofThisSite, owner, scriptFor, site, stepsOf } from './try-install/pages.ts';
import { afterMinute, comeBack, faults, lookOver, lose, loseTable, upgradeAndBack } from './try-install/played.ts';
import { playSecondPlace } from './try-install/second-place.ts';

/**
 * try-install [SITE] [--tree=FOLDER] [--only=PART,PART]
 * Follows docs/how-to/install.md word by word in a bare Debian tree, with its own processes and its own network, and
 * looks the result over. Then plays the parts below, each on a machine that begins as the installed one. Needs root,
 * mmdebstrap and iproute2. No systemd runs there: what stands in for systemctl starts each unit as its user.
 * --tree keeps what was installed there, or begins from what it kept, with the deploy files of now.
 */
const valueOf = (name: string) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const kept = valueOf('tree');
const tree = kept ?? mkdtempSync(join(tmpdir(), 'kidney-tree-'));
const [bare, packages, installed] = ['bare', 'packages', 'installed'].map((name) => join(tree, name)) as [
  string,
  string,
  string,
];
/** What a machine needs so that a part can be played on it. */
function equip(folder: string): void {
  const put = (text: string, path: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const file of ['scripts/try-install', 'testing/totp.ts', 'deploy'])
    cpSync(join(projectRoot, file), join(folder, 'opt/look', file), { recursive: true });
  put(
    '#!/bin/sh\nexec /srv/kidney/current/runtime/node /opt/look/scripts/try-install/systemctl.mjs "$@"\n',
    'usr/local/bin/systemctl',
  );
  chmodSync(join(folder, 'usr/local/bin/systemctl'), 0o755);
  put('127.0.0.1 localhost www.example.org\n', 'etc/hosts');
  const blocks = stepsOf('install').map(({ text, ...block }) => ({
    ...block,
    text: text.replace('"1588-0000"', '"02-0000-0001"'),
  }));
  const [fetching, following] = [blocks.filter(({ step }) => step === 1), blocks.filter(({ step }) => step > 1)];
  put(scriptFor('packages of Debian', fetching), 'opt/fetch.sh');
  put(`${asSystemdWould}\n${scriptFor('the rest', following)}`, 'opt/follow.sh');
  put(`set -eu\n${ofThisSite(lookOver)}\n`, 'opt/look-over.sh');
  put(`set -eu\n${ofThisSite(faults)}\n`, 'opt/faults.sh');
  put(`set -eu\n${upgradeAndBack}\n`, 'opt/upgrade.sh');
  put(`set -eu\n${comeBack}\n`, 'opt/come-back.sh');
  const minutes = scriptFor(
    'back to a minute',
    stepsOf('restore-to-a-minute').filter(({ kind }) => kind === ''),
  );
  put(`set -eu\n${ofThisSite(loseTable)}\n${minutes}\n${afterMinute}\n${comeBack}\n`, 'opt/minute.sh');
  const restoring = scriptFor('back from a backup', stepsOf('back-up-and-restore'));
  put(`set -eu\n${ofThisSite(lose)}\n${restoring}\n${comeBack}\n`, 'opt/restore.sh');
  const lostDisk = stepsOf('restore-a-lost-disk');
  for (const [what, kinds] of Object.entries({ disk: ['disk'], machine: ['machine', 'mail'] })) {
    const steps = lostDisk.filter(({ kind }) => kinds.includes(kind));
    put(scriptFor(`back from the archive, a lost ${what}`, steps), `opt/lost-${what}-page.sh`);
  }
  const proxy = blocks.filter(({ step }) => step === 9);
  put(scriptFor('certificate and proxy', proxy), 'opt/proxy.sh');
  for (const kind of ['far', 'near', 'spoilt']) {
    const steps = stepsOf('second-place').filter((block) => block.kind === kind);
    put(scriptFor(`second place, ${kind}`, steps), `opt/second-place-${kind}.sh`);
  }
}

/** The machine as it would start in the morning. */
const wake = `set -eu
cp -r /opt/look/deploy /srv/kidney/current/
${asSystemdWould}
setsid /srv/kidney/current/runtime/node /opt/look/scripts/try-install/mail-server.mjs &
/srv/kidney/current/deploy/install ${site} >/dev/null
systemctl start nftables kidney.target haproxy
until NODE_EXTRA_CA_CERTS=/opt/fullchain.pem /srv/kidney/current/runtime/node -e "fetch('https://www.example.org').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"; do sleep 1; done
# The last change of the archive is no longer that of before the night.
(cd / && setpriv --reuid=postgres --regid=postgres --init-groups pgbackrest --stanza=kidney check)
export SITE=${site} OWNER=${owner.username} PASSWORD='${owner.password}'
`;

/** Where the packages of Debian are, and nothing of the site. */
const ofRelease = `${asSystemdWould}
${stepsOf('install').find(({ step }) => step === 2)?.text}
cp -r /opt/look/deploy /srv/kidney/releases/kidney-*/`;

let machines = 0;
/** A machine that begins as one of the layers. What it changes is gone with the tree. */
async function startFrom(...layers: string[]): Promise<Machine> {
  const changes = join(tree, `changes-${process.pid}-${(machines += 1)}`);
  equip(changes);
  return startMachine({ layers: [...layers, bare], changes, isAlone: true });
}

async function playOn(machine: Machine, commands: string): Promise<void> {
  try {
    machine.run(commands);
  } finally {
    await machine.end();
  }
}

async function onInstalled(script: string): Promise<void> {
  await playOn(await startFrom(installed, packages), `${wake}\n${script}`);
}

const parts: Record<string, () => Promise<void>> = {
  faults: () =>
    onInstalled('bash /opt/faults.sh && bash /opt/minute.sh && bash /opt/upgrade.sh && bash /opt/restore.sh'),
  'full-disk': () => onInstalled('bash /opt/look/scripts/try-install/full-disk.sh'),
  'lost-disk': () => onInstalled('bash /opt/look/scripts/try-install/lost-disk.sh'),
  'second-place': async () => {
    const [near, far, after] = await Promise.all([
      startFrom(installed, packages),
      startFrom(packages),
      startFrom(packages),
    ]);
    try {
      await playSecondPlace({ near, far, after, wake, ofRelease });
    } finally {
      for (const machine of [near, far, after]) await machine.end();
    }
  },
};

async function install(): Promise<void> {
  mkdirSync(tree, { recursive: true });
  execFileSync('npm', ['run', '--silent', 'release', '--', '--with-changes'], { cwd: projectRoot, stdio: 'inherit' });
  const programs = 'systemd,bsdutils,openssl,ca-certificates,openssh-server,openssh-client';
  execFileSync('mmdebstrap', ['--variant=apt', '--quiet', `--include=${programs}`, 'bookworm', bare], {
    stdio: 'inherit',
  });
  mkdirSync(join(bare, 'opt'), { recursive: true });
  for (const file of globSync('build/release/kidney-*.tar.zst*', { cwd: projectRoot }))
    copyFileSync(join(projectRoot, file), join(bare, 'root', basename(file)));
  equip(bare);
  // Packages come over the network of this machine; everything after them has a network of its own.
  await playOn(await startMachine({ layers: [bare], changes: packages, isAlone: false }), 'bash /opt/fetch.sh');
  const unfinished = `${installed}.new`;
  await playOn(
    await startMachine({ layers: [packages, bare], changes: unfinished, isAlone: true }),
    `bash /opt/follow.sh && bash /opt/look-over.sh && pg_lsclusters --no-header | while read -r version cluster _; do pg_ctlcluster --mode fast "$version" "$cluster" stop; done`,
  );
  renameSync(unfinished, installed);
}

const chosen = valueOf('only')?.split(',') ?? Object.keys(parts);
try {
  if (!existsSync(installed)) await install();
  for (const name of chosen) {
    const part = parts[name];
    if (!part) throw new Error(`There is no part ${name}: ${Object.keys(parts).join(', ')}.`);
    console.log(`==== ${name}`);
    await part();
  }
} finally {
  if (kept)
    for (const each of globSync(`changes-${process.pid}-*`, { cwd: tree }))
      rmSync(join(tree, each), { recursive: true });
  else rmSync(tree, { recursive: true, force: true });
}
