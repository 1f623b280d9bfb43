# The disk with the database and the uploads is lost while people read and the office writes; the archive lies on the
# other one, and the page brings everything back.
. /opt/look/scripts/try-install/common.sh
version=$(pg_lsclusters --no-header | awk '{ print $1 }')
begin 9999
while :; do
  systemctl start kidney-copy-files.service
  sleep 60
done &
clock=$!
sleep 100
echo "- the disk is lost"
lost_at=$(date +%s%3N)
kill -KILL "$(head -1 "/var/lib/postgresql/$version/main/postmaster.pid")" "$clock"
rm -rf /var/lib/postgresql /var/lib/kidney
kill -TERM $writer
wait $writer || true
(
  until is_ready 1 2>/dev/null; do sleep 0.5; done
  echo "pages and saving again $(($(date +%s%3N) - lost_at)) ms after the loss"
) &
sleep 5
bash /opt/lost-disk-page.sh
lost_moments >/opt/lost
first=$(head -1 /opt/lost)
echo "confirmed: $(wc -l </opt/confirmed), lost: $(wc -l </opt/lost), of the last $((lost_at - ${first:-$lost_at})) ms before the loss"
nothing_twice
# Only the end of it is gone.
[ "$(awk -F '\t' -v from="${first:-9999999999999}" '$2 >= from' /opt/confirmed | wc -l)" = "$(wc -l </opt/lost)" ]
[ $((lost_at - ${first:-$lost_at})) -lt 70000 ]
lost_uploads >/opt/lost-uploads
first=$(head -1 /opt/lost-uploads)
echo "uploads: $(wc -l </opt/uploads), lost: $(wc -l </opt/lost-uploads), of the last $((lost_at - ${first:-$lost_at})) ms before the loss"
[ $((lost_at - ${first:-$lost_at})) -lt 70000 ]
kill -TERM $visitors
# A page that was changed in the last moment before the loss cannot be made anew, and must not be shown as it was.
wait $visitors || true
bash /opt/come-back.sh
echo "- the archive goes on"
setpriv --reuid=postgres --regid=postgres --init-groups pgbackrest --stanza=kidney check
setpriv --reuid=postgres --regid=postgres --init-groups pgbackrest --stanza=kidney info
systemctl start kidney-watch.service
tail -1 /run/units/kidney-watch.service/log
