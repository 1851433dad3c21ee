import type { Container } from 'pixi.js';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useTable } from '../tableContext.ts';
import { Theatre } from './theatre.ts';

/** Where passing things are played: give `stage` to a container, and the theatre is open as long as it lies on the table. */
export function useTheatre(): { readonly stage: RefObject<Container | null>; readonly theatre: RefObject<Theatre | null> } {
  const { kit, art } = useTable();
  const stage = useRef<Container>(null);
  const theatre = useRef<Theatre | null>(null);
  useLayoutEffect(() => {
    if (!stage.current) return undefined;
    const opened = new Theatre(kit, art, stage.current);
    theatre.current = opened;
    return () => opened.close();
  }, [kit, art]);
  return { stage, theatre };
}
