/** What browsers say when a part of the page does not arrive: offline, or a newer version has taken its place. */
const signs = /dynamically imported module|importing a module script failed|unable to preload css|failed to fetch/i;

/** True if a part of the page could not be fetched, as opposed to a fault in it. */
export const isLost = (error: unknown): boolean => error instanceof Error && signs.test(error.message);

/** In plain words what is wrong and what to do, for a part that did not arrive. */
export const lostWords = (error: unknown): string =>
  isLost(error)
    ? 'A part of this page did not arrive. You may be offline, or the page has been renewed since you opened it. Nothing is lost: ' +
      'look whether you are online, then reload.'
    : error instanceof Error
      ? error.message
      : String(error);
