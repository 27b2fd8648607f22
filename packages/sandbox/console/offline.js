/* Service worker of the page `/experimente`: opens it without a network. The browser's cache has its other files. */

const PAGE = '/experimente';
const PLACE = 'frontier-experimente';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  const fresh = new Request(PAGE, { cache: 'no-cache' });
  event.waitUntil(caches.open(PLACE).then((cache) => cache.add(fresh)));
});

self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  const isPage = mode === 'navigate' && new URL(url).pathname === PAGE;
  if (isPage) event.respondWith(openPage(event.request));
});

/** Opens the site's page, or without a network the last one. */
async function openPage(request) {
  const cache = await caches.open(PLACE);
  try {
    const page = await fetch(request);
    if (page.ok) await cache.put(PAGE, page.clone());
    return page;
  } catch {
    return (await cache.match(PAGE)) ?? Response.error();
  }
}
