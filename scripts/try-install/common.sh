# What the parts that are played have in common. SITE, OWNER and PASSWORD are given.
set -eu
node=/srv/kidney/current/runtime/node
cd /opt/look/scripts/try-install
certificate=NODE_EXTRA_CA_CERTS=/opt/fullchain.pem
begin() {
  rm -f /opt/confirmed /opt/uploads
  env $certificate $node visitors.ts &
  visitors=$!
  # $1: for how many seconds nothing may be saved.
  env $certificate $node writer.ts "$OWNER" "$PASSWORD" "$1" uploading &
  writer=$!
  # Until both processes have every page: what was never asked for cannot be kept.
  sleep 75
}
is_ready() { $node -e "fetch('http://127.0.0.1:310$1/ready').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"; }
until_ready() { until is_ready 1; do sleep 0.5; done; }
asked() { psql --quiet --tuples-only --no-align --username="kidney_app_$SITE" --dbname="kidney_$SITE" --command "$1"; }
# The moments of what was confirmed and is not there, in milliseconds.
lost_moments() {
  asked "select title from posts where title like '쓰기 %'" | LC_ALL=C sort >/opt/found
  LC_ALL=C sort -t "$(printf '\t')" -k 1,1 /opt/confirmed | LC_ALL=C join -t "$(printf '\t')" -v 1 - /opt/found | cut -f 2 | sort -n
}
nothing_twice() { if uniq -d /opt/found | grep .; then exit 1; fi; }
# The same of uploads.
lost_uploads() {
  env $certificate $node -e "(async () => {
    for (const line of require('node:fs').readFileSync('/opt/uploads', 'utf8').trim().split('\\n')) {
      const [path, moment] = line.split('\\t');
      const answer = await fetch('https://www.example.org' + path);
      await answer.arrayBuffer();
      if (!answer.ok) console.log(moment);
    }
  })()" | sort -n
}
