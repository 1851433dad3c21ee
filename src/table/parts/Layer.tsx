import { extend } from '@pixi/react';
import { RenderLayer } from 'pixi.js';
import { useLayoutEffect, useRef } from 'react';
import type { LayerName } from '../stage/layers.ts';
import { useTable } from '../tableContext.ts';

extend({ RenderLayer });

/**
 * Marks where in the scene's order all shadows, or the glows of legal targets, are drawn: after the boards and before the
 * pieces. What lies in a Board, TileGrid or HexTray keeps its shadow to itself. A scene without this layer draws each shadow
 * with its own thing, and glows above everything.
 */
export function Layer({ name }: { readonly name: LayerName }) {
  const { kit } = useTable();
  const layer = useRef<RenderLayer>(null);
  useLayoutEffect(() => (layer.current ? kit.layers.add(name, layer.current) : undefined), [kit, name]);
  return <pixiRenderLayer ref={layer} />;
}
