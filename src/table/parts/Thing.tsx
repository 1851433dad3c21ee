import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useThing, type ThingLook } from '../hooks.ts';
import type { SoftShadow } from '../light/soft.ts';
import { useTable } from '../tableContext.ts';

extend({ Container, Sprite });

interface ThingProps extends ThingLook {
  readonly id: string;
  /** A soft shadow of its outline. Like `shadow` it stays on the table while the rest rises. */
  readonly cast?: SoftShadow | undefined;
  /** A shadow of its own pictures, instead of `cast`. */
  readonly shadow?: ReactNode;
  /** Order in which it is drawn among its neighbours, where that is not the order in which hands find it. */
  readonly zIndex?: number;
  /** Changes when another piece has taken the name: that one must not come flying from where the first went. */
  readonly fresh?: number | undefined;
  /** Opacity of what rises, apart from its shadow. */
  readonly alpha?: number;
  readonly label?: string;
  readonly children?: ReactNode;
}

/** Anything that lies on the table and moves: its pictures are given, hands and motion come with it. */
export function Thing({ id, cast, shadow, zIndex, fresh, alpha = 1, label = id, children, ...look }: ThingProps) {
  const parts = useThing(id, { ...look, shadowBase: cast?.scale ?? look.shadowBase });
  useFresh(id, fresh);
  return (
    <pixiContainer ref={parts.root} label={label} zIndex={zIndex ?? look.z ?? 0}>
      {(cast ?? shadow) !== undefined && (
        <pixiContainer ref={parts.shadow}>{cast ? <pixiSprite texture={cast.texture} anchor={0.5} /> : shadow}</pixiContainer>
      )}
      <pixiContainer ref={parts.figure} alpha={alpha}>
        {children}
      </pixiContainer>
    </pixiContainer>
  );
}

function useFresh(id: string, fresh: number | undefined): void {
  const { motion } = useTable();
  const before = useRef(fresh);
  useLayoutEffect(() => {
    if (before.current !== undefined && fresh !== undefined && fresh !== before.current) motion.jump(id);
    before.current = fresh;
  }, [fresh, id, motion]);
}
