import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './lib/project.ts';
import { asPersonWould, stepsOfPage, type Block } from './try-install/page-steps.ts';

/**
 * Makes the image twice, follows docs/how-to/install-container.md word by word, and looks the result over. Needs root,
 * buildah, podman, docker-compose, haproxy and PostgreSQL 15 of Debian. It has mounts, processes and a network of its own.
 */
const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
const owner = { username: 'chief', password: 'three unrelated lantern words' };
const goals = { unpacked: 280, transfer: 90 };
const release = join(projectRoot, `build/release/kidney-${version}`);
const image = `${release}.image.tar.zst`;
const work = mkdtempSync(join(tmpdir(), 'kidney-image-'));
chmodSync(work, 0o755);

function makeImage(): string {
  const command = join(projectRoot, 'deploy/container/make-image');
  execFileSync(command, [`${release}.tar.zst`, join(work, 'packages')], { stdio: 'inherit' });
  return readFileSync(`${image}.sha256`, 'utf8');
}

/** What a container of this machine needs to have a place of its own, and a database as Debian makes it. */
const prepare = `ip link set lo up
mount -t proc proc /proc
for folder in /run /srv /opt /etc/haproxy; do mount -t tmpfs tmpfs $folder; done
echo '127.0.0.1 localhost www.example.org' > ${work}/hosts
mount --bind ${work}/hosts /etc/hosts
cat > ${work}/storage.conf <<EOF
[storage]
driver = "overlay"
graphroot = "${work}/storage"
runroot = "/run/containers"
EOF
cat > ${work}/containers.conf <<EOF
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
EOF
export CONTAINERS_STORAGE_CONF=${work}/storage.conf CONTAINERS_CONF=${work}/containers.conf
export DOCKER_HOST=unix:///run/podman/podman.sock
mkdir /run/podman
podman system service --time=0 $DOCKER_HOST > ${work}/service.log 2>&1 &
install -d -o postgres /run/postgresql ${work}/postgres
cd /
as_postgres() { runuser -u postgres -- "$@"; }
as_postgres /usr/lib/postgresql/15/bin/initdb --pgdata ${work}/postgres --auth-local=peer --auth-host=scram-sha-256 --data-checksums --locale=C.UTF-8 >/dev/null
as_postgres /usr/lib/postgresql/15/bin/pg_ctl --pgdata ${work}/postgres --log ${work}/postgres/log --options '-c unix_socket_directories=/run/postgresql' --wait start >/dev/null
mkdir -p /srv/kidney/current /etc/haproxy/certs
mount --bind ${release} /srv/kidney/current
cd ${join(projectRoot, 'build/release')}`;

/** Nobody outside answers for the name, nor is there a mail server. */
const certificate = `openssl req -x509 -newkey rsa:2048 -nodes -days 5 -subj /CN=www.example.org -addext subjectAltName=DNS:www.example.org -keyout ${work}/key.pem -out ${work}/certificate.pem 2>/dev/null
cat ${work}/certificate.pem ${work}/key.pem > /etc/haproxy/certs/site.pem`;
const replaced: Record<string, string> = { mail: '', restart: 'haproxy -f /etc/haproxy/haproxy.cfg >/dev/null 2>&1 &' };
const createOwner = 'docker-compose run --rm admin create-owner';

function follow(blocks: readonly Block[]): string {
  const lines = blocks.map(({ step, kind, text }) => {
    const typed = text.trim().replace('"1588-0000"', '"02-0000-0001"');
    const words = replaced[kind] ?? typed.replace(createOwner, asPersonWould(createOwner, owner));
    return `echo "== step ${step}"\n${step === 9 && kind === '' ? `${certificate}\n` : ''}${words}`;
  });
  const steps = new Set(blocks.map(({ step }) => step)).size;
  return ['SECONDS=0', ...lines, `echo "image: ${steps} steps, $SECONDS s"`].join('\n');
}

/** What lies in the image, and what a process of it may do. */
const lookInside = `root=$(podman image mount localhost/kidney:${version})
mb=$(($(du --summarize --apparent-size --block-size=1 $root | cut -f1) / 1048576))
echo "image: $mb MB unpacked (goal ${goals.unpacked})"
[ $mb -le ${goals.unpacked} ]
count() { find $root "$@" | wc -l; }
elevated=$(count -perm /6000)
writable=$(count -not -type l -perm /0022 -not -path $root/tmp)
foreign=$(count -not '(' -uid 0 -gid 0 ')')
echo "image: $(count -type f) files, $elevated setuid, $writable but /tmp that others may write, $foreign not root's"
[ "$elevated $writable $foreign" = "0 0 0" ]
programs=$(cd $root/usr/bin && echo *)
echo "image: programs beside Node: $programs, and $(cd $root/usr/lib/postgresql/15/bin && echo *)"
[ "$programs" = "pdfinfo pdftoppm pdftotext prlimit" ]
for name in sh bash dash ash busybox perl python3 apt dpkg; do
  if find $root -name $name -not -type d -path '*bin*' | grep .; then echo "there is a $name"; exit 1; fi
done
podman image unmount localhost/kidney:${version} >/dev/null
for service in site1 site2 worker; do
  container=kidney-$service
  until podman healthcheck run $container >/dev/null 2>&1; do sleep 1; done
  status=/proc/$(podman inspect --format '{{.State.Pid}}' $container)/status
  for line in 'Uid:.10001.10001.10001.10001' 'Gid:.10001.10001.10001.10001' 'CapEff:.0*' 'CapBnd:.0*' 'NoNewPrivs:.1'; do
    grep -qx "$line" $status || { cat $status; exit 1; }
  done
  may() { podman exec $container /srv/kidney/current/runtime/node -e "require('fs').writeFileSync('$1/x', '')" 2>/dev/null; }
  for folder in / /etc /srv/kidney/current /etc/kidney/keys; do
    if may $folder; then echo "$service writes into $folder"; exit 1; fi
  done
  may /tmp
  may /var/lib/kidney/files
  rm files/x
done
echo "image: site1, site2 and worker healthy as 10001, no capability, no new privileges, nothing to write to but /tmp and what is mounted"
if podman exec kidney-site1 /bin/sh -c true 2>/dev/null; then echo "there is a shell"; exit 1; fi
if podman inspect kidney-site1 kidney-worker | grep -E 'owner-url|backup'; then exit 1; fi`;

/** To the same image by another name, while people read. */
const upgrade = (blocks: readonly Block[]) => `podman tag localhost/kidney:${version} localhost/kidney:0.2.0
$node ${join(projectRoot, 'scripts/try-install/visitors.ts')} > ${work}/visitors &
visitors=$!
${blocks.map(({ text }) => text).join('\n')}
podman inspect --format '{{.ImageName}}' kidney-site1 kidney-site2 kidney-worker | uniq | grep -qx localhost/kidney:0.2.0
kill -TERM $visitors
wait $visitors || { cat ${work}/visitors; exit 1; }
sed 's/^/image: upgrade, /' ${work}/visitors`;

const lookOver = `export NODE_EXTRA_CA_CERTS=${work}/certificate.pem
node=${process.execPath}
cd ${join(projectRoot, 'scripts')}
$node try-install/look-over.ts ulsan ${owner.username} '${owner.password}' | sed 's/^/image: /'
$node try-image/draw.ts ${owner.username} '${owner.password}'
cd /srv/kidney`;

try {
  execFileSync('npm', ['run', '--silent', 'release', '--', '--with-changes'], { cwd: projectRoot, stdio: 'inherit' });
  const isSame = makeImage() === makeImage();
  const transfer = Math.round(statSync(image).size / 1024 ** 2);
  console.log(
    `image: ${transfer} MB to transfer (goal ${goals.transfer}), ${isSame ? 'the same' : 'OTHER'} bytes twice`,
  );
  const script = join(work, 'try.sh');
  const blocks = Object.groupBy(
    stepsOfPage('install-container', (text) => text),
    ({ kind }) => (kind === 'upgrade' ? 'later' : 'first'),
  );
  const end = 'docker-compose down --timeout 35 2>/dev/null';
  const parts = [prepare, follow(blocks.first ?? []), lookInside, lookOver, upgrade(blocks.later ?? []), end];
  writeFileSync(script, `set -eu -o pipefail\n${parts.join('\n')}\n`);
  const walls = ['--mount', '--pid', '--fork', '--kill-child', '--net'];
  execFileSync('unshare', [...walls, 'bash', script], { stdio: ['ignore', 'inherit', 'inherit'] });
  process.exitCode = isSame && transfer <= goals.transfer ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
