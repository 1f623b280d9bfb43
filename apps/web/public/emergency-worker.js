// Keeps the emergency page for a telephone that has lost its connection, and nothing else. It goes when the emergency is over.
const store = 'emergency';
const patience = 8_000;

/** Gone again with the first ordinary page. What was made for one person is never kept. */
async function keep(answer) {
  if (answer.headers.get('cache-control')?.includes('no-store')) return;
  const html = await answer.clone().text();
  if (!html.includes('data-emergency')) {
    await caches.delete(store);
    await self.registration.unregister();
    return;
  }
  const cache = await caches.open(store);
  const sheets = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path]) => path);
  await cache.addAll(sheets);
  await cache.put('/', answer);
}

async function firstPage(request) {
  const kept = await caches.match('/');
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patience) });
    // A mirror of last night knows nothing of today's emergency.
    const isOfNow = answer.ok && answer.headers.get('x-page') !== 'mirror';
    if (isOfNow) await keep(answer.clone());
    return isOfNow || !kept ? answer : kept;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

async function sheet(request) {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener('install', (event) => {
  const filling = fetch('/', { cache: 'reload' }).then((answer) => (answer.ok ? keep(answer) : undefined));
  event.waitUntil(filling.then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && pathname === '/') event.respondWith(firstPage(request));
  else if (request.destination === 'style') event.respondWith(sheet(request));
});
