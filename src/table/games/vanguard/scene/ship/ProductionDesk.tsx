import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { productionOf } from '../../../../../engine/games/vanguard/content/find.ts';
import type { Strip } from '../../../../stage/shapes.ts';
import { ink } from '../../palette.ts';
import { Token } from '../Hand.tsx';
import { Line } from '../primitives.tsx';
import { cardsIn, DeskCard, gridOf, Slot, type DeskProps } from './deskParts.tsx';

extend({ Container, Graphics });

const numerals = ['I', 'II'] as const;

/** Two belts of three stages; what is ready waits below them. The signs on a card are those that push it on. */
export function Production({ view, offers, width, height, finger }: DeskProps) {
  const { queues, queueTwo, ready } = view.ship;
  const low = height < 320;
  const title = low ? 0 : 30;
  const rows = 1 + Number(queueTwo) + Math.max(1, Math.ceil(ready.length / (low ? 6 : 3)));
  // a second belt that is not built yet is no higher than its lock
  const lock = queueTwo ? 0 : 42;
  const tall = Math.min(96, (height - title - lock) / rows - (low ? 8 : 18));
  const second = queueTwo ? tall : lock - 12;
  const pad = low ? 2 : 6;
  const belt = (queue: number): Strip => ({
    x: 0,
    y: queue * (tall + 2 * pad + 6),
    width,
    height: (queue === 0 ? tall : second) + 2 * pad,
  });
  const below = belt(1).y + belt(1).height + 6 + title;
  const waiting = cardsIn(ready.length, { width, height: height - below, y: below, finger, from: 3, most: tall });
  return (
    <>
      {numerals.map((numeral, queue) => {
        const at = belt(queue);
        const locked = queue === 1 && !queueTwo;
        const stages = gridOf(3, 3, { width: width - 34, height: at.height - 2 * pad, y: at.y + pad });
        const slots = stages.map((slot) => ({ ...slot, x: slot.x + 30 }));
        return (
          <pixiContainer key={numeral}>
            <Belt at={at} slots={slots} dim={locked} />
            <Line
              text={numeral}
              x={15}
              y={at.y + at.height / 2}
              size={22}
              align="center"
              font="Rajdhani"
              colour={locked ? 0x33445a : ink.cyan}
            />
            {slots.map((slot, stage) => {
              const id = queues[queue]?.[stage] ?? null;
              return id === null ? (
                <Slot key={stage} id={`queue:${queue}:${stage}`} at={slot} text={`stage ${stage + 1}`} locked={locked} />
              ) : (
                <Project key={id} id={id} at={slot} live={offers.touched.has(`production:${id}`)} />
              );
            })}
          </pixiContainer>
        );
      })}
      {(title > 0 || ready.length === 0) && (
        <Line
          text={ready.length === 0 ? 'Nothing waits to be started.' : 'READY'}
          x={4}
          y={below + (title > 0 ? -14 : 14)}
          size={18}
          colour={ink.dim}
        />
      )}
      {ready.map((id, i) => (
        <Project key={id} id={id} at={waiting[i]!} live={offers.touched.has(`production:${id}`)} from={productionOf(id).stage} />
      ))}
    </>
  );
}

function Project({
  id,
  at,
  live,
  from,
}: {
  readonly id: string;
  readonly at: Strip;
  readonly live: boolean;
  /** The stage it starts in, while it waits. */
  readonly from?: number;
}) {
  const { name, icons } = productionOf(id);
  return (
    <DeskCard id={`production:${id}`} title={name} text="" {...at} live={live}>
      {icons.slice(0, 3).map((icon, i) => (
        <Token key={`${icon} ${i}`} token={icon} x={-at.width / 2 + 22 + i * 28} y={at.height / 2 - 20} size={25} />
      ))}
      {from !== undefined && (
        <Line text={`to ${from}`} x={at.width / 2 - 9} y={at.height / 2 - 20} size={18} align="right" colour={0x25323f} />
      )}
    </DeskCard>
  );
}

/** A belt on rollers, with an arrow from stage to stage. */
function Belt({ at, slots, dim }: { readonly at: Strip; readonly slots: readonly Strip[]; readonly dim: boolean }) {
  return (
    <pixiGraphics
      alpha={dim ? 0.45 : 1}
      draw={(g) => {
        g.clear().roundRect(at.x, at.y, at.width, at.height, 9).fill({ color: ink.deep }).stroke({ width: 2, color: 0x46566a });
        for (let x = 38; x < at.width - 6; x += 14) g.circle(at.x + x, at.y + at.height - 1, 4).fill({ color: 0x5d6c7d });
        for (const { x, y, width, height } of slots.slice(0, 2)) {
          const [tip, half] = [x + width, y + height / 2];
          g.poly([tip - 1, half - 9, tip + 9, half, tip - 1, half + 9]).fill({ color: ink.cyan });
        }
      }}
    />
  );
}
