import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { usePlace } from '../../../hooks.ts';
import type { Area } from '../../../stage/shapes.ts';
import { cardSize } from '../layout/cards.ts';
import type { Ground } from '../layout/ground.ts';
import { Picture, Words } from './Picture.tsx';

extend({ Graphics });

/** Lantern, tile stack, decks: what stands round the boards. */
export const Props = memo(function Props({ ground, stack, favors, treasures }: { readonly ground: Ground; readonly stack: number; readonly favors: readonly [number, number]; readonly treasures: readonly [number, number] }) {
  return (
    <pixiContainer label="props">
      <Lantern ground={ground} />
      <TileStack ground={ground} count={stack} />
      <Pile ground={ground} index={0} count={favors[0]} back="card/back/favor" label="Favors" />
      <Pile ground={ground} index={1} count={favors[1]} back={null} label="Discard" />
      <Pile ground={ground} index={2} count={treasures[0]} back="card/back/treasure" label="Treasures" />
      <Pile ground={ground} index={3} count={treasures[1]} back={null} label="Discard" />
    </pixiContainer>
  );
});

const Lantern = memo(function Lantern({ ground }: { readonly ground: Ground }) {
  const { x, y, scale } = ground.lantern;
  return (
    <>
      <Picture frame="soft" x={x + 8 * scale} y={y} scale={{ x: 4.4 * scale, y: 1.8 * scale }} alpha={0.9} />
      <Picture frame="prop/lantern" x={x} y={y} scale={scale} />
    </>
  );
});

const TileStack = memo(function TileStack({ ground, count }: { readonly ground: Ground; readonly count: number }) {
  const { x, y, scale } = ground.stack;
  const area = useMemo<Area>(() => ({ shape: 'rect', x: x - 52 * scale, y: y - 46 * scale, width: 104 * scale, height: 92 * scale }), [x, y, scale]);
  usePlace('stack:tiles', { area, z: 1 });
  const layers = Math.min(14, Math.ceil(count / 3));
  return (
    <>
      <Picture frame="soft" x={x + 12 * scale} y={y + 16 * scale} scale={{ x: 2.5 * scale, y: 2 * scale }} alpha={0.85} />
      {Array.from({ length: layers }, (_, k) => (
        <Picture key={k} frame="dark" x={x + (k % 2) * 0.8} y={y + (14 - k * 3.4) * scale} scale={scale} tint={k === layers - 1 ? 0xffffff : 0x8d8a9a} />
      ))}
      {count > 0 && <Picture frame="fog/3" x={x} y={y + (14 - layers * 3.4) * scale} scale={scale * 0.74} alpha={0.9} />}
      <Count x={x + 44 * scale} y={y + 44 * scale} count={count} size={ground.letters} />
    </>
  );
});

interface PileProps {
  readonly ground: Ground;
  readonly index: number;
  readonly count: number;
  readonly back: string | null;
  readonly label: string;
}

const Pile = memo(function Pile({ ground, index, count, back, label }: PileProps) {
  const { at, scale } = ground.piles;
  const { x, y } = at[index]!;
  const [w, h] = [cardSize.width * scale, cardSize.height * scale];
  const layers = Math.min(4, Math.ceil(count / 2));
  return (
    <>
      <pixiGraphics draw={(g) => void g.clear().roundRect(x - w / 2, y - h / 2, w, h, 6).fill({ color: 0x0a0508, alpha: 0.34 }).stroke({ width: 1.5, color: 0xc9973f, alpha: 0.4 })} />
      {back !== null && Array.from({ length: layers }, (_, k) => <Picture key={k} frame={back} x={x - k * 0.7} y={y - k * 2} scale={scale} tint={k === layers - 1 ? 0xffffff : 0x9a9088} />)}
      {count > 0 && <Count x={x + w / 2 - 6} y={y + h / 2 - 4} count={count} size={ground.letters} />}
      {count === 0 && <Words text={label} x={x} y={y} size={17} font="IM Fell English SC" colour={0xc9b48a} alpha={0.55} />}
    </>
  );
});

/** How many, on a bone disc. */
export const Count = memo(function Count({ x, y, count, size }: { readonly x: number; readonly y: number; readonly count: number; readonly size: number }) {
  const r = size * (count > 9 ? 0.72 : 0.62);
  return (
    <pixiContainer x={x} y={y}>
      <pixiGraphics draw={(g) => void g.clear().circle(1.5, 2, r).fill({ color: 0x000000, alpha: 0.5 }).circle(0, 0, r).fill({ color: 0xf3e6c8 }).stroke({ width: 2, color: 0x6d4a24 })} />
      <Words text={String(count)} x={0} y={-1} size={size} colour={0x2f1838} />
    </pixiContainer>
  );
});

const phases: Readonly<Partial<Record<VastView['phase'], string>>> = {
  'set-up': 'Setting up',
  collect: 'Collect cubes',
  actions: 'Actions',
  fury: 'End of turn',
  activate: 'Skeletons march',
  spawn: 'Skeletons gather',
};

/** Round, phase and goal at a glance. */
export const Plaque = memo(function Plaque({ ground, round, phase, caught, goal }: { readonly ground: Ground; readonly round: number; readonly phase: VastView['phase']; readonly caught: number; readonly goal: number }) {
  const { x, y, width, height } = ground.plaque;
  const flatly = width > 2.5 * height;
  const big = flatly ? 46 : 32;
  return (
    <pixiContainer x={x} y={y}>
      <pixiGraphics
        draw={(g) => {
          g.clear();
          g.roundRect(5, 9, width, height, 14).fill({ color: 0x000000, alpha: 0.5 });
          g.roundRect(0, 0, width, height, 12).fill({ color: 0x2a1810 }).stroke({ width: 2, color: 0x6b4422 });
          g.roundRect(7, 7, width - 14, height - 14, 8).fill({ color: 0x190d12 }).stroke({ width: 1.6, color: 0xc9973f });
        }}
      />
      {flatly ? (
        <>
          <Words text={`Round ${Math.max(1, round)}`} x={30} y={height / 2 - 2} size={big} anchor={{ x: 0, y: 0.5 }} />
          <Words text={phases[phase] ?? ''} x={width / 2} y={height / 2 - 2} size={42} font="IM Fell English SC" colour={0xeadfc3} />
          <Goal x={width - 190} y={height / 2} caught={caught} goal={goal} size={big} />
        </>
      ) : (
        <>
          <Words text={`Round ${Math.max(1, round)}`} x={width / 2} y={35} size={big} />
          <Words text={phases[phase] ?? ''} x={width / 2} y={70} size={25} font="IM Fell English SC" colour={0xeadfc3} />
          <Goal x={width / 2 - 56} y={111} caught={caught} goal={goal} size={big} />
        </>
      )}
    </pixiContainer>
  );
});

const Goal = memo(function Goal({ x, y, caught, goal, size }: { readonly x: number; readonly y: number; readonly caught: number; readonly goal: number; readonly size: number }) {
  return (
    <>
      <Picture frame="figure/poltergeist/card" x={x} y={y + size * 0.62} scale={size / 44} />
      <Words text={`${caught} of ${goal}`} x={x + size * 0.95} y={y - 1} size={size} anchor={{ x: 0, y: 0.5 }} colour={0xd6e2ff} />
    </>
  );
});
