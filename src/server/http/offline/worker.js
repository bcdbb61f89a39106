/**
 * Runs in the visitor's browser, behind `const version = …, pages = …`. It caches one offline page
 * per language and nothing else. Every other response passes unchanged, and pages such as checkout
 * or the owner's are not intercepted at all.
 */
const KEPT = `offline-${version}`;

addEventListener("install", (event) => event.waitUntil(keepPages()));
addEventListener("activate", (event) => event.waitUntil(forgetOthers()));

async function keepPages() {
  const kept = await caches.open(KEPT);
  await kept.addAll(
    pages.map((page) => new Request(page, { cache: "reload", credentials: "omit" })),
  );
  await skipWaiting();
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  await clients.claim();
}

const READ = /^(\/en)?(\/|\/quarto(\/[^/]+)?|\/privacidade)?$/;

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isPage = request.method === "GET" && request.mode === "navigate";
  if (!isPage || origin !== location.origin || !READ.test(pathname)) return;
  event.respondWith(fetch(request).catch(() => keptPage(pathname)));
});

async function keptPage(pathname) {
  const [portuguese, english] = pages;
  const page = /^\/en(\/|$)/.test(pathname) ? english : portuguese;
  return (await caches.match(page)) ?? Response.error();
}
