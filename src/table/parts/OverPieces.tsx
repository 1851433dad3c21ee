import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTable } from '../tableContext.ts';

extend({ Container });

/**
 * What is read on a piece: it goes where the piece goes, and no neighbour, no wall and no shadow lies over it. A scene has a layer
 * for such signs above its pieces; without one they are drawn with their piece.
 */
export function OverPieces({ children }: { readonly children: ReactNode }) {
  const { kit } = useTable();
  const root = useRef<Container>(null);
  useLayoutEffect(() => (root.current ? kit.layers.addSign(root.current) : undefined), [kit]);
  return <pixiContainer ref={root}>{children}</pixiContainer>;
}
