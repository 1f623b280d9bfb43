"""OpenStack Swift with its S3 door in one process, for tests: swift-server.py FOLDER PORT PAGE. Ends when its standard input does.

Debian's python3-swift holds all of Swift; the packages swift-* add four programs, settings in /etc and a system log.
"""
import os
import sys
from socket import IPPROTO_TCP, TCP_NODELAY

try:
    import eventlet
    from eventlet import wsgi
except ImportError:
    sys.exit("Swift is not here: apt-get install --no-install-recommends python3-swift")

eventlet.monkey_patch(os=False)
# What a test keeps may be lost with the machine.
os.fsync = os.fdatasync = lambda _file: None

from swift.common import storage_policy, utils
from swift.common.ring import RingBuilder
from swift.common.wsgi import SwiftHttpProtocol, loadapp

folder, port, page = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
common = f"""[DEFAULT]
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
disable_fallocate = true
log_level = ERROR
"""
proxy = f"""[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck listing_formats s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
max_bucket_listing = {page}
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
"""


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text)
    return path


class Cache:
    """In place of memcached: as long as this process lives."""

    def __init__(self):
        self.kept = {}

    def get(self, key, **_how):
        return self.kept.get(key)

    def set(self, key, value, **_how):
        self.kept[key] = value

    def delete(self, key, **_how):
        self.kept.pop(key, None)


cache = Cache()


def listen(at):
    socket = eventlet.listen(("127.0.0.1", at))
    # As Swift's own programs do: otherwise every answer waits 40 ms.
    socket.setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
    return socket


def serve(socket, settings):
    loaded = loadapp(settings)

    def app(environ, start_response):
        environ["swift.cache"] = cache
        return loaded(environ, start_response)

    eventlet.spawn(
        wsgi.server, socket, app, utils.NullLogger(), protocol=SwiftHttpProtocol, capitalize_response_headers=False
    )


os.makedirs(os.path.join(folder, "devices/d1"))
write("swift.conf", "[swift-hash]\nswift_hash_path_suffix = test\n[storage-policy:0]\nname = one\ndefault = yes\n")
utils.set_swift_dir(folder)
storage_policy.reload_storage_policies()

parts = {}
for kind in ("account", "container", "object"):
    parts[kind] = listen(0)
    ring = RingBuilder(2, 1, 1)
    own = {"ip": "127.0.0.1", "port": parts[kind].getsockname()[1]}
    ring.add_dev({"id": 0, "region": 1, "zone": 1, "weight": 1, "device": "d1", **own})
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, f"{kind}.ring.gz"))
for kind, socket in parts.items():
    app = f"[pipeline:main]\npipeline = {kind}-server\n[app:{kind}-server]\nuse = egg:swift#{kind}\n"
    serve(socket, write(f"{kind}-server.conf", common + app))
serve(listen(port), write("proxy-server.conf", common + proxy))

eventlet.hubs.trampoline(sys.stdin.fileno(), read=True)
