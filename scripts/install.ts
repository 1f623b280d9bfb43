import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { projectRoot } from './lib/project.ts';

/**
 * Follows docs/how-to/install.md word by word in a bare Debian tree, with its own processes and its own network, and
 * looks the result over. Needs root, mmdebstrap and iproute2. No systemd runs there: what stands in for systemctl
 * starts each unit as its user.
 */
const site = process.argv[2] ?? 'ulsan';
const ofThisSite = (text: string) => text.replaceAll('ulsan', site);

const owner = { username: 'chief', password: 'three unrelated lantern words' };

/** What a person types when asked, by what they had typed before. */
const answers: readonly (readonly [question: string, answer: string])[] = [
  ['Username:', owner.username],
  ['E-mail:', 'chief@example.org'],
  ['Name to show:', '대표'],
  ['Password:', owner.password],
  ['Password again:', owner.password],
];
const answered: Record<string, string> = {
  'kidney create-owner': `answer() { until grep -q "$1" /opt/asked; do sleep 0.1; done; echo "$2"; }
: > /opt/asked
(${answers.map(([question, answer]) => `answer '${question}' '${answer}'`).join('; ')}) | script --quiet --return --flush --command 'kidney create-owner' /opt/asked`,
};

/** Nobody outside answers for the name: a certificate of our own takes the place of the real one. */
const ownCertificate = `mkdir -p /etc/haproxy/certs
openssl req -x509 -newkey rsa:2048 -nodes -days 5 -subj /CN=www.example.org -addext subjectAltName=DNS:www.example.org -keyout /opt/key.pem -out /opt/cert.pem 2>/dev/null
cat /opt/cert.pem /opt/key.pem > /etc/haproxy/certs/site.pem`;

interface Block {
  step: number;
  kind: string;
  text: string;
}

function blocksOf(page: string): Block[] {
  let step = 0;
  const blocks: Block[] = [];
  for (const [, number, kind = '', body = ''] of page.matchAll(/^(\d+)\. |^ *```sh ?(\w*)\n([^]*?)^ *```$/gm)) {
    if (number) step = Number(number);
    else blocks.push({ step, kind, text: body.replaceAll(/^ +/gm, '') });
  }
  return blocks;
}

/** What systemd would have done by itself once a package is installed. */
const asSystemdWould =
  'pg_lsclusters --no-header | while read -r version cluster _; do pg_ctlcluster "$version" "$cluster" start; done';

function scriptFor(blocks: readonly Block[]): string {
  const lines = blocks.map(({ step, kind, text }) => {
    const typed = text.trim();
    const words = kind === 'certificate' ? ownCertificate : (answered[typed] ?? typed);
    return `echo "== step ${step}"\n${words}`;
  });
  return ['set -eu', 'export DEBIAN_FRONTEND=noninteractive', ...lines].join('\n');
}

const lookOver = `NODE_EXTRA_CA_CERTS=/opt/cert.pem /srv/kidney/current/runtime/node /opt/look/scripts/install/look-over.ts ${owner.username} '${owner.password}'
echo "== backup of the night"
systemctl start kidney-nightly.service || { cat /run/units/kidney-nightly.service/log; exit 1; }
ls /var/backups/kidney
echo "== units"
systemd-analyze verify /etc/systemd/system/kidney*.service /etc/systemd/system/kidney*.timer /etc/systemd/system/kidney.target
for unit in kidney-site@ kidney-worker kidney-nightly; do
  systemd-analyze security --offline=yes --threshold=20 --no-pager /etc/systemd/system/$unit.service | tail -1
done
echo "== what must not be read"
for path in /etc/kidney/admin.env /etc/kidney/backup-key/backup.key /etc/kidney/secrets/smtp-password /var/backups/kidney; do
  for user in kidney-web kidney-work kidney-draw kidney-keys; do
    ! setpriv --reuid=$user --regid=$user --init-groups test -r $path || { echo "$user reads $path"; exit 1; }
  done
done
! setpriv --reuid=kidney-work --regid=kidney-work --init-groups cat /etc/kidney/keys/signing.json 2>/dev/null
! setpriv --reuid=kidney-web --regid=kidney-web --init-groups psql --dbname=kidney_ulsan --username=kidney_owner_ulsan --command 'select 1' 2>/dev/null
echo ok`;

/** What is started there ends with it. */
function inTree(walls: readonly string[], commands: string): void {
  const inside = [
    ...(walls.includes('--net') ? ['ip link set lo up'] : []),
    `mount -t proc proc ${tree}/proc`,
    `mount --rbind /dev ${tree}/dev`,
    `chroot ${tree} bash -c "${commands}"`,
  ].join(' && ');
  execFileSync('unshare', ['--mount', '--pid', '--fork', '--kill-child', ...walls, 'bash', '-c', inside], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

const tree = mkdtempSync(join(tmpdir(), 'kidney-tree-'));
try {
  execFileSync('npm', ['run', '--silent', 'release'], { cwd: projectRoot, stdio: 'inherit' });
  execFileSync(
    'mmdebstrap',
    ['--variant=apt', '--quiet', '--include=systemd,bsdutils,openssl,ca-certificates', 'bookworm', tree],
    {
      stdio: 'inherit',
    },
  );
  const put = (text: string, path: string) => writeFileSync(join(tree, path), text);
  for (const file of ['scripts/install/look-over.ts', 'testing/totp.ts'])
    cpSync(join(projectRoot, file), join(tree, 'opt/look', file));
  copyFileSync(join(projectRoot, 'scripts/install/systemctl.mjs'), join(tree, 'opt/systemctl.mjs'));
  put('#!/bin/sh\nexec /srv/kidney/current/runtime/node /opt/systemctl.mjs "$@"\n', 'usr/local/bin/systemctl');
  chmodSync(join(tree, 'usr/local/bin/systemctl'), 0o755);
  put('127.0.0.1 localhost www.example.org\n', 'etc/hosts');
  for (const file of globSync('build/release/kidney-*.tar.zst*', { cwd: projectRoot }))
    copyFileSync(join(projectRoot, file), join(tree, 'root', basename(file)));
  const blocks = blocksOf(ofThisSite(readFileSync(join(projectRoot, 'docs/how-to/install.md'), 'utf8')));
  put(scriptFor(blocks.filter(({ step }) => step === 1)), 'opt/fetch.sh');
  put(`${asSystemdWould}\n${scriptFor(blocks.filter(({ step }) => step > 1))}`, 'opt/follow.sh');
  put(`set -eu\n${ofThisSite(lookOver)}\n`, 'opt/look-over.sh');

  const started = performance.now();
  // Packages come over the network of this machine; everything after them has a network of its own.
  inTree([], 'bash /opt/fetch.sh');
  inTree(['--net'], 'bash /opt/follow.sh && bash /opt/look-over.sh');
  const steps = new Set(blocks.map(({ step }) => step)).size;
  console.log(`install: ${site}, ${steps} steps, ${((performance.now() - started) / 60_000).toFixed(1)} min`);
} finally {
  rmSync(tree, { recursive: true, force: true });
}
