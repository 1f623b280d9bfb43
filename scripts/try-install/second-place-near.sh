# The office writes, and uploads are copied every minute, until the machine is lost.
. /opt/look/scripts/try-install/common.sh
begin 9999
while :; do
  systemctl start kidney-copy-files.service
  sleep 60
done
