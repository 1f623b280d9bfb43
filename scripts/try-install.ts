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
const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
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
  'kidney restore --to "2026-11-18 14:31"': 'echo yes | kidney restore --to "$(cat /opt/minute)"',
  'kidney create-owner': `answer() { until grep -q "$1" /opt/asked; do sleep 0.1; done; echo "$2"; }
: > /opt/asked
(${answers.map(([question, answer]) => `answer '${question}' '${answer}'`).join('; ')}) | script --quiet --return --flush --command 'kidney create-owner' /opt/asked`,
};

/** Nobody outside answers for the name: a certificate of our own takes the place of the real one. */
const ownCertificate = `openssl req -x509 -newkey rsa:2048 -nodes -days 5 -subj /CN=www.example.org -addext subjectAltName=DNS:www.example.org -keyout /opt/privkey.pem -out /opt/fullchain.pem 2>/dev/null
RENEWED_LINEAGE=/opt /etc/letsencrypt/renewal-hooks/deploy/kidney`;

/** Nor is there a mail server outside. */
const ownMail = `setsid /srv/kidney/current/runtime/node /opt/look/scripts/try-install/mail-server.mjs &
sed -i 's|^# SMTP_ADDRESS=.*|SMTP_ADDRESS=smtp://127.0.0.1:2525|; s|^# MAIL_FROM=.*|MAIL_FROM=office@example.org|' /etc/kidney/site.env
sed -i 's|^ALARM_MAIL=.*|ALARM_MAIL=chair@example.org,keeper@example.org|' /etc/kidney/alarm.env
echo NODE_EXTRA_CA_CERTS=/opt/fullchain.pem >> /etc/kidney/alarm.env`;
const replaced: Record<string, string> = { certificate: ownCertificate, mail: ownMail };

interface Block {
  step: number;
  kind: string;
  text: string;
}

/** What a page says to type, for the installation of this name. */
function stepsOf(name: string): Block[] {
  const page = ofThisSite(readFileSync(join(projectRoot, `docs/how-to/${name}.md`), 'utf8'));
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

/** Ends with how long it took, of which a person at the keyboard is no part. */
function scriptFor(what: string, blocks: readonly Block[]): string {
  const lines = blocks.map(({ step, kind, text }) => {
    const typed = text.trim();
    const words = replaced[kind] ?? answered[typed] ?? typed;
    return `echo "== step ${step}"\n${words}`;
  });
  const steps = new Set(blocks.map(({ step }) => step)).size;
  const figure = `echo "install: ${site}, ${what}: ${steps} steps, $SECONDS s"`;
  return ['set -eu', 'export DEBIAN_FRONTEND=noninteractive', 'SECONDS=0', ...lines, figure].join('\n');
}

const lookOver = `NODE_EXTRA_CA_CERTS=/opt/fullchain.pem /srv/kidney/current/runtime/node /opt/look/scripts/try-install/look-over.ts ${site} ${owner.username} '${owner.password}'
echo "== backup of the night"
systemctl start kidney-nightly.service || { cat /run/units/kidney-nightly.service/log; exit 1; }
ls /var/backups/kidney
echo "== who is told"
systemctl start kidney-watch.service || { cat /run/units/kidney-watch.service/log; exit 1; }
# The certificate of this machine lasts five days; everything else has to be well.
tail -1 /run/units/kidney-watch.service/log | tee /dev/stderr | grep -qx 'Wrong: certificate. Told now: certificate. Well again: none.'
systemctl start kidney-watch.service
kidney alarm try
grep -c '^Subject:' /opt/mails | grep -qx 4
echo "== mirror"
systemctl start kidney-mirror.service || { cat /run/units/kidney-mirror.service/log; exit 1; }
tail -1 /run/units/kidney-mirror.service/log
setpriv --reuid=www-data --regid=www-data --clear-groups grep -q 'mirror-banner' /var/lib/kidney/mirror/current/index.html
echo "== what is slow"
kidney slow | sed -n 1,3p
kidney slow | grep -q 'from "settings"'
echo "== firewall"
nft --guid list table inet kidney | grep -q 'skuid "kidney-work" counter'
echo "== units"
systemd-analyze verify /etc/systemd/system/kidney*.service /etc/systemd/system/kidney*.timer /etc/systemd/system/kidney.target
for unit in kidney-site@ kidney-worker kidney-nightly kidney-archive kidney-copy-files kidney-mirror kidney-watch kidney-alarm@; do
  systemd-analyze security --offline=yes --threshold=20 --no-pager /etc/systemd/system/$unit.service | tail -1
done
echo "== what must not be read"
for path in /etc/kidney/admin.env /etc/kidney/backup-key/backup.key /etc/kidney/secrets/smtp-password /var/backups/kidney; do
  for user in kidney-web kidney-work kidney-draw kidney-keys; do
    if setpriv --reuid=$user --regid=$user --init-groups test -r $path; then echo "$user reads $path"; exit 1; fi
  done
done
for path in /etc/kidney/keys/*.pem; do
  if setpriv --reuid=kidney-work --regid=kidney-work --init-groups test -r $path; then echo "kidney-work reads $path"; exit 1; fi
done
owns() { setpriv --reuid=$1 --regid=$1 --init-groups psql --quiet --dbname=kidney_ulsan --username=kidney_owner_ulsan --command 'select 1' >/dev/null 2>&1; }
owns kidney-admin
for user in kidney-web kidney-work kidney-draw; do
  if owns $user; then echo "$user owns the tables"; exit 1; fi
done
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

/** The faults of a machine, while people read and the office writes: no read fails, nothing confirmed is lost or there twice. */
const faults = `node=/srv/kidney/current/runtime/node
cd /opt/look/scripts/try-install
export NODE_EXTRA_CA_CERTS=/opt/fullchain.pem
$node visitors.ts &
visitors=$!
# How old the last change in the archive is, every second: what would be lost with the disk.
while psql --quiet --tuples-only --no-align --username=kidney_app_ulsan --dbname=kidney_ulsan --command 'select round(extract(epoch from now() - last_archived_time)) from pg_stat_archiver' || true; do sleep 1; done >/opt/ages 2>/dev/null &
ages=$!
$node writer.ts ${owner.username} '${owner.password}' &
writer=$!
ready() { until $node -e "fetch('http://127.0.0.1:310$1/ready').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"; do sleep 0.5; done; }
cluster=$(pg_lsclusters --no-header | awk '{ print $1 " " $2 }')
# Until both processes have every page: what was never asked for cannot be kept.
sleep 75
echo "- database started anew"
pg_ctlcluster --mode fast $cluster restart
sleep 5
echo "- 12 s without any database"
pg_ctlcluster --mode fast $cluster stop
sleep 12
pg_ctlcluster $cluster start
sleep 10
echo "- one process killed"
kill -KILL $(cat /run/units/kidney-site@1.service/pid)
sleep 3
systemctl start kidney-site@1.service
ready 1
sleep 5
echo "- the other one drained"
systemctl stop kidney-site@2.service
systemctl start kidney-site@2.service
ready 2
sleep 5
kill -TERM $visitors $writer $ages
failed=0
wait $visitors || failed=1
wait $writer || failed=1
unset NODE_EXTRA_CA_CERTS
asked() { psql --quiet --tuples-only --no-align --username=kidney_app_ulsan --dbname=kidney_ulsan --command "$1"; }
asked "select title from posts where title like '쓰기 %'" | LC_ALL=C sort >/opt/found
echo "lost: $(LC_ALL=C sort /opt/confirmed | LC_ALL=C comm -23 - /opt/found | wc -l), twice: $(uniq -d /opt/found | wc -l)"
if LC_ALL=C sort /opt/confirmed | LC_ALL=C comm -23 - /opt/found | grep .; then exit 1; fi
if uniq -d /opt/found | grep .; then exit 1; fi
exit $failed`;

/** A table is dropped and an upload deleted: the page brings both back, while people read. */
const loseTable = `echo "== the archive"
SECONDS=0
cd /opt/look/scripts/try-install
NODE_EXTRA_CA_CERTS=/opt/fullchain.pem /srv/kidney/current/runtime/node visitors.ts &
visitors=$!
as_postgres() { (cd / && setpriv --reuid=postgres --regid=postgres --init-groups psql --quiet --tuples-only --no-align --dbname=kidney_ulsan --command "$1"); }
sort -n /opt/ages | tail -1 | sed 's/$/ s: the oldest that a last change to the archive was/'
systemctl start kidney-copy-files.service
sleep 10
as_postgres 'select count(*) from duties' >/opt/duties
TZ=Asia/Seoul date +'%F %T' >/opt/minute
sleep 20
as_postgres 'drop table duties cascade'
rm -rf /var/lib/kidney/files/ready/*`;
const afterMinute = `as_postgres 'select count(*) from duties' | diff - /opt/duties
echo "== a minute after that, and back"
before=$(pg_lsclusters --no-header | awk '$2 ~ /^before/ { print $2 }')
until [ "$(as_postgres "select count(*) from watched_values where name = 'archive-drill' and noted_at > now() - interval '1 minute'")" = 1 ]; do sleep 1; done
as_postgres "insert into duties (title, note, month, day, due_year) select title || '2', note, month, day, due_year from duties limit 1"
sleep 5
second=$(TZ=Asia/Seoul date +'%F %T')
as_postgres 'select count(*) from duties' >/opt/more-duties
sleep 20
as_postgres 'drop table duties cascade'
kidney restore --to "$second" --yes
as_postgres 'select count(*) from duties' | diff - /opt/more-duties
kidney restore --back "$before"
if as_postgres 'select count(*) from duties' 2>/dev/null; then echo "the dropped table is there"; exit 1; fi
echo yes | kidney restore --to "$(cat /opt/minute)"
as_postgres 'select count(*) from duties' | diff - /opt/duties
pg_lsclusters
kill -TERM $visitors
wait $visitors
setpriv --reuid=kidney-web --regid=kidney-web --init-groups test ! -r /var/backups/kidney-files
setpriv --reuid=kidney-web --regid=kidney-web --init-groups test ! -r /var/backups/pgbackrest`;

/** A release that does not start, one that does, and back, while people read: nothing may fail. */
const upgradeAndBack = `node=/srv/kidney/current/runtime/node
cd /opt/look/scripts/try-install
$node next-release.ts /srv/kidney/releases/kidney-${version} /opt/kidney-9.9.9
NODE_EXTRA_CA_CERTS=/opt/fullchain.pem /srv/kidney/releases/kidney-${version}/runtime/node visitors.ts &
visitors=$!
$node next-release.ts /srv/kidney/releases/kidney-${version} /opt/kidney-9.9.8 broken
if kidney upgrade /opt/kidney-9.9.8.tar.zst; then echo "a release that does not start was taken"; exit 1; fi
readlink /srv/kidney/current | grep -q ${version}
kidney upgrade /opt/kidney-9.9.9.tar.zst
readlink /srv/kidney/current | grep -q 9.9.9
kidney back kidney-${version}
readlink /srv/kidney/current | grep -q ${version}
kill -TERM $visitors
wait $visitors`;

/** The machine is lost but for the backup and the keys in the safe: the page on backups brings it back. */
const lose = `mkdir -p ~/safe/keys
cp /etc/kidney/backup-key/backup.key ~/safe/
cp /etc/kidney/keys/*.key ~/safe/keys/
cp "$(ls /var/backups/kidney/kidney-*.backup | tail -1)" ~/safe/
systemctl stop kidney-site@1.service kidney-site@2.service kidney-worker.service
rm -rf /etc/kidney /var/lib/kidney /var/backups/kidney
setpriv --reuid=postgres --regid=postgres --init-groups dropdb kidney_ulsan`;
const comeBack = `NODE_EXTRA_CA_CERTS=/opt/fullchain.pem /srv/kidney/current/runtime/node /opt/look/scripts/try-install/look-over.ts ${site} ${owner.username} '${owner.password}' restored`;

const tree = mkdtempSync(join(tmpdir(), 'kidney-tree-'));
try {
  execFileSync('npm', ['run', '--silent', 'release', '--', '--with-changes'], { cwd: projectRoot, stdio: 'inherit' });
  execFileSync(
    'mmdebstrap',
    ['--variant=apt', '--quiet', '--include=systemd,bsdutils,openssl,ca-certificates', 'bookworm', tree],
    {
      stdio: 'inherit',
    },
  );
  const put = (text: string, path: string) => writeFileSync(join(tree, path), text);
  for (const file of ['scripts/try-install', 'testing/totp.ts'])
    cpSync(join(projectRoot, file), join(tree, 'opt/look', file), { recursive: true });
  put(
    '#!/bin/sh\nexec /srv/kidney/current/runtime/node /opt/look/scripts/try-install/systemctl.mjs "$@"\n',
    'usr/local/bin/systemctl',
  );
  chmodSync(join(tree, 'usr/local/bin/systemctl'), 0o755);
  put('127.0.0.1 localhost www.example.org\n', 'etc/hosts');
  for (const file of globSync('build/release/kidney-*.tar.zst*', { cwd: projectRoot }))
    copyFileSync(join(projectRoot, file), join(tree, 'root', basename(file)));
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
  const minutes = scriptFor(
    'back to a minute',
    stepsOf('restore-to-a-minute').filter(({ kind }) => kind === ''),
  );
  put(`set -eu\n${ofThisSite(loseTable)}\n${minutes}\n${afterMinute}\n${comeBack}\n`, 'opt/minute.sh');
  const restoring = scriptFor('back from a backup', stepsOf('back-up-and-restore'));
  put(`set -eu\n${ofThisSite(lose)}\n${restoring}\n${comeBack}\n`, 'opt/restore.sh');

  // Packages come over the network of this machine; everything after them has a network of its own.
  inTree([], 'bash /opt/fetch.sh');
  inTree(
    ['--net'],
    'bash /opt/follow.sh && bash /opt/look-over.sh && bash /opt/faults.sh && bash /opt/minute.sh && bash /opt/upgrade.sh && bash /opt/restore.sh',
  );
} finally {
  rmSync(tree, { recursive: true, force: true });
}
