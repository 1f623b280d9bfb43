import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../lib/project.ts';
import { owner, site } from './pages.ts';

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };

export const lookOver = `NODE_EXTRA_CA_CERTS=/opt/fullchain.pem /srv/kidney/current/runtime/node /opt/look/scripts/try-install/look-over.ts ${site} ${owner.username} '${owner.password}'
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

/** The faults of a machine, while people read and the office writes: no read fails, nothing confirmed is lost or there twice. */
export const faults = `node=/srv/kidney/current/runtime/node
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
echo "lost: $(cut -f 1 /opt/confirmed | LC_ALL=C sort | LC_ALL=C comm -23 - /opt/found | wc -l), twice: $(uniq -d /opt/found | wc -l)"
if cut -f 1 /opt/confirmed | LC_ALL=C sort | LC_ALL=C comm -23 - /opt/found | grep .; then exit 1; fi
if uniq -d /opt/found | grep .; then exit 1; fi
exit $failed`;

/** A table is dropped and an upload deleted: the page brings both back, while people read. */
export const loseTable = `echo "== the archive"
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
export const afterMinute = `as_postgres 'select count(*) from duties' | diff - /opt/duties
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
export const upgradeAndBack = `node=/srv/kidney/current/runtime/node
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
export const lose = `mkdir -p ~/safe/keys
cp /etc/kidney/backup-key/backup.key ~/safe/
cp /etc/kidney/keys/*.key ~/safe/keys/
cp "$(ls /var/backups/kidney/kidney-*.backup | tail -1)" ~/safe/
systemctl stop kidney-site@1.service kidney-site@2.service kidney-worker.service
rm -rf /etc/kidney /var/lib/kidney /var/backups/kidney
setpriv --reuid=postgres --regid=postgres --init-groups dropdb kidney_ulsan`;
export const comeBack = `NODE_EXTRA_CA_CERTS=/opt/fullchain.pem /srv/kidney/current/runtime/node /opt/look/scripts/try-install/look-over.ts ${site} ${owner.username} '${owner.password}' restored`;
