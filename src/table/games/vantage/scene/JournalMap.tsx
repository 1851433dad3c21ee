import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { Spot } from '../../../parts/Spot.tsx';
import type { Strip } from '../../../stage/shapes.ts';
import type { Journal } from '../journal.ts';
import { journalCell as cell, journalLetter as letter, type LaidSheet } from '../layout/journalForms.ts';
import { Label } from './Label.tsx';
import { hasRoomFor, Sketch } from './Sketch.tsx';

extend({ Container, Graphics });

interface Props {
  readonly at: Strip;
  readonly sheets: readonly LaidSheet[];
  readonly steps: Journal['steps'];
}

/** Places lie as the compass led from one to the next; where nobody could tell the way, a new sheet begins. */
export const JournalMap = ({ at, sheets, steps }: Props) => (
  <>
    <pixiGraphics
      draw={(g) => {
        g.clear().roundRect(at.x, at.y, at.width, at.height, 6).fill(0xf2e5cb).stroke({ color: 0xd2b98c, width: 1 });
        for (let x = at.x + 14; x < at.x + at.width - 6; x += 22)
          for (let y = at.y + 14; y < at.y + at.height - 6; y += 22) g.rect(x, y, 1.4, 1.4);
        g.fill({ color: 0x9a7c4e, alpha: 0.4 });
        g.poly([at.x + at.width - 15, at.y + 8, at.x + at.width - 10, at.y + 20, at.x + at.width - 20, at.y + 20]).fill(0xa8443f);
      }}
    />
    <Label text="N" x={at.x + at.width - 15} y={at.y + 29} size={letter} anchor={0.5} colour={0xa8443f} />
    {sheets.map((laid) => (
      <Sheet key={laid.sheet.places[0]!.num} laid={laid} steps={steps} alone={sheets.length === 1} named={haveRoom(sheets)} />
    ))}
  </>
);

const sketchWidth = 78;
/** Names stand under all sketches, or under none. */
const haveRoom = (sheets: readonly LaidSheet[]): boolean =>
  sheets.every(({ sheet, scale }) => sheet.places.every(({ name }) => hasRoomFor(name, sketchWidth, letter / scale)));

interface Spotted {
  readonly x: number;
  readonly y: number;
}

interface SheetProps {
  readonly laid: LaidSheet;
  readonly steps: Props['steps'];
  readonly alone: boolean;
  readonly named: boolean;
}

function Sheet({ laid: { sheet, scale, x, y }, steps, alone, named }: SheetProps) {
  const at = new Map<number, Spotted>(
    sheet.places.map((place) => [place.num, { x: (place.x + 0.5) * cell.width, y: (place.y + 0.42) * cell.height }]),
  );
  return (
    <Spot x={x} y={y} scale={scale}>
      <pixiGraphics
        draw={(g) => {
          g.clear();
          // a sheet beside others is a paper of its own
          if (!alone)
            g.roundRect(0, -2, sheet.width * cell.width, sheet.height * cell.height + 2, 5)
              .fill({ color: 0xfdf6e8, alpha: 0.85 })
              .stroke({ color: 0xd2b98c, width: 1 });
          for (const { from, to } of steps) {
            const [a, b] = [from === null ? undefined : at.get(from), at.get(to)];
            if (a && b) dotted(g, a, b, 6).stroke({ color: 0xc8503c, width: 3, alpha: 0.75 });
          }
        }}
      />
      {sheet.places.map(({ num, name }) => (
        <Sketch key={num} num={num} name={named ? name : ''} width={sketchWidth} letters={letter / scale} {...at.get(num)!} />
      ))}
    </Spot>
  );
}

/** A line of dashes, each so long. */
function dotted(g: Graphics, from: Spotted, to: Spotted, dash: number): Graphics {
  const count = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / (dash * 1.8)));
  const along = (k: number): readonly [number, number] => [from.x + (to.x - from.x) * k, from.y + (to.y - from.y) * k];
  for (let i = 0; i < count; i++) g.moveTo(...along((i + 0.22) / count)).lineTo(...along((i + 0.78) / count));
  return g;
}
