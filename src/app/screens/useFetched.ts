import { useEffect, useState } from 'react';

/** A part of the page that is fetched when it is first shown; null until it is there, and where there is none. */
export function useFetched<T>(fetching: (() => Promise<T>) | undefined): T | null {
  const [found, setFound] = useState<T | null>(null);
  useEffect(() => {
    let here = true;
    fetching?.().then((value) => here && setFound(() => value), () => {}); // without it the words are still there
    return () => void (here = false);
  }, [fetching]);
  return found;
}
