import type { Container } from 'pixi.js';
import { useContext, useLayoutEffect, useRef, type RefObject } from 'react';
import { SpaceContext, useTable } from '../tableContext.ts';
import { into } from './space.ts';
import { Animator } from './animator.ts';

/** Opens the table's animator: give `stage` to the container that it draws in. It is closed when that container is unmounted. */
export function useAnimator(): { readonly stage: RefObject<Container | null>; readonly animator: RefObject<Animator | null> } {
  const { kit, art } = useTable();
  const stage = useRef<Container>(null);
  const animator = useRef<Animator | null>(null);
  const space = useContext(SpaceContext);
  // animations run from thing to thing in units of the table, so the container's own place is taken out
  useLayoutEffect(() => {
    const at = into(space, { x: 0, y: 0 });
    stage.current?.position.set(at.x, at.y);
    stage.current?.scale.set(1 / space.scale);
  }, [space]);
  useLayoutEffect(() => {
    if (!stage.current) return undefined;
    const opened = new Animator(kit, art, stage.current);
    animator.current = opened;
    return () => opened.close();
  }, [kit, art]);
  return { stage, animator };
}
