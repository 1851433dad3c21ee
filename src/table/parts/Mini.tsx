import { extend } from '@pixi/react';
import { Matrix, Sprite, type Texture } from 'pixi.js';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { css, painted, round, shade } from '../light/paint.ts';
import { discShadow } from '../light/soft.ts';
import type { Home } from '../motion/body.ts';
import type { Area } from '../stage/shapes.ts';
import { useTable } from '../tableContext.ts';
import { Thing } from './Thing.tsx';

extend({ Sprite });

interface MiniProps {
  readonly id: string;
  /** The standing card, its anchor at the feet. */
  readonly texture: Texture;
  /** A softer silhouette for the shadow; by default the card itself, darkened. */
  readonly silhouette?: Texture;
  readonly home: Home;
  /** Half the width of the base, in units. */
  readonly radius: number;
  /** How tall the figure stands, in units: hands can take it by the head. */
  readonly tall: number;
  /** The owner's colour and letter, for a base that the kit paints; leave out if the picture has its own. */
  readonly base?: { readonly colour: number; readonly letter: string };
  /** How the silhouette lies on the table: x to the right, up becomes away from the lamp. */
  readonly lay?: readonly [a: number, b: number, c: number, d: number];
  readonly hover?: number;
  readonly z?: number;
  readonly place?: string | undefined;
  readonly from?: string | undefined;
  readonly sharp?: number;
}

/** Half of the true length: the true one would cross two tiles. */
const usualLay = [1, 0, -0.62, -0.38] as const;
const squeeze = 0.46;

const baseOf = (radius: number, colour: number, letter: string) =>
  painted(`base ${colour} ${letter}`, radius * 2 + 4, radius * 2 * squeeze + radius * 0.3 + 4, 3, (pen) => {
    const [x, y, ry, thick] = [radius + 2, radius * squeeze + 2, radius * squeeze, radius * 0.24];
    pen.fillStyle = css(shade(colour, -0.55));
    for (let d = thick; d > 0; d -= 0.4) pen.fill(round(x, y + d, radius, ry));
    const top = pen.createLinearGradient(0, y - ry, 0, y + ry);
    top.addColorStop(0, css(shade(colour, -0.18)));
    top.addColorStop(1, css(shade(colour, 0.16)));
    pen.fillStyle = top;
    pen.fill(round(x, y, radius, ry));
    pen.strokeStyle = css(shade(colour, 0.5));
    pen.lineWidth = 0.9;
    pen.stroke(round(x, y, radius - 1.2, ry - 1));
    pen.fillStyle = '#fff8e6';
    pen.strokeStyle = css(shade(colour, -0.75));
    pen.lineWidth = radius * 0.12;
    pen.font = `700 ${radius * 0.5}px Inter, system-ui, sans-serif`;
    [pen.textAlign, pen.textBaseline, pen.lineJoin] = ['center', 'middle', 'round'];
    pen.strokeText(letter, x, y + ry * 0.68);
    pen.fillText(letter, x, y + ry * 0.68);
  });

/** A standee: card, base, and its silhouette laid down as a shadow. */
export const Mini = memo(function Mini({
  id,
  texture,
  silhouette,
  home,
  radius,
  tall,
  base,
  lay = usualLay,
  hover = 0,
  z = 0,
  place,
  from,
  sharp,
}: MiniProps) {
  const { art } = useTable();
  const hit = useMemo<Area>(
    () => ({ shape: 'rect', x: -radius, y: -tall, width: radius * 2, height: tall + radius * squeeze }),
    [radius, tall],
  );
  const laid = useRef<Sprite>(null);
  const scale = 1 / (sharp ?? art.scale);
  const [a, b, c, d] = lay;
  useLayoutEffect(() => {
    laid.current?.setFromMatrix(new Matrix(a * scale, b * scale, c * scale, d * scale, 0, 0));
  }, [a, b, c, d, scale, silhouette]);
  const under = base && baseOf(radius, base.colour, base.letter);
  const cast = discShadow(radius);
  const shadow = (
    <>
      <pixiSprite
        texture={cast.texture}
        anchor={0.5}
        scale={{ x: cast.scale * 1.1, y: cast.scale * squeeze * 1.25 }}
        x={radius * 0.12}
        y={radius * 0.14}
      />
      <pixiSprite ref={laid} texture={silhouette ?? texture} tint={0x0b0a14} alpha={0.8} />
    </>
  );
  return (
    <Thing id={id} home={home} hit={hit} z={z} place={place} from={from} shadow={shadow} shade={0.62} rise={tall * 0.4}>
      {under && <pixiSprite texture={under} x={-radius - 2} y={-radius * squeeze - 2} scale={1 / 3} />}
      <pixiSprite texture={texture} scale={scale} y={-hover - (base ? radius * squeeze * 0.4 : 0)} />
    </Thing>
  );
});
