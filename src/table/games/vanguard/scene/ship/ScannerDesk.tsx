import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { systems } from '../../../../../engine/games/vanguard/content/campaign/systems.ts';
import { landingOf } from '../../../../../engine/games/vanguard/content/find.ts';
import { nameOfCard } from '../../names.ts';
import { ink } from '../../palette.ts';
import { heightOf } from '../letters.ts';
import { Line, Nine, Para, Sign } from '../primitives.tsx';
import { Slot, type DeskProps } from './deskParts.tsx';

extend({ Container, Graphics });

const nameOfScan = (card: string): string =>
  systems.flatMap(({ destinations }) => destinations).find(({ landing }) => landing === card)?.name ?? nameOfCard(card);

/** The landing card in the scanner: only what was scanned can be read; the rest has its price. Scouts make the next part cheaper. */
export function Scanner({ view, offers, width, height, finger }: DeskProps) {
  const { scanner } = view.ship;
  const scouts = offers.aims('task:scout').length > 0;
  const scout = height < 320 ? Math.max(46, finger) : 84;
  const room = height - (scouts ? scout + 8 : 4);
  const wide = width > 500;
  // while nothing is in sight the instrument is all there is to look at
  const r = scanner === null ? Math.min(room / 2 - 22, width * 0.22, 150) : Math.min(96, room * (wide ? 0.24 : 0.17));
  const parts = scanner === null ? [] : landingOf(scanner.card).parts;
  const known = scanner?.parts.length ?? 0;
  const scanned = `${known} of ${parts.length} parts`;
  const left = wide ? 2 * r + 44 : 14;
  const words = width - left - 16;
  let y = wide ? 46 : 2 * r + 44;
  return (
    <>
      <Nine frame="ui/film" x={0} y={0} width={width} height={room} rim={20} />
      <Globe x={20 + r} y={22 + r} r={r} known={known} of={parts.length} />
      <Line
        text={scanner === null ? 'Nothing in sight' : nameOfScan(scanner.card)}
        x={2 * r + 36}
        y={scanner === null ? 16 + r * 0.8 : wide ? 26 : 22 + r * 0.7}
        size={25}
        width={width - 2 * r - (wide ? 150 : 52)}
        font="Rajdhani"
        colour={0x9fdcff}
      />
      {wide && scanner !== null && <Line text={scanned} x={width - 16} y={26} size={18} align="right" colour={ink.dim} />}
      {scanner === null ? (
        <Para
          text="Fly to a system and visit a planet there."
          x={2 * r + 36}
          y={34 + r * 0.8}
          size={20}
          width={width - 2 * r - 52}
          colour={ink.dim}
        />
      ) : (
        !wide && <Line text={scanned} x={2 * r + 36} y={22 + r * 1.25} size={20} colour={ink.dim} />
      )}
      {parts.map(({ price }, i) => {
        const text = i < known ? scanner!.parts[i]! : null;
        const tall = text === null ? 30 : Math.max(30, heightOf(text, words, 18, 'Saira Condensed', 1.14) + 8);
        const top = y;
        y += tall + 4;
        if (top + tall > room - 6) return null;
        return text === null ? (
          <Noise key={i} x={left} y={top} width={words} price={price} seed={i} />
        ) : (
          <Para key={i} text={text} x={left} y={top} size={18} width={words} font="Saira Condensed" weight="600" leading={1.14} />
        );
      })}
      {scouts && <Slot id="task:scout" at={{ x: 0, y: height - scout - 2, width, height: scout }} text="Send a scout" />}
    </>
  );
}

/** A part that nobody has scanned: noise, and what it costs. */
function Noise({
  x,
  y,
  width,
  price,
  seed,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly price: number;
  readonly seed: number;
}) {
  return (
    <pixiContainer x={x} y={y}>
      <pixiGraphics
        draw={(g) => {
          g.clear().roundRect(0, 0, width, 28, 5).fill({ color: ink.deep, alpha: 0.7 });
          for (let k = 0; k < 46; k++) {
            const at = ((k * 73 + seed * 31) % 97) / 97;
            const long = 6 + ((k * 11) % 14);
            g.rect(8 + at * (width - 84), 5 + ((k * 37 + seed * 17) % 18), long, 2).fill({ color: ink.cyan, alpha: 0.1 + (k % 4) * 0.07 });
          }
        }}
      />
      <Sign name="energy" x={width - 44} y={14} size={18} tint={ink.cyan} />
      <Line text={String(price)} x={width - 12} y={14} size={20} align="right" />
    </pixiContainer>
  );
}

/** The planet as the instrument draws it: a net of lines, and land where it has been scanned. */
function Globe({
  x,
  y,
  r,
  known,
  of,
}: {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly known: number;
  readonly of: number;
}) {
  return (
    <pixiGraphics
      x={x}
      y={y}
      draw={(g) => {
        g.clear().circle(0, 0, r + 8).stroke({ width: 2, color: 0x46566a });
        for (let k = 0; k < 24; k++) {
          const [dx, dy] = [Math.cos((k / 12) * Math.PI), Math.sin((k / 12) * Math.PI)];
          g.moveTo(dx * (r + 5), dy * (r + 5))
            .lineTo(dx * (r + 10), dy * (r + 10))
            .stroke({ width: 1.6, color: ink.cyan, alpha: 0.5 });
        }
        if (of === 0) {
          drawSweep(g, r);
          return;
        }
        g.circle(0, 0, r).fill({ color: 0x0d2c44 });
        const band = (2 * r) / of;
        for (let b = 0; b < known; b++)
          for (let k = 0; k < 5; k++) {
            const at = -r + (b + 0.2 + (k % 3) * 0.28) * band;
            const half = Math.sqrt(Math.max(0, r * r - at * at)) * 0.86;
            const middle = (((k * 61 + b * 37) % 100) / 50 - 1) * half * 0.7;
            const reach = Math.min(half - Math.abs(middle), r * (0.16 + ((k * 29 + b * 13) % 10) / 40));
            if (reach > 2) g.ellipse(middle, at, reach, band * 0.2).fill({ color: 0x4fb98f, alpha: 0.75 });
          }
        for (const part of [-0.66, -0.33, 0, 0.33, 0.66])
          g.ellipse(0, part * r, Math.sqrt(1 - part * part) * r, r * 0.05).stroke({ width: 1, color: ink.cyan, alpha: 0.35 });
        for (const part of [0.3, 0.72]) g.ellipse(0, 0, part * r, r).stroke({ width: 1, color: ink.cyan, alpha: 0.35 });
        const dark = -r + known * band;
        if (known < of) {
          const half = Math.sqrt(Math.max(0, r * r - dark * dark));
          g.arc(0, 0, r, Math.asin(dark / r), Math.PI - Math.asin(dark / r)).closePath().fill({ color: 0x03080f, alpha: 0.62 });
          g.moveTo(-half, dark).lineTo(half, dark).stroke({ width: 3, color: ink.mint });
        }
        g.circle(0, 0, r).stroke({ width: 2.4, color: ink.cyan });
      }}
    />
  );
}

/** Rings, a turning beam and a few echoes: nothing has been found yet. */
function drawSweep(g: Graphics, r: number): void {
  g.circle(0, 0, r).fill({ color: 0x0a1c2e });
  for (const part of [0.33, 0.66, 1])
    g.circle(0, 0, r * part).stroke({ width: 1.4, color: ink.cyan, alpha: 0.3 });
  g.moveTo(-r, 0).lineTo(r, 0).moveTo(0, -r).lineTo(0, r).stroke({ width: 1, color: ink.cyan, alpha: 0.2 });
  for (let k = 0; k < 12; k++) {
    const from = -Math.PI / 4 - (k + 1) * 0.07;
    g.moveTo(0, 0)
      .arc(0, 0, r, from, from + 0.07)
      .closePath()
      .fill({ color: ink.cyan, alpha: 0.26 - k * 0.02 });
  }
  g.moveTo(0, 0)
    .lineTo(Math.cos(-Math.PI / 4) * r, Math.sin(-Math.PI / 4) * r)
    .stroke({ width: 2.4, color: ink.mint });
  for (const [x, y] of [[0.4, -0.62], [-0.3, -0.5], [0.16, 0.44], [-0.56, 0.28]] as const)
    g.circle(x * r, y * r, r * 0.03).fill({ color: ink.mint, alpha: 0.7 });
}
