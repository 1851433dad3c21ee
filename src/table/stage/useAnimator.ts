import type { Container } from 'pixi.js';
import { useContext, useLayoutEffect, useRef, type RefObject } from 'react';
import { FrameContext, useTable } from '../tableContext.ts';
import { into } from './frame.ts';
import { Animator } from './animator.ts';

/** Opens the table's animator: give `stage` to the container that it draws in. It is closed when that container is unmounted. */
export function useAnimator(): { readonly stage: RefObject<Container | null>; readonly animator: RefObject<Animator | null> } {
  const { kit, art } = useTable();
  const stage = useRef<Container>(null);
  const animator = useRef<Animator | null>(null);
  const frame = useContext(FrameContext);
  // animations run from thing to thing in units of the table, so the container's own place is taken out
  useLayoutEffect(() => {
    const at = into(frame, { x: 0, y: 0 });
    stage.current?.position.set(at.x, at.y);
    stage.current?.scale.set(1 / frame.scale);
  }, [frame]);
  useLayoutEffect(() => {
    if (!stage.current) return undefined;
    const opened = new Animator(kit, art, stage.current);
    animator.current = opened;
    return () => opened.close();
  }, [kit, art]);
  return { stage, animator };
}
