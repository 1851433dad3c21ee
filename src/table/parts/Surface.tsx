import { extend, useApplication } from '@pixi/react';
import { Sprite, type Texture } from 'pixi.js';
import { memo, useMemo } from 'react';
import { bakeSurface, type SurfaceKind } from '../light/bakeSurface.ts';
import { useTable } from '../tableContext.ts';

extend({ Sprite });

export interface SurfaceProps {
  readonly kind: SurfaceKind;
  readonly width: number;
  readonly height: number;
  /** Felt beyond the edge of the scene, as a share of it, for screens of another shape. */
  readonly beyond?: number;
  /** A surface baked elsewhere. */
  readonly texture?: Texture;
}

/** What everything lies on, under one warm lamp. Reaches beyond the scene, so that no screen shows a bare edge. */
export const Surface = memo(function Surface({ kind, width, height, beyond = 0.6, texture }: SurfaceProps) {
  const { app } = useApplication();
  const { settings } = useTable();
  const pixels = settings.quality === 'low' ? 1024 : 1920;
  const [w, h] = [width * (1 + beyond), height * (1 + beyond)];
  const picture = useMemo(() => texture ?? bakeSurface(app.renderer, kind, { width, height }, beyond, pixels), [texture, app, kind, width, height, beyond, pixels]);
  return <pixiSprite texture={picture} x={(-width * beyond) / 2} y={(-height * beyond) / 2} width={w} height={h} />;
});
