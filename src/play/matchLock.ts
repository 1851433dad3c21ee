/** Two tabs that play the same match would write over each other. */
export class OpenElsewhere extends Error {
  override readonly name = 'OpenElsewhere';
}

export const matchLockName = (id: string): string => `lantern-table:${id}`;

/** Holds a match for this tab until the function returned is called, or the tab is closed. */
export function holdMatch(
  id: string,
  locks: LockManager | undefined = typeof navigator === 'undefined' ? undefined : navigator.locks,
): Promise<() => void> {
  if (!locks) return Promise.resolve(() => {}); // missing where the page is served without TLS
  return new Promise((held, refused) => {
    locks
      .request(matchLockName(id), { ifAvailable: true }, (lock) => {
        if (!lock) return refused(new OpenElsewhere('This match is open in another tab or window. Close it there, then open it here.'));
        return new Promise<void>((release) => held(() => release()));
      })
      .catch(() => held(() => {})); // a browser that forbids locks still plays
  });
}
