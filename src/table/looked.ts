import { useCallback, useLayoutEffect, useRef, useState } from 'react';

export interface Looked<Who> {
  /** Whom somebody has turned to, as long as it lasts. */
  readonly who: Who | null;
  /** The same, even when it has passed. */
  readonly last: Who | null;
  readonly look: (who: Who | null) => void;
}

/**
 * The board that somebody of this screen has turned to. It lasts as long as the moment does in which they turned to it; then the
 * table shows again what it would show by itself.
 */
export function useLooked<Who, Moment>(moment: Moment, lasts: (then: Moment, now: Moment) => boolean = Object.is): Looked<Who> {
  const [turned, setTurned] = useState<{ readonly who: Who; readonly moment: Moment } | null>(null);
  const now = useRef(moment);
  useLayoutEffect(() => {
    now.current = moment;
  });
  const look = useCallback((who: Who | null) => setTurned(who === null ? null : { who, moment: now.current }), []);
  return { who: turned && lasts(turned.moment, moment) ? turned.who : null, last: turned?.who ?? null, look };
}
