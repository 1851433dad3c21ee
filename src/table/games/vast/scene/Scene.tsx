import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useLayoutEffect, useRef } from 'react';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { SceneProps } from '../../../contract.ts';
import { DiceTray } from '../../../parts/DiceTray.tsx';
import { Die } from '../../../parts/Die.tsx';
import { Layer } from '../../../parts/Layer.tsx';
import { lay } from '../layout.ts';
import type { Dealt } from '../layout/cubes.ts';
import { trayOf } from '../layout/dice.ts';
import { grounds } from '../layout/ground.ts';
import { LampLight, LightInAir } from './Air.tsx';
import { Boards, Gauges } from './Boards.tsx';
import { MarchCard, PlayingCard } from './Cards.tsx';
import { Fog } from './Fog.tsx';
import { Piece } from './pieces.tsx';
import { Picture } from './Picture.tsx';
import { Places } from './Places.tsx';
import { Plaque } from './Plaque.tsx';
import { PileCounts, Props } from './Props.tsx';
import { Slabs, Spills, Tiles, WallFronts } from './Tiles.tsx';
import { useRetold } from './useRetold.ts';
import { Veil } from './Veil.tsx';
import { Tabletop } from './Tabletop.tsx';

extend({ Container, Graphics });

/** How Vast lies on the table, back to front. */
export function Scene({ view: shown, questions, layout }: SceneProps<VastView>) {
  const view = useRetold(shown, layout);
  const ground = grounds[layout];
  const before = useRef<Dealt>([]);
  const { pieces, march, cards, edges, dice, dealt } = lay(view, questions, layout, before.current);
  useLayoutEffect(() => {
    before.current = dealt;
  });
  const { favors, treasures } = view.paladin;
  const choosing = favors.drawn.length + treasures.drawn.length > 0;
  return (
    <>
      <Places layout={layout} edges={edges} />
      <Tabletop ground={ground} />
      <Boards ground={ground} />
      <Props ground={ground} stack={view.stack} favors={pair(favors)} treasures={pair(treasures)} />
      <DiceTray id="tray:dice" {...trayOf(ground)} felt={0x3b2350} wood={0x7a4a26} />
      <Plaque ground={ground} view={view} />
      <BoardPicture x={ground.map.x} y={ground.map.y} scale={ground.map.scale} />
      <Slabs ground={ground} map={view.map} />
      <Tiles ground={ground} map={view.map} />
      <Spills ground={ground} map={view.map} />
      <Fog ground={ground} map={view.map} />
      <LampLight ground={ground} view={view} />
      <Gauges ground={ground} view={view} />
      <Layer name="glow" />
      <Layer name="shadows" />
      <pixiContainer sortableChildren label="march">
        {march.map((laid) => (
          <MarchCard key={laid.id} laid={laid} />
        ))}
      </pixiContainer>
      <pixiContainer sortableChildren label="pieces">
        <WallFronts ground={ground} map={view.map} />
        {pieces.map((laid) => (
          <Piece key={laid.id} laid={laid} />
        ))}
      </pixiContainer>
      {dice.map(({ id, count, x, y }) => (
        <Die key={id} id={id} count={count} home={{ x, y }} edge={30} />
      ))}
      <LightInAir ground={ground} view={view} />
      {choosing && <Veil ground={ground} />}
      <pixiContainer sortableChildren label="cards">
        {cards.map((laid) => (
          <PlayingCard key={laid.id} laid={laid} />
        ))}
      </pixiContainer>
      <PileCounts ground={ground} favors={pair(favors)} treasures={pair(treasures)} />
    </>
  );
}

const pair = ({ deck, discard }: { readonly deck: number; readonly discard: readonly unknown[] }): readonly [number, number] => [deck, discard.length];

const BoardPicture = memo(function BoardPicture(spot: { readonly x: number; readonly y: number; readonly scale: number }) {
  return <Picture frame="board" {...spot} />;
});
