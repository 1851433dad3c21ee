import { useEffect, useState } from 'react';
import type { Over } from '../../engine/kernel/rules.ts';
import type { AnySeen } from './any.ts';

/** The last blow is shown before the verdict: long enough for the table to say that it is telling something. */
const breathMs = 700;

export function useEnding(
  seen: AnySeen,
  replaying: boolean,
): {
  readonly over: Over | null;
  readonly busy: boolean;
  readonly telling: (busy: boolean) => void;
  /** Somebody still reads what lies over the whole table. */
  readonly reading: (covered: boolean) => void;
  readonly dismiss: () => void;
} {
  const [busy, setBusy] = useState(false);
  const [covered, setCovered] = useState(false);
  const [ready, setReady] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const { over } = seen;
  useEffect(() => {
    setReady(false);
    if (!over) setDismissed(false); // taken back: the next end is another one
    if (!over || busy || covered) return undefined;
    const timer = setTimeout(() => setReady(true), breathMs);
    return () => clearTimeout(timer);
  }, [over, busy, covered]);
  return {
    over: ready && !dismissed && !replaying ? over : null,
    busy,
    telling: setBusy,
    reading: setCovered,
    dismiss: () => setDismissed(true),
  };
}
