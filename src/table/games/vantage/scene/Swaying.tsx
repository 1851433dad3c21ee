import { extend } from '@pixi/react';
import { Container, type Texture } from 'pixi.js';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAmbient } from '../../../hooks.ts';
import type { Spring } from '../../../motion/spring.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import { SwayingMesh } from './swayingMesh.ts';

extend({ Container });

interface Props {
  readonly picture: Texture;
  readonly depth: Texture | null;
  readonly at: Strip;
  /** The part of the picture that is seen, as shares. */
  readonly crop: Strip;
}

/** How far the nearest things go aside, as a share of the picture. */
const reach = 0.013;
const slow: Spring = { pull: 5, damp: 1 };

/** A picture that sways a little after the pointer, and whose lamps breathe for a while after something happened. Then it rests. */
export function Swaying({ picture, depth, at, crop }: Props) {
  const { motion, settings, invalidate } = useTable();
  const holder = useRef<Container>(null);
  const mesh = useRef<SwayingMesh>(null);
  useLayoutEffect(() => {
    const made = new SwayingMesh();
    mesh.current = made;
    holder.current?.addChild(made);
    return () => made.destroy();
  }, []);
  useLayoutEffect(() => {
    mesh.current?.show(picture, depth, at, crop);
    invalidate();
  }, [picture, depth, at, crop, invalidate]);
  const quiet = settings.motion === 'still' || settings.motion === 'reduced';
  useEffect(() => {
    if (quiet || !depth) return undefined;
    const swing = { x: 0, y: 0 };
    const write = (): void => mesh.current?.shift(swing.x, swing.y);
    const aside = motion.dials.add(0, (x) => { swing.x = x; write(); }, slow);
    const up = motion.dials.add(0, (y) => { swing.y = y; write(); }, slow);
    const follow = ({ clientX, clientY, pointerType }: PointerEvent): void => {
      if (pointerType === 'touch') return;
      aside.set((0.5 - clientX / window.innerWidth) * 2 * reach);
      up.set((0.5 - clientY / window.innerHeight) * reach);
    };
    window.addEventListener('pointermove', follow);
    return () => {
      window.removeEventListener('pointermove', follow);
      aside.remove();
      up.remove();
    };
  }, [motion, quiet, depth]);
  const since = useRef(0);
  useAmbient((ms, strength) => {
    since.current += ms;
    mesh.current?.glow(1 + Math.sin(since.current / 420) * 0.06 * strength);
  });
  return <pixiContainer ref={holder} label="vista" />;
}
