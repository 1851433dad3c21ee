import { useEffect, useState } from 'react';
import { hostApi, type Answered, type HostApi } from '../../play/hostApi.ts';

const keyName = 'lantern-table.host-key';

/** The key that the host's terminal prints, where its owner has typed it into this browser. */
function ownerKey(): string | undefined {
  try {
    return window.sessionStorage.getItem(keyName) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepOwnerKey(key: string): void {
  try {
    window.sessionStorage.setItem(keyName, key.trim());
  } catch {
    // forbidden: it holds until the page is closed, which is now
  }
  api = null;
  asked = null;
}

let api: HostApi | null = null;
let asked: Promise<Health | null> | null = null;

type Health = Answered<'health'>;

export const theHost = (): HostApi => (api ??= hostApi(window.location.origin, ownerKey()));

/** Whether a host serves this page: asked once. A page from a folder, or from a plain server, knows none. */
const healthOfHost = (): Promise<Health | null> => (asked ??= theHost().health());

/** Null until the host has answered, and where there is none: whatever needs one stays hidden. */
export function useHost(): Health | null {
  const [health, setHealth] = useState<Health | null>(null);
  useEffect(() => {
    let here = true;
    void healthOfHost().then((found) => here && setHealth(found));
    return () => void (here = false);
  }, []);
  return health;
}
