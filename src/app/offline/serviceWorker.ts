import { answered, forgetOld, hold, type Built } from './holding.ts';

/** Set by the build. */
declare const __BUILT__: Built;

/** As much as is used of what the browser's types know only in a worker of its own kind. */
interface Happening extends Event {
  readonly request: Request;
  readonly data: unknown;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}
interface ServiceWorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: string, listener: (event: Happening) => void): void;
}

const scope = self as unknown as ServiceWorkerScope;
const home = scope.registration.scope;
const place = caches.open('lantern-table');
const get = (address: string): Promise<Response> => fetch(address);

scope.addEventListener('install', (event) => {
  const page = [home, ...__BUILT__.page.map((name) => new URL(name, home).href)];
  event.waitUntil(place.then((cache) => hold(page, cache, get)).then(() => scope.skipWaiting()));
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(place.then((cache) => forgetOld(__BUILT__, home, cache)).then(() => scope.clients.claim()));
});
scope.addEventListener('fetch', (event) => {
  const { url, method, mode } = event.request;
  const ours = method === 'GET' && url.startsWith(home) && (mode === 'navigate' || url.includes('/assets/'));
  if (ours) event.respondWith(place.then((cache) => answered(event.request, home, cache, get) ?? fetch(event.request)));
});
/** The page tells what it had loaded before this worker was there: games that have been played are held with it. */
scope.addEventListener('message', (event) => {
  const loaded = Array.isArray(event.data) ? event.data.filter((one): one is string => typeof one === 'string') : [];
  event.waitUntil(place.then((cache) => hold(loaded.filter((one) => one.startsWith(home)), cache, get)));
});
