import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import type { Cell, DiceCheck, Row, Track } from '../../../../../engine/games/vanguard/content/types.ts';
import type { CheckState } from '../../../../../engine/games/vanguard/state.ts';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import { Picture } from '../../../../parts/Picture.tsx';
import type { Strip } from '../../../../stage/shapes.ts';
import { layCard, printed, rowLine, trackLine, wordsWidth, type CardLine } from '../../checkLayout.ts';
import { effectWords } from '../../effectWords.ts';
import { ink, outcomeColours, outcomeFields } from '../../palette.ts';
import { platesOf } from '../../specialCells.ts';
import { Token } from '../Hand.tsx';
import { Line, Nine, Para, Sign, Spotted } from '../primitives.tsx';
import { LandingStageOf } from './LandingStage.tsx';

extend({ Container, Graphics });

const outcomeSigns = { green: 'check', yellow: 'log', red: 'injury' } as const;

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
  const { picture, plateAt, lineAt } = layCard(at, card, all.length);
  const sector = Math.max(1, view.boards[check.roller]?.sector ?? 1);
  return (
    <pixiContainer x={at.x} y={at.y}>
      <Nine frame="ui/field" x={0} y={0} width={at.width} height={at.height} rim={18} />
      {picture > 0 && <CardSky frame={`view/${view.planet!.id}/${sector}`} width={at.width - 12} height={picture - 6} />}
      <Line
        text={card.name}
        x={18}
        y={Math.max(28, picture - 20)}
        size={28}
        width={at.width - 60 - card.danger.length * 62}
        font="Rajdhani"
      />
      {card.danger.map(({ table, count }, i) => (
        <pixiContainer key={table} x={at.width - 30 - i * 62} y={Math.max(28, picture - 20)}>
          <Sign name="danger" x={0} y={0} size={30} tint={ink.yellow} />
          <Line text={`${table}${count > 1 ? ` ×${count}` : ''}`} x={-18} y={0} size={20} align="right" colour={ink.yellow} />
        </pixiContainer>
      ))}
      {all.map(({ id, cell }, i) => (
        <CellPlate key={id} id={id} cell={cell} lit={lit === id} shelf={at} at={plateAt(i)} />
      ))}
      {rows.map((row, i) => (
        <RowBar key={row.id} row={row} marked={check.marked === row.id} shelf={at} at={lineAt(i)} />
      ))}
      {tracks.map((track, i) => (
        <TrackBar
          key={track.id}
          track={track}
          marker={markers[`${card.id}.${track.id}`] ?? markers[track.id] ?? 0}
          at={lineAt(rows.length + i)}
        />
      ))}
      {check.landing && <LandingStageOf stage={check.landing} y={lineAt(0).y + 6} width={at.width} />}
      {rows.length + tracks.length === 0 && !check.landing && (
        <Para
          text="No rows and no tracks: the dice are for combinations."
          x={20}
          y={lineAt(0).y + 8}
          size={20}
          width={at.width - 40}
          colour={ink.dim}
        />
      )}
    </pixiContainer>
  );
}

/** The place where it happens, behind the name of the check. */
function CardSky({ frame, width, height }: { readonly frame: string; readonly width: number; readonly height: number }) {
  return (
    <>
      <Picture frame={frame} x={6 + width / 2} y={6 + height / 2} scale={{ x: width / 170, y: height / 112 }} />
      <pixiGraphics
        draw={(g) => {
          g.clear();
          for (let k = 0; k < 4; k++)
            g.rect(6, 6 + height - 52 + k * 13, width, 52 - k * 13).fill({ color: ink.deep, alpha: 0.26 });
        }}
      />
    </>
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
  return (
    <pixiContainer x={at.x} y={at.y}>
      <Bar color={row.color} width={at.width} height={at.height} marked={marked} />
      {need.map((token, k) => (
        <Token key={`${token} ${k}`} token={token} x={32 + k * 36} y={at.height / 2} size={31} />
      ))}
      {row.need.length > 1 && <Line text="or…" x={20 + need.length * 36} y={at.height / 2} size={18} colour={ink.dim} />}
      <Words line={rowLine(row)} at={at} />
      <Spotted id={`row:${row.id}`} at={moved(at, shelf)} z={20} />
    </pixiContainer>
  );
}

function Words({ line, at }: { readonly line: CardLine; readonly at: Strip }) {
  const lines = printed(line, at.width);
  return (
    <Para
      text={line.text}
      x={line.left}
      y={(at.height - lines * 18 * 1.12) / 2}
      size={18}
      width={wordsWidth(at.width, line.left)}
      most={lines}
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
      <Words line={trackLine(track)} at={at} />
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
