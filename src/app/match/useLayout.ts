import { useSyncExternalStore } from 'react';
import type { Layout } from '../../table/contract.ts';

/** The same line at which the styles turn drawers into sheets. */
const tall = '(max-width: 48rem), (max-aspect-ratio: 4/5)';

export function useLayout(): Layout {
  return useSyncExternalStore(watch, () => (window.matchMedia(tall).matches ? 'tall' : 'wide'));
}

function watch(listener: () => void): () => void {
  const query = window.matchMedia(tall);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
