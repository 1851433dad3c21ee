/**
 * Holds the page for times without a network, where the browser allows it. Elsewhere nothing is said about it: over plain http in a
 * home network there is no such thing.
 */
export function holdForOffline(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker
      .register('./sw.js')
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage(loaded()))
      .catch(() => {}); // refused or out of room: the page works as before, only not without a network
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

const loaded = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/assets/'));
