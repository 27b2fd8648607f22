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
  if (isPage) event.respondWith(openPage(event));
});

/** Opens the site's page, or without a network the last one. */
async function openPage(event) {
  try {
    const page = await fetch(event.request);
    // A full disk does not keep the page from opening.
    if (page.ok) event.waitUntil(keepPage(page.clone()));
    return page;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

async function keepPage(page) {
  const cache = await caches.open(PLACE);
  await cache.put(PAGE, page);
}
