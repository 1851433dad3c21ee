import { useSyncExternalStore } from 'react';
import { useTable } from '../../../tableContext.ts';

/** The thing or place whose reading is open, or null. */
export function useLookedAt(): string | null {
  const { open } = useTable().kit.reader;
  return useSyncExternalStore(open.subscribe, () => open.get()?.thing ?? null);
}
