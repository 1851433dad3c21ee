import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import type { SceneProps } from '../../table/contract.ts';
import { usePlace } from '../../table/hooks.ts';
import { Card } from '../../table/parts/Card.tsx';
import { Deck } from '../../table/parts/Deck.tsx';
import { Dial } from '../../table/parts/Dial.tsx';
import { DiceTray } from '../../table/parts/DiceTray.tsx';
import { Die } from '../../table/parts/Die.tsx';
import { middleOfCell, type Grid } from '../../table/parts/grid.ts';
import { centreOf, type HexFit, type HexId } from '../../table/parts/hexFit.ts';
import { Layer } from '../../table/parts/Layer.tsx';
import { Mini } from '../../table/parts/Mini.tsx';
import { Words } from '../../table/parts/Picture.tsx';
import { Sliding } from '../../table/parts/Sliding.tsx';
import { TileGrid } from '../../table/parts/TileGrid.tsx';
import { Token } from '../../table/parts/Token.tsx';
import type { Area, Point } from '../../table/stage/shapes.ts';
import { useTable } from '../../table/tableContext.ts';
import { cell, columns, hand, rows, slots, turned, type GalleryView } from './game.ts';
import { Status } from './Status.tsx';
import { Valley } from './Valley.tsx';

extend({ Container, Graphics });

const size = 118;
const plans = {
  wide: {
    map: { x: 60, y: 62, cellWidth: size, cellHeight: size, scale: 1.14 } as Grid,
    hexes: { x: 740, y: 170, scale: 1, radius: 104 } as HexFit,
    dial: { x: 330, y: 620 },
    dice: { x: 1330, y: 190 },
    deck: { x: 1200, y: 520 },
    pile: { x: 1324, y: 520 },
    die: { x: 1480, y: 450 },
    hand: { x: 780, y: 760 },
  },
  tall: {
    map: { x: 60, y: 60, cellWidth: size, cellHeight: size, scale: 1.14 } as Grid,
    hexes: { x: 370, y: 600, scale: 1, radius: 104 } as HexFit,
    dial: { x: 330, y: 1060 },
    dice: { x: 250, y: 1300 },
    deck: { x: 740, y: 120 },
    pile: { x: 740, y: 300 },
    die: { x: 640, y: 1300 },
    hand: { x: 120, y: 1490 },
  },
};
const covers = { alpha: 0.8 } as const;
const cells = Array.from({ length: columns * rows }, (_, k) => ({ column: k % columns, row: Math.floor(k / columns) }));

/** Every part of the kit, with made-up pieces. */
export function GalleryScene({ view, layout }: SceneProps<GalleryView>) {
  const { art } = useTable();
  const plan = plans[layout];
  const tiles = [0, 1, 2, 3, 4, 5].map((k) => {
    const [column, row] = [[0, 1, 2, 3, 1, 3][k]!, [0, 1, 0, 1, 2, 2][k]!];
    const place = cell(column, row);
    const turn = place === turned ? view.turn : 0;
    const faceUp = view.faceUp[place] ?? true;
    return { id: `tile:${k}`, place, column, row, faceUp, turn, front: `tile-${k}`, back: 'tile-back', tint: 0xffffff, cover: 'mist' };
  });
  const where = (place: string): Point => {
    if (place.startsWith('hex:')) return centreOf(plan.hexes, place.slice(4) as HexId);
    const [column, row] = place.slice(5).split(',').map(Number) as [number, number];
    return middleOfCell(plan.map, column, row);
  };
  const stands = (thing: string, dx: number, dy: number): Point => {
    const { x, y } = where(view.at[thing]!);
    return { x: x + dx, y: y + dy };
  };
  const inHand = hand.slice(0, view.drawn).filter((name) => view.at[`card:${name}`] === undefined);
  const played = hand.filter((name) => view.at[`card:${name}`] !== undefined);
  const back = art.texture('card-back');

  return (
    <>
      <pixiGraphics draw={(g) => void g.clear().rect(-1600, -1600, 4800, 4800).fill({ color: 0x2a1a10 })} />
      {cells.map(({ column, row }) => (
        <Cell key={cell(column, row)} id={cell(column, row)} at={middleOfCell(plan.map, column, row)} />
      ))}
      <Valley fit={plan.hexes} slots={slots} faceUp={view.faceUp} />
      <Gauge at={plan.dial} value={view.grit} />
      <Status x={plan.dial.x + 140} y={plan.dial.y - 50} grit={view.grit} drawn={view.drawn} />
      <DiceTray x={plan.dice.x} y={plan.dice.y} columns={12} rows={7} edge={32} />
      <TileGrid grid={plan.map} tiles={tiles} covers={covers} />
      <Layer name="glow" />
      <Layer name="shadows" />
      <pixiContainer sortableChildren>
        <Deck id="deck" top={back} count={30 - view.drawn} home={plan.deck} width={100} height={140} />
        <Deck
          id="pile"
          top={art.texture(`card-${played.at(-1) ?? 'Omen'}`)}
          count={1 + played.length}
          home={plan.pile}
          width={100}
          height={140}
        />
        {(['web', 'blood'] as const).map((name, k) => (
          <Token
            key={name}
            id={`token:${name}`}
            texture={art.texture(name)}
            home={stands(`token:${name}`, k === 0 ? -32 : 34, 30)}
            radius={17}
            sharp={4}
            place={view.at[`token:${name}`]}
            z={200}
          />
        ))}
        {minis.map(({ name, colour, letter, dx }) => {
          const home = stands(`mini:${name}`, dx, 22);
          return (
            <Mini
              key={name}
              id={`mini:${name}`}
              texture={art.texture(name)}
              home={home}
              radius={27}
              tall={86}
              base={{ colour, letter }}
              place={view.at[`mini:${name}`]}
              z={Math.round(home.y)}
            />
          );
        })}
        <Die id="dice" home={plan.die} count={2} edge={32} z={500} />
        {inHand.map((name, k) => (
          <Card
            key={name}
            id={`card:${name}`}
            front={art.texture(`card-${name}`)}
            back={back}
            faceUp
            home={{ x: plan.hand.x + k * 128, y: plan.hand.y }}
            width={120}
            height={168}
            z={1000 + k}
            from="deck"
          />
        ))}
      </pixiContainer>
    </>
  );
}

const minis = [
  { name: 'knight', colour: 0xe0a02e, letter: 'K', dx: 0 },
  { name: 'witch', colour: 0x8a4fb5, letter: 'W', dx: 14 },
  { name: 'seeker', colour: 0x3f8f93, letter: 'S', dx: 0 },
] as const;

function Cell({ id, at: { x, y } }: { readonly id: string; readonly at: Point }) {
  const area = useMemo<Area>(() => ({ shape: 'rect', x: x - size / 2, y: y - size / 2, width: size, height: size, round: 5 }), [x, y]);
  usePlace(id, { area, glow: 'tile' });
  return <pixiGraphics x={x} y={y} draw={(g) => void g.clear().rect(-size / 2 + 2, -size / 2 + 2, size - 4, size - 4).fill(0x1c1a2a)} />;
}

/** A dial to tap, and a mark that slides along under it. */
const Gauge = memo(function Gauge({ at: { x, y }, value }: { readonly at: Point; readonly value: number }) {
  const area = useMemo<Area>(() => ({ shape: 'circle', x, y, radius: 70 }), [x, y]);
  usePlace('grit', { area, glow: 'ring' });
  return (
    <>
      <Dial x={x} y={y} frame="dial" scale={1.2} turn={-2.4 + (4.8 * value) / 50}>
        <Words text={String(value)} x={0} y={0} size={40} font="Inter" colour={0xfff2cf} />
      </Dial>
      <Sliding x={x - 100 + 4 * value} y={y + 96}>
        <pixiGraphics draw={(g) => void g.clear().poly([-9, 0, 9, 0, 0, -16]).fill({ color: 0xffdf8a })} />
      </Sliding>
    </>
  );
});
