import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Role } from '../../../../engine/games/vast/content/roles.ts';
import type { SceneProps } from '../../../contract.ts';
import { useHeld } from '../../../hooks.ts';
import type { Placement } from '../../../zones/zone.ts';
import { DiceTray } from '../../../parts/DiceTray.tsx';
import { Die } from '../../../parts/Die.tsx';
import { Layer } from '../../../parts/Layer.tsx';
import type { RoleBoard } from '../boards/board.ts';
import { largeBoard, roleBoards } from '../boards/index.ts';
import { lay, type DealtBefore } from '../layout.ts';
import { trayIn } from '../../../parts/trayIn.ts';
import { cardCounts } from '../layout/cards.ts';
import { groundIn } from '../layout/groundIn.ts';
import { aroundMap, type Ground } from '../layout/ground.ts';
import { RitualPaths } from '../boards/manor/RitualPaths.tsx';
import { TileHandles } from '../boards/manor/TileHandles.tsx';
import { Network } from '../boards/warlock/Network.tsx';
import { ritualOf, restingTiles, rodeOf } from '../retold.ts';
import { LampLight, LightInAir } from './Air.tsx';
import { MarchCard, PlayingCard } from './Cards.tsx';
import { Chart } from './Chart.tsx';
import { Curtain } from './Curtain.tsx';
import { Fog } from './Fog.tsx';
import { JourneyBoards, JourneyGauges } from './JourneyBoards.tsx';
import { Piece } from './pieces.tsx';
import { Picture } from '../../../parts/Picture.tsx';
import { Places } from './Places.tsx';
import { Plaque } from './Plaque.tsx';
import { PrintedBoard } from './PrintedBoard.tsx';
import { PileCounts, Props } from './Props.tsx';
import { Rails } from './Rails.tsx';
import { roleGauges } from './roleGauges.ts';
import { Slabs, Spills, Tiles, WallFronts } from './Tiles.tsx';
import { useRetold } from './useRetold.ts';
import { Veil } from '../../../parts/Veil.tsx';
import { Tabletop } from './Tabletop.tsx';

extend({ Container, Graphics });

/** How Vast lies on the table, back to front. */
export function Scene({ view: shown, offers, acting, look: lookAt, placed }: SceneProps<VastView>) {
  const view = useRetold(shown);
  const before = useRef<DealtBefore>({});
  const role = largeBoard(view, offers, acting);
  const look = useCallback((to: Role) => lookAt(to === acting.looking ? null : to), [lookAt, acting]);
  const ground = useGround(placed, view, role);
  const inHand = useHeld().things;
  const laid = lay(view, offers, ground, { before: before.current, role, inHand });
  const { pieces, march, cards, onCards, edges, dice, memory } = laid;
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
      <Places ground={ground} view={view} role={role} edges={edges} look={look} />
      <Tabletop ground={ground} />
      {view.journey ? <JourneyBoards ground={ground} /> : <FullBoards ground={ground} view={view} board={board} />}
      <Props ground={ground} stack={view.stack} piles={piles} />
      {ground.up.has('supply') && (view.journey || view.roles.includes('skeletons')) && (
        <DiceTray id="tray:dice" {...trayIn(ground.dice, ground.dice.height / 4.6)} felt={0x3b2350} wood={0x7a4a26} />
      )}
      {ground.up.has('round') && <Plaque ground={ground} view={view} />}
      <BoardPicture x={ground.map.x} y={ground.map.y} scale={ground.map.scale} />
      <Chart ground={ground} />
      <Slabs ground={ground} map={resting} />
      <Tiles ground={ground} map={view.map} rode={rodeOf(view)} />
      <TileHandles ground={ground} map={view.map} offers={offers} />
      <Spills ground={ground} map={resting} />
      <Fog ground={ground} map={resting} />
      <LampLight ground={ground} view={view} />
      {view.warlock && <Network ground={ground} view={view} />}
      {view.journey && <JourneyGauges ground={ground} view={view} />}
      {!view.journey && Gauges && ground.up.has('board') && <Gauges spot={ground.board} view={view} />}
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
        <Die key={id} id={id} count={count} home={{ x, y }} edge={30 * (view.journey ? ground.march : ground.board).scale} />
      ))}
      <Curtain />
      {view.manor && <RitualPaths ground={ground} offers={offers} performed={ritual ? { ...ritual, turn: null } : null} />}
      <LightInAir ground={ground} view={view} />
      <Layer name="signs" />
      {choosing && <Veil over={aroundMap(ground)} colour={0x07040c} alpha={0.66} round={24} />}
      <pixiContainer sortableChildren label="cards">
        {cards.map((laid) => (
          <PlayingCard key={laid.id} laid={laid} />
        ))}
        {onCards.map((laid) => (
          <Piece key={laid.id} laid={laid} />
        ))}
      </pixiContainer>
      {ground.up.has('supply') && <PileCounts ground={ground} piles={piles} />}
    </>
  );
}

/** The rails of all roles, and the board of the one who decides. */
function FullBoards({ ground, view, board }: { readonly ground: Ground; readonly view: VastView; readonly board: RoleBoard }) {
  return (
    <>
      {ground.up.has('rails') && <Rails ground={ground} view={view} />}
      {ground.up.has('board') && <PrintedBoard frame={board.frame} spot={ground.board} tint={0xf0e8e4} />}
    </>
  );
}

/** The same ground as long as the table lies as it does: everything that is drawn on it is remembered by it. */
function useGround(placed: Placement, view: VastView, role: Role): Ground {
  const [journey, roles] = [view.journey !== null, view.roles.join()];
  const { inPlay, inHand } = cardCounts(roleBoards[role].held(view));
  return useMemo(
    () => groundIn(placed, { journey, roles: view.roles, role, inPlay, inHand }),
    [placed, journey, roles, role, inPlay, inHand],
  );
}

const BoardPicture = memo(function BoardPicture(spot: { readonly x: number; readonly y: number; readonly scale: number }) {
  return <Picture frame="board" {...spot} />;
});
