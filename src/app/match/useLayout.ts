import { useSyncExternalStore } from 'react';
import type { Layout } from '../../table/contract.ts';

/** The same line at which the styles turn drawers into sheets. */
const tall = '(max-width: 48rem), (max-aspect-ratio: 4/5)';

const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );

export const useLayout = (): Layout => (useMedia(tall) ? 'tall' : 'wide');

/** A table that is much wider than high keeps its width: the lesson lies below it. */
export const useLessonPlace = (isBroad: boolean): 'below' | 'beside' => (useMedia(tall) || !isBroad ? 'beside' : 'below');
