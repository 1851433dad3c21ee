import { useEffect, useSyncExternalStore } from 'react';
import { saves } from '../keeping.ts';
import { say } from '../parts/notices.ts';

/** A match that is not being saved must say so, once for each kind of trouble. */
export function useStorageTrouble(): void {
  const { trouble } = saves.storage;
  const now = useSyncExternalStore(trouble.subscribe, trouble.snapshot);
  useEffect(() => {
    if (now) say({ kind: 'trouble', text: now.message });
  }, [now?.code]);
}
