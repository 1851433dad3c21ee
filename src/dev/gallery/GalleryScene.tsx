import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { useMemo } from 'react';
import type { SceneProps } from '../../table/contract.ts';
import { Board } from '../../table/parts/Board.tsx';
import { Deck } from '../../table/parts/Deck.tsx';
import { Dial } from '../../table/parts/Dial.tsx';
import { DiceTray } from '../../table/parts/DiceTray.tsx';
import { Die } from '../../table/parts/Die.tsx';
import { HandOfCards } from '../../table/parts/HandOfCards.tsx';
import { wells } from '../../table/parts/hexTray.ts';
import { HexTray } from '../../table/parts/HexTray.tsx';
import { Layer } from '../../table/parts/Layer.tsx';
import { Mini } from '../../table/parts/Mini.tsx';
import { PlayerBoard } from '../../table/parts/PlayerBoard.tsx';
import { Stack } from '../../table/parts/Stack.tsx';
import { Surface } from '../../table/parts/Surface.tsx';
import { TileGrid } from '../../table/parts/TileGrid.tsx';
import { Token } from '../../table/parts/Token.tsx';
import { Track } from '../../table/parts/Track.tsx';
import type { Point } from '../../table/stage/shapes.ts';
import { useTable } from '../../table/tableContext.ts';
import { cell, columns, hand, rows, type GalleryView } from './game.ts';

extend({ Container });

const size = 118;

/** Every part of the kit, with made-up pieces. */
export function GalleryScene({ view, layout }: SceneProps<GalleryView>) {
  const { art } = useTable();
  const wide = layout === 'wide';
  const { width, height } = wide ? { width: 1600, height: 900 } : { width: 900, height: 1600 };
  const map = wide ? { x: 60, y: 62 } : { x: 60, y: 60 };
  const tray = wide ? { x: 840, y: 236 } : { x: 470, y: 660 };
  const board = wide ? { x: 330, y: 606 } : { x: 330, y: 1060 };
  const dice = wide ? { x: 1330, y: 190 } : { x: 250, y: 1300 };
  const deck = wide ? { x: 1200, y: 520 } : { x: 740, y: 120 };
  const radius = 118;

  const tiles = useMemo(
    () =>
      [0, 1, 2, 3, 4, 5].map((k) => ({
        id: `tile:${k}`,
        column: [0, 1, 2, 3, 1, 3][k]!,
        row: [0, 1, 0, 1, 2, 2][k]!,
        front: art.texture(`tile-${k}`),
        back: art.texture('tile-back'),
        faceUp: view.faceUp[`tile:${k}`] ?? true,
        turn: k === 2 ? view.turn : 0,
      })),
    [art, view.faceUp, view.turn],
  );
  const hex = (k: number) => ({ place: `well:${k}`, hex: { id: `hex:${k}`, front: art.texture(`hex-${k}`), back: art.texture(`hex-${k}-back`), faceUp: view.faceUp[`hex:${k}`] ?? true } });
  const where = (place: string): Point => {
    if (place.startsWith('well:')) {
      const well = wells(radius, 'pointy')[Number(place.slice(5))]!;
      return { x: tray.x + well.x, y: tray.y + well.y + 20 };
    }
    const [c, r] = place.slice(5).split(',').map(Number) as [number, number];
    return { x: map.x + (c + 0.5) * size, y: map.y + (r + 0.5) * size };
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
      <Surface kind="oak" width={width} height={height} />
      <Board x={map.x + (columns * size) / 2} y={map.y + (rows * size) / 2} width={columns * size + 12} height={rows * size + 12} colour={0x1c1a2a} rim={20} thickness={14} />
      <HexTray x={tray.x} y={tray.y} radius={radius} slots={[hex(0), hex(1), hex(2)]} />
      <PlayerBoard x={board.x} y={board.y} width={540} height={196} title="The Keeper" colour={0x4a2f6b} font="Georgia, serif">
        <Dial x={188} y={4} radius={72} value={view.grit} from={0} to={50} step={10} label="Grit" />
        <Track id="health" x={-242} y={-12} from={0} to={7} value={view.health} colour={0xd8b98a} cell={30} gap={5} />
        <Stack id="coins" texture={art.texture('coin')} count={view.coins} home={{ x: -206, y: 56 }} radius={20} sharp={4} />
      </PlayerBoard>
      <DiceTray x={dice.x} y={dice.y} columns={12} rows={7} edge={32} />
      <TileGrid x={map.x} y={map.y} columns={columns} rows={rows} cell={size} tiles={tiles} placeId={cell} />
      <Layer name="glow" />
      <Layer name="shadows" />
      <pixiContainer sortableChildren>
        <Deck id="deck" top={back} count={30 - view.drawn} home={deck} width={100} height={140} />
        <Deck id="pile" top={art.texture(`card-${played.at(-1) ?? 'Omen'}`)} count={1 + played.length} home={{ x: deck.x + (wide ? 124 : 0), y: deck.y + (wide ? 0 : 180) }} width={100} height={140} />
        <Token id="token:web" texture={art.texture('web')} home={stands('token:web', -32, 30)} radius={17} sharp={4} place={view.at['token:web']} z={200} />
        <Token id="token:blood" texture={art.texture('blood')} home={stands('token:blood', 34, 30)} radius={17} sharp={4} place={view.at['token:blood']} z={200} />
        {(['knight', 'witch', 'seeker'] as const).map((name, k) => {
          const home = stands(`mini:${name}`, [0, 14, 0][k]!, 22);
          const base = [{ colour: 0xe0a02e, letter: 'K' }, { colour: 0x8a4fb5, letter: 'W' }, { colour: 0x3f8f93, letter: 'S' }][k]!;
          return <Mini key={name} id={`mini:${name}`} texture={art.texture(name)} home={home} radius={27} tall={86} base={base} place={view.at[`mini:${name}`]} z={Math.round(home.y)} />;
        })}
        <Die id="dice" home={{ x: wide ? 1480 : 640, y: wide ? 450 : 1300 }} count={2} edge={32} z={500} />
      </pixiContainer>
      <HandOfCards
        x={wide ? 1120 : 450}
        y={wide ? 760 : 1490}
        width={wide ? 780 : 760}
        cardWidth={130}
        cardHeight={182}
        cards={inHand.map((name) => ({ id: `card:${name}`, front: art.texture(`card-${name}`), back }))}
        from="deck"
        z={1000}
      />
    </>
  );
}
