import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { SceneProps } from '../../../contract.ts';
import { DiceTray } from '../../../parts/DiceTray.tsx';
import { Die } from '../../../parts/Die.tsx';
import { Layer } from '../../../parts/Layer.tsx';
import type { RoleBoard } from '../boards/board.ts';
import { roleBoards } from '../boards/index.ts';
import { lay, type DealtBefore } from '../layout.ts';
import { trayIn } from '../../../parts/trayIn.ts';
import { groundOf } from '../layout/fullGround.ts';
import { aroundMap, type Ground } from '../layout/ground.ts';
import { RitualPaths } from '../boards/manor/RitualPaths.tsx';
import { TileHandles } from '../boards/manor/TileHandles.tsx';
import { Network } from '../boards/warlock/Network.tsx';
import { ritualOf, restingTiles, rodeOf } from '../retold.ts';
import { LampLight, LightInAir } from './Air.tsx';
import { MarchCard, PlayingCard } from './Cards.tsx';
import { Curtain } from './Curtain.tsx';
import { Fog } from './Fog.tsx';
import { JourneyBoards, JourneyGauges } from './JourneyBoards.tsx';
import { Piece } from './pieces.tsx';
import { Picture } from '../../../parts/Picture.tsx';
import { Places } from './Places.tsx';
import { Plaque } from './Plaque.tsx';
import { PileCounts, Props } from './Props.tsx';
import { Rails } from './Rails.tsx';
import { roleGauges } from './roleGauges.ts';
import { Slabs, Spills, Tiles, WallFronts } from './Tiles.tsx';
import { useLookedRole } from './useLookedRole.ts';
import { useRetold } from './useRetold.ts';
import { Veil } from '../../../parts/Veil.tsx';
import { Tabletop } from './Tabletop.tsx';

extend({ Container, Graphics });

/** How Vast lies on the table, back to front. */
export function Scene({ view: shown, offers, layout }: SceneProps<VastView>) {
  const view = useRetold(shown);
  const ground = groundOf(layout, view);
  const before = useRef<DealtBefore>({});
  const [looked, look] = useLookedRole(view, offers);
  const { role, pieces, march, cards, onCards, edges, dice, memory } = lay(view, offers, layout, before.current, looked);
  useLayoutEffect(() => {
    before.current = memory;
  });
  const resting = useMemo(() => restingTiles(view), [view]);
  const ritual = ritualOf(view);
  const board = roleBoards[role];
  const Gauges = roleGauges[role];
  const held = board.held(view);
  const piles = held.map(({ kind, deck, discard }) => ({ kind, deck, discard: discard.length }));
  const choosing = held.some(({ drawn }) => drawn.length > 0);
  return (
    <>
      <Places layout={layout} view={view} role={role} edges={edges} look={look} />
      <Tabletop ground={ground} />
      {view.journey ? <JourneyBoards ground={ground} /> : <FullBoards ground={ground} view={view} board={board} />}
      <Props ground={ground} stack={view.stack} piles={piles} />
      {(view.journey || view.roles.includes('skeletons')) && (
        <DiceTray id="tray:dice" {...trayIn(ground.dice, 34)} felt={0x3b2350} wood={0x7a4a26} />
      )}
      <Plaque ground={ground} view={view} />
      <BoardPicture x={ground.map.x} y={ground.map.y} scale={ground.map.scale} />
      <Slabs ground={ground} map={resting} />
      <Tiles ground={ground} map={view.map} rode={rodeOf(view)} />
      <TileHandles ground={ground} map={view.map} offers={offers} />
      <Spills ground={ground} map={resting} />
      <Fog ground={ground} map={resting} />
      <LampLight ground={ground} view={view} />
      {view.warlock && <Network ground={ground} view={view} />}
      {view.journey ? <JourneyGauges ground={ground} view={view} /> : Gauges && <Gauges spot={ground.board} view={view} />}
      <Layer name="glow" />
      <Layer name="shadows" />
      <pixiContainer sortableChildren label="march">
        {march.map((laid) => (
          <MarchCard key={laid.id} laid={laid} />
        ))}
      </pixiContainer>
      <pixiContainer sortableChildren label="pieces">
        <WallFronts ground={ground} map={resting} />
        {pieces.map((laid) => (
          <Piece key={laid.id} laid={laid} />
        ))}
      </pixiContainer>
      {dice.map(({ id, count, x, y }) => (
        <Die key={id} id={id} count={count} home={{ x, y }} edge={30} />
      ))}
      <Curtain />
      {view.manor && <RitualPaths ground={ground} offers={offers} performed={ritual ? { ...ritual, turn: null } : null} />}
      <LightInAir ground={ground} view={view} />
      {choosing && <Veil over={aroundMap(ground)} colour={0x07040c} alpha={0.66} round={24} />}
      <pixiContainer sortableChildren label="cards">
        {cards.map((laid) => (
          <PlayingCard key={laid.id} laid={laid} />
        ))}
        {onCards.map((laid) => (
          <Piece key={laid.id} laid={laid} />
        ))}
      </pixiContainer>
      <PileCounts ground={ground} piles={piles} />
    </>
  );
}

/** The rails of all roles, and the board of the one who decides. */
function FullBoards({ ground, view, board }: { readonly ground: Ground; readonly view: VastView; readonly board: RoleBoard }) {
  const { x, y, scale } = ground.board;
  return (
    <>
      <Rails ground={ground} view={view} />
      <Picture frame={board.frame} x={x} y={y} scale={scale} tint={0xf0e8e4} />
    </>
  );
}

const BoardPicture = memo(function BoardPicture(spot: { readonly x: number; readonly y: number; readonly scale: number }) {
  return <Picture frame="board" {...spot} />;
});
