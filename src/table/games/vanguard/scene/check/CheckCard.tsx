import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { gcOf } from '../../../../../engine/games/vanguard/content/find.ts';
import type { Cell, DiceCheck, Row, Track } from '../../../../../engine/games/vanguard/content/types.ts';
import type { CheckState } from '../../../../../engine/games/vanguard/state.ts';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import type { Strip } from '../../../../stage/shapes.ts';
import { headOfCard, plateHeight } from '../../checkLayout.ts';
import { effectWords } from '../../effectWords.ts';
import { ink, outcomeColours, outcomeFields } from '../../palette.ts';
import { Token } from '../Hand.tsx';
import { Line, Nine, Para, Sign, Spotted } from '../primitives.tsx';

extend({ Container, Graphics });

const outcomeSigns = { green: 'check', yellow: 'log', red: 'injury' } as const;
const plate = plateHeight;

/** The special effects of the global condition and of the card, and the combination of the condition, each with its place. */
export function platesOf(card: DiceCheck, view: VanguardView): readonly { readonly id: string; readonly cell: Cell }[] {
  const gc = view.planet!.gc;
  const { special = [], combo } = gc === null ? {} : gcOf(gc);
  const cells = [...special, ...card.special.flat()].map((cell, i) => ({ id: `cell:${i}`, cell }));
  return combo ? [...cells, { id: `gc:${gc}`, cell: combo }] : cells;
}

const columnsIn = ({ width }: Strip): number => (width >= 400 ? 2 : 1);

/** Where a special effect lies on the card. */
export function plateAt(card: Strip, i: number): Strip {
  const columns = columnsIn(card);
  const width = (card.width - 32 - (columns - 1) * 8) / columns;
  return { x: 16 + (i % columns) * (width + 8), y: headOfCard + Math.floor(i / columns) * (plate + 6), width, height: plate };
}

/** Special effects in their black frames, then rows or tracks with what they bring. Dice are dropped on all of them. */
export function CheckCard({
  card,
  check,
  view,
  markers,
  lit,
  at,
}: {
  readonly card: DiceCheck;
  readonly check: CheckState;
  readonly view: VanguardView;
  readonly markers: Readonly<Record<string, number>>;
  /** The special effect that happens now. */
  readonly lit: string | null;
  readonly at: Strip;
}) {
  const all = platesOf(card, view);
  const rows = card.rows ?? [];
  const tracks = card.tracks ?? [];
  const lines = rows.length + tracks.length;
  const columns = columnsIn(at);
  const plates = all.length;
  const used = headOfCard + Math.ceil(plates / columns) * (plate + 6) + (plates > 0 ? 6 : 0);
  const each = Math.min(76, (at.height - used - 10) / Math.max(1, lines));
  return (
    <pixiContainer x={at.x} y={at.y}>
      <Nine frame="ui/field" x={0} y={0} width={at.width} height={at.height} rim={18} />
      <Line text={card.name} x={18} y={28} size={28} width={at.width - 60 - card.danger.length * 62} font="Rajdhani" />
      {card.danger.map(({ table, count }, i) => (
        <pixiContainer key={table} x={at.width - 30 - i * 62} y={28}>
          <Sign name="danger" x={0} y={0} size={30} tint={ink.yellow} />
          <Line text={`${table}${count > 1 ? ` ×${count}` : ''}`} x={-18} y={0} size={20} align="right" colour={ink.yellow} />
        </pixiContainer>
      ))}
      {all.map(({ id, cell }, i) => (
        <CellPlate key={id} id={id} cell={cell} lit={lit === id} shelf={at} at={plateAt(at, i)} />
      ))}
      {rows.map((row, i) => (
        <RowBar
          key={row.id}
          row={row}
          marked={check.marked === row.id}
          shelf={at}
          at={{ x: 16, y: used + i * each, width: at.width - 32, height: each - 6 }}
        />
      ))}
      {tracks.map((track, i) => (
        <TrackBar
          key={track.id}
          track={track}
          marker={markers[`${card.id}.${track.id}`] ?? markers[track.id] ?? 0}
          at={{ x: 16, y: used + (rows.length + i) * each, width: at.width - 32, height: each - 6 }}
        />
      ))}
      {lines === 0 && (
        <Para
          text="No rows and no tracks: the dice are for combinations."
          x={20}
          y={used + 8}
          size={20}
          width={at.width - 40}
          colour={ink.dim}
        />
      )}
    </pixiContainer>
  );
}

/** The kit counts places in units of the spot around the card. */
export const moved = ({ x, y, width, height }: Strip, shelf: Strip): Strip => ({ x: x + shelf.x, y: y + shelf.y, width, height });

function CellPlate({
  id,
  cell,
  lit,
  shelf,
  at,
}: {
  readonly id: string;
  readonly cell: Cell;
  readonly lit: boolean;
  readonly shelf: Strip;
  readonly at: Strip;
}) {
  const need = (cell.need[0] ?? []).slice(0, 3);
  const harm = need.includes('ACC');
  const left = 12 + need.length * 34;
  return (
    <pixiContainer x={at.x} y={at.y}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .poly([6, 0, at.width, 0, at.width, at.height - 6, at.width - 6, at.height, 0, at.height, 0, 6])
            .fill({ color: lit ? (harm ? 0x5a1c14 : 0x0f4a38) : ink.enamel })
            .stroke({ width: lit ? 4 : 1.4, color: lit ? (harm ? ink.red : ink.mint) : harm ? 0x7a3128 : 0x2f6a7c })
        }
      />
      {need.map((token, i) => (
        <Token key={`${token} ${i}`} token={token} x={22 + i * 34} y={at.height / 2} size={30} />
      ))}
      <Line
        text={`${cell.need.length > 1 ? 'or… ' : ''}${effectWords(cell.effects)}`}
        x={left + 4}
        y={at.height / 2}
        size={19}
        width={at.width - left - 12}
        colour={harm ? 0xffb0a2 : ink.print}
      />
      <Spotted id={id} at={moved(at, shelf)} z={20} />
    </pixiContainer>
  );
}

function RowBar({ row, marked, shelf, at }: { readonly row: Row; readonly marked: boolean; readonly shelf: Strip; readonly at: Strip }) {
  const need = (row.need[0] ?? []).slice(0, 4);
  const left = 22 + Math.max(1, need.length) * 36 + (row.need.length > 1 ? 34 : 0);
  return (
    <pixiContainer x={at.x} y={at.y}>
      <Bar color={row.color} width={at.width} height={at.height} marked={marked} />
      {need.map((token, k) => (
        <Token key={`${token} ${k}`} token={token} x={32 + k * 36} y={at.height / 2} size={31} />
      ))}
      {row.need.length > 1 && <Line text="or…" x={20 + need.length * 36} y={at.height / 2} size={18} colour={ink.dim} />}
      <Words
        text={
          row.need[0]?.length === 0 ? `otherwise: ${effectWords(row.effects) || 'nothing'}` : effectWords(row.effects) || 'nothing more'
        }
        x={row.need[0]?.length === 0 ? 18 : left}
        at={at}
      />
      <Spotted id={`row:${row.id}`} at={moved(at, shelf)} z={20} />
    </pixiContainer>
  );
}

function Words({ text, x, at }: { readonly text: string; readonly x: number; readonly at: Strip }) {
  const two = at.height >= 44;
  return (
    <Para
      text={text}
      x={x}
      y={Math.max(2, at.height / 2 - (two && text.length * 8 > at.width - x - 50 ? 21 : 11))}
      size={18}
      width={at.width - x - 42}
      most={two ? 2 : 1}
      font="Saira Condensed"
      weight="600"
      leading={1.12}
    />
  );
}

function TrackBar({ track, marker, at }: { readonly track: Track; readonly marker: number; readonly at: Strip }) {
  return (
    <pixiContainer x={at.x} y={at.y}>
      <Bar color={track.color} width={at.width} height={at.height} marked={marker >= track.length} />
      {Array.from({ length: track.length + 1 }, (_, k) => (
        <pixiGraphics
          key={k}
          draw={(g) =>
            void g
              .clear()
              .roundRect(16 + k * 34, at.height / 2 - 14, 28, 28, 6)
              .fill({ color: k === marker ? ink.orange : k === track.length ? outcomeColours[track.color] : ink.deep })
              .stroke({ width: 1.6, color: outcomeColours[track.color] })
          }
        />
      ))}
      <Words text={effectWords(track.effects)} x={24 + (track.length + 1) * 34} at={at} />
    </pixiContainer>
  );
}

function Bar({
  color,
  width,
  height,
  marked,
}: {
  readonly color: Row['color'];
  readonly width: number;
  readonly height: number;
  readonly marked: boolean;
}) {
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .poly([8, 0, width, 0, width, height - 8, width - 8, height, 0, height, 0, 8])
            .fill({ color: outcomeFields[color] })
            .stroke({ width: marked ? 3.5 : 1.6, color: outcomeColours[color], alpha: marked ? 1 : 0.7 })
            .rect(0, 8, 6, height - 8)
            .fill({ color: outcomeColours[color] })
        }
      />
      <Sign name={outcomeSigns[color]} x={width - 20} y={height / 2} size={20} tint={outcomeColours[color]} alpha={0.8} />
    </>
  );
}
