import type { Container } from 'pixi.js';
import { useContext, useLayoutEffect, useRef, type RefObject } from 'react';
import { FrameContext, useTable } from '../tableContext.ts';
import { into } from './frame.ts';
import { Theatre } from './theatre.ts';

/** Where passing things are played: give `stage` to a container, and the theatre is open as long as it lies on the table. */
export function useTheatre(): { readonly stage: RefObject<Container | null>; readonly theatre: RefObject<Theatre | null> } {
  const { kit, art } = useTable();
  const stage = useRef<Container>(null);
  const theatre = useRef<Theatre | null>(null);
  const frame = useContext(FrameContext);
  // what passes goes from thing to thing, in units of the table, wherever its stage stands
  useLayoutEffect(() => {
    const at = into(frame, { x: 0, y: 0 });
    stage.current?.position.set(at.x, at.y);
    stage.current?.scale.set(1 / frame.scale);
  }, [frame]);
  useLayoutEffect(() => {
    if (!stage.current) return undefined;
    const opened = new Theatre(kit, art, stage.current);
    theatre.current = opened;
    return () => opened.close();
  }, [kit, art]);
  return { stage, theatre };
}
