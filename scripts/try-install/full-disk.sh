# The disk with the database and the uploads is full while people read and the office writes.
. /opt/look/scripts/try-install/common.sh
cluster=$(pg_lsclusters --no-header | awk '{ print $1 " " $2 }')
systemctl stop kidney-worker.service kidney-site@1.service kidney-site@2.service
# shellcheck disable=SC2086
pg_ctlcluster --mode fast $cluster stop
used=$(du -sm /var/lib/postgresql /var/lib/kidney/files | awk '{ sum += $1 } END { print sum }')
mkdir -p /disk
mount -t tmpfs -o "size=$((used + 1500))m" tmpfs /disk
for folder in /var/lib/postgresql /var/lib/kidney/files; do
  cp -a "$folder" /disk
  mount --bind "/disk/$(basename "$folder")" "$folder"
done
rm -f /var/lib/postgresql/reserve
# shellcheck disable=SC2086
pg_ctlcluster $cluster start
/srv/kidney/current/deploy/install "$SITE" >/dev/null
ls -s /var/lib/postgresql/reserve
systemctl start kidney.target
until_ready
begin 500
watch() {
  systemctl start kidney-watch.service || true
  tail -1 /run/units/kidney-watch.service/log
}
letters() { grep -c '^Subject:' /opt/mails || true; }
watch
before=$(letters)
echo "- the disk is full"
dd if=/dev/zero of=/disk/full bs=64k 2>/dev/null || true
df -h /disk | tail -1
full_at=$(date +%s)
watch
sleep 60
pg_lsclusters --no-header
echo "- not even the log of changes finds room: as after hours, in a moment"
dd if=/dev/zero of=/disk/more bs=4k 2>/dev/null || true
for _ in $(seq 12); do
  (cd / && setpriv --reuid=postgres --regid=postgres --init-groups psql --quiet --tuples-only --command "select pg_switch_wal() from pg_logical_emit_message(true, 'full', 'disk')" >/dev/null 2>&1) || true
done
pg_lsclusters --no-header
watch
sleep 125
watch
# Ten minutes later, by a moved clock.
$node -e "const fs = require('node:fs'); const path = '/run/kidney-watch/faults.json'; const faults = JSON.parse(fs.readFileSync(path, 'utf8')); for (const fault of Object.values(faults)) fault.since -= 600_000; fs.writeFileSync(path, JSON.stringify(faults))"
watch
echo "letters: $(($(letters) - before))"
kidney doctor || true
echo "- room is made $(($(date +%s) - full_at)) s later, as the page of alarms says"
rm /var/lib/postgresql/reserve
room_at=$(date +%s%3N)
# shellcheck disable=SC2086
pg_ctlcluster $cluster start
until_ready
echo "ready again $(($(date +%s%3N) - room_at)) ms after there was room"
sleep 15
rm /disk/full /disk/more
sleep 15
kill -TERM $visitors $writer
failed=0
wait $visitors || failed=1
wait $writer || failed=1
lost_moments >/opt/lost
lost_uploads >/opt/lost-uploads
echo "lost: $(wc -l </opt/lost) of $(wc -l </opt/confirmed), uploads: $(wc -l </opt/lost-uploads) of $(wc -l </opt/uploads)"
nothing_twice
[ ! -s /opt/lost ] && [ ! -s /opt/lost-uploads ]
grep -E 'PANIC|No space|shut down|ready to accept' /var/log/postgresql/*.log | cut -c 1-160 | sort -k 4 | uniq -c -f 4 | tail -20
exit $failed
