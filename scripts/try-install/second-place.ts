import { setTimeout as delay } from 'node:timers/promises';
import { connectMachines, type Machine } from './machine.ts';

interface Machines {
  /** That of the site. */
  near: Machine;
  far: Machine;
  /** The one that takes the place of the first. */
  after: Machine;
  /** Starts the machine of the site. */
  wake: string;
  /** Steps 1 and 2 of the page of install. */
  ofRelease: string;
}

/** The line that the timetable of the second machine runs every minute, as its user. */
const fetchLine = `keeper() { setpriv --reuid=kidney-keep --regid=kidney-keep --init-groups env HOME=/srv/kidney-copies "$@"; }
fetch() { keeper $(sed -n 's/^ExecStart=//p' /opt/look/deploy/second-place/kidney-fetch.service); }
`;
const sshd = 'mkdir -p /run/sshd && /usr/sbin/sshd';

const names = (wake: string) => wake.slice(wake.indexOf('export SITE'));

/** Whoever is root on the machine of the site spoils its copies, and then it is gone: the second place brings all of it back. */
export async function playSecondPlace({ near, far, after, wake, ofRelease }: Machines): Promise<void> {
  connectMachines(near, far);
  near.run(`${wake}\n${sshd}`);
  far.write('/etc/hosts', '127.0.0.1 localhost\n10.9.0.1 www.example.org\n');
  far.run('cp /opt/look/deploy/second-place/* ~/ && bash /opt/second-place-far.sh');
  near.write('/opt/key.pub', far.read('/srv/kidney-copies/.ssh/id_ed25519.pub'));
  near.run('cp /opt/key.pub ~/id_ed25519.pub && bash /opt/second-place-near.sh');

  // What a safe and paper would hold, and what somebody knows by heart who looks it over.
  near.run('tar -C / -cf /opt/safe.tar etc/kidney/backup-key/backup.key etc/kidney/keys opt/factor opt/upload');
  const safe = near.read('/opt/safe.tar');

  near.run(`${names(wake)}nohup bash /opt/look/scripts/try-install/second-place-near.sh >/opt/near.log 2>&1 &`);
  far.run(`${fetchLine}SECONDS=0; fetch; echo "the first fetch: $SECONDS s, $(du -sm /srv/kidney-copies/now | cut -f 1) MB"
nohup bash -c '${fetchLine.replaceAll("'", `'\\''`)} while :; do sleep 60; fetch; done' >/opt/far.log 2>&1 &`);
  await delay(240_000);

  console.log('- root of the site spoils its copies, and tries to reach the second place');
  const spoiltAt = new Date();
  near.run(`if ssh -o BatchMode=yes -o ConnectTimeout=3 -o StrictHostKeyChecking=no root@10.9.0.2 true; then exit 1; fi
find /var/backups/pgbackrest -type f | while read -r file; do echo spoilt > "$file"; done
rm -rf /var/backups/pgbackrest/backup/kidney/2* /var/backups/kidney-files/*
cat /opt/near.log`);
  far.run(`${fetchLine}cat /opt/far.log
until grep -rqx spoilt /srv/kidney-copies/now && [ -n "$(ls /srv/kidney-copies/gone)" ]; do sleep 2; done
echo "what was spoilt came here, too: $(grep -rlx spoilt /srv/kidney-copies/now | wc -l) files; put aside: $(find /srv/kidney-copies/gone -type f | wc -l)"
echo "- the key of the second place can neither write nor type anything there"
if keeper ssh -o BatchMode=yes kidney-far@www.example.org id; then exit 1; fi
if keeper rsync /etc/hosts kidney-far@www.example.org:pgbackrest/; then exit 1; fi
keeper ssh -o BatchMode=yes -N -L 5555:127.0.0.1:80 kidney-far@www.example.org &
forward=$!
sleep 3
if timeout 5 bash -c 'exec 3<>/dev/tcp/127.0.0.1/5555; printf "GET / HTTP/1.0\\r\\n\\r\\n" >&3; head -c 1 <&3 | grep -q .'; then exit 1; fi
kill $forward`);
  const confirmed = near.read('/opt/confirmed');
  await near.end();

  console.log('- another machine takes its place');
  await delay(1_000);
  connectMachines(after, far);
  far.run(
    "install -d -m 0700 ~/.ssh && ssh-keygen -q -t ed25519 -N '' -f ~/.ssh/id_ed25519 && cp ~/.ssh/id_ed25519.pub /opt/key.pub",
  );
  after.write('/opt/key.pub', far.read('/opt/key.pub'));
  after.write('/opt/safe.tar', safe);
  after.write('/opt/confirmed', confirmed);
  after.run(`set -eu
${sshd}
install -D -m 0600 /opt/key.pub ~/.ssh/authorized_keys
tar -C / -xf /opt/safe.tar opt/factor opt/upload
mkdir -p ~/safe && tar -C ~/safe -xf /opt/safe.tar --strip-components=2 --wildcards 'etc/kidney/keys/*.key' etc/kidney/backup-key/backup.key
mv ~/safe/backup-key/backup.key ~/safe/
${ofRelease}`);
  const lostAt = Date.now();
  const putBack = far.read('/opt/second-place-spoilt.sh').toString();
  far.run(`ssh-keyscan 10.9.0.1 >> ~/.ssh/known_hosts 2>/dev/null
${putBack.replace('192.0.2.10', '10.9.0.1').replace('2026-11-18 14:31 +0900', spoiltAt.toISOString())}`);
  after.run(`${names(wake)}bash /opt/lost-machine-page.sh && bash /opt/proxy.sh && bash /opt/come-back.sh`);
  console.log(
    `the whole of it on an empty machine with the packages of Debian: ${Math.round((Date.now() - lostAt) / 1_000)} s`,
  );
  after.run(`${names(wake)}. /opt/look/scripts/try-install/common.sh
lost_moments >/opt/lost
echo "confirmed: $(wc -l </opt/confirmed), lost: $(wc -l </opt/lost)"
first=$(head -1 /opt/lost)
before=$((${spoiltAt.getTime()} - \${first:-${spoiltAt.getTime()}}))
echo "lost is what was confirmed in the last $before ms before the copies were spoilt, and after it"
nothing_twice
[ $before -lt 130000 ]`);
}
