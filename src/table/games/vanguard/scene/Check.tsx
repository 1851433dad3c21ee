import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useEffect, useMemo, useState } from 'react';
import { colorOf, facesOf } from '../../../../engine/games/vanguard/content/dice.ts';
import { checkOf, gcOf, recruitOf } from '../../../../engine/games/vanguard/content/find.ts';
import type { Cell, DiceCheck } from '../../../../engine/games/vanguard/content/types.ts';
import type { VanguardFact } from '../../../../engine/games/vanguard/facts.ts';
import type { CheckState } from '../../../../engine/games/vanguard/state.ts';
import type { VanguardView } from '../../../../engine/games/vanguard/view.ts';
import { DiceTray } from '../../../parts/DiceTray.tsx';
import { Picture } from '../../../parts/Picture.tsx';
import { trayIn } from '../../../parts/trayIn.ts';
import { useAudience } from '../../../told.ts';
import { effectWords } from '../effectWords.ts';
import { oddsLines } from '../odds.ts';
import { ink, outcomeColours, outcomeFields, sectionColours } from '../palette.ts';
import { mapSize } from '../sizes.ts';
import { Token } from './Hand.tsx';
import { DieThing, Line, Nine, Para, Sign } from './primitives.tsx';

extend({ Container, Graphics });

const steps = ['Choose', 'Add', 'Roll', 'Modify', 'Combine', 'Danger', 'Effects', 'Mark', 'Spend', 'Outcome'] as const;

/** The check as its own scene over the planet: the sky stays open, so the place is never lost. */
export function Check({ view, check }: { readonly view: VanguardView; readonly check: CheckState }) {
  const planet = view.planet!;
  const card = checkOf(check.check, planet.id);
  const rolling = useRolling(view);
  const top = 96;
  const { width, height } = mapSize;
  return (
    <pixiContainer>
      <Nine frame="ui/board" x={14} y={top} width={width - 28} height={height - top - 14} rim={36} />
      <Line text="DICE CHECK" x={48} y={top + 34} size={28} font="Rajdhani" />
      <Line
        text={`${recruitOf(view.boards[check.roller]!.crew).name} rolls`}
        x={210}
        y={top + 34}
        size={22}
        width={170}
        colour={sectionColours[check.roller]}
      />
      <Steps at={check.step} y={top + 16} />
      <CheckCard card={card} check={check} view={view} y={top + 60} height={height - top - 92} />
      <Pool check={check} rolling={rolling} y={top + 60} />
      <OddsPanel view={view} check={check} card={card} y={top + 352} />
    </pixiContainer>
  );
}

/** True while dice are being thrown: then the tray is open and nothing lies on it yet. */
function useRolling(view: VanguardView): boolean {
  const [rolling, setRolling] = useState(false);
  useAudience<VanguardFact>((facts) => {
    if (facts.some(({ fact }) => fact === 'rolled')) setRolling(true);
  });
  useEffect(() => setRolling(false), [view]);
  return rolling;
}

function Steps({ at, y }: { readonly at: number; readonly y: number }) {
  return (
    <>
      {steps.map((name, i) => {
        const [x, now] = [396 + i * 88, i + 1 === at];
        return (
          <pixiContainer key={name} x={x} y={y}>
            <pixiGraphics
              draw={(g) =>
                void g
                  .clear()
                  .poly([6, 0, 84, 0, 84, 30, 78, 36, 0, 36, 0, 6])
                  .fill({ color: now ? 0x8a4410 : ink.enamel })
                  .stroke({ width: 1.4, color: now ? ink.orange : i + 1 < at ? 0x2f6a7c : 0x26394e })
              }
            />
            <Line
              text={`${i + 1} ${name}`}
              x={42}
              y={18}
              size={18}
              width={76}
              colour={now ? 0xffe0b8 : i + 1 < at ? ink.cyan : ink.dim}
              align="center"
            />
          </pixiContainer>
        );
      })}
    </>
  );
}

function CellPlate({ cell, x, y, width }: { readonly cell: Cell; readonly x: number; readonly y: number; readonly width: number }) {
  const need = cell.need[0] ?? [];
  const harm = need.includes('ACC');
  return (
    <pixiContainer x={x} y={y}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .poly([6, 0, width, 0, width, 34, width - 6, 40, 0, 40, 0, 6])
            .fill({ color: ink.enamel })
            .stroke({ width: 1.4, color: harm ? 0x7a3128 : 0x2f6a7c })
        }
      />
      {need.slice(0, 3).map((token, i) => (
        <Token key={`${token} ${i}`} token={token} x={22 + i * 34} y={20} size={28} />
      ))}
      <Line
        text={`${cell.need.length > 1 ? 'or… ' : ''}${effectWords(cell.effects)}`}
        x={44 + Math.min(2, need.length - 1) * 34}
        y={20}
        size={19}
        width={width - 52 - Math.min(2, need.length - 1) * 34}
        colour={harm ? 0xffb0a2 : ink.print}
      />
    </pixiContainer>
  );
}

/** Special effects in their black frame, then rows or tracks with what they bring. */
function CheckCard({
  card,
  check,
  view,
  y,
  height,
}: {
  readonly card: DiceCheck;
  readonly check: CheckState;
  readonly view: VanguardView;
  readonly y: number;
  readonly height: number;
}) {
  const gc = view.planet!.gc;
  const cells = [...(gc === null ? [] : (gcOf(gc).special ?? [])), ...card.special.flat()];
  const rows = card.rows ?? [];
  const tracks = card.tracks ?? [];
  const lines = Math.max(1, rows.length + tracks.length);
  const used = 58 + Math.ceil(cells.length / 2) * 46 + (cells.length > 0 ? 10 : 0);
  const each = Math.min(74, (height - used - 12) / lines);
  return (
    <pixiContainer x={34} y={y}>
      <Nine frame="ui/field" x={0} y={0} width={560} height={height} rim={18} />
      <Line text={card.name} x={20} y={30} size={30} width={430} font="Rajdhani" />
      {card.danger.map(({ table, count }, i) => (
        <pixiContainer key={table} x={530 - i * 62} y={30}>
          <Sign name="danger" x={0} y={0} size={30} tint={ink.yellow} />
          <Line text={`${table}${count > 1 ? ` ×${count}` : ''}`} x={-18} y={0} size={20} align="right" colour={ink.yellow} />
        </pixiContainer>
      ))}
      {cells.map((cell, i) => (
        // a cell has no name of its own: its place on the card tells it apart
        <CellPlate key={i} cell={cell} x={16 + (i % 2) * 266} y={56 + Math.floor(i / 2) * 46} width={260} />
      ))}
      {rows.map((row, i) => (
        <pixiContainer key={row.id} x={16} y={used + i * each}>
          <Bar color={row.color} width={528} height={each - 6} marked={check.marked === row.id} />
          {(row.need[0] ?? []).slice(0, 4).map((token, k) => (
            <Token key={`${token} ${k}`} token={token} x={34 + k * 36} y={(each - 6) / 2} size={30} />
          ))}
          {row.need.length > 1 && (
            <Line text="or…" x={28 + (row.need[0] ?? []).length * 36} y={(each - 6) / 2} size={18} colour={ink.dim} />
          )}
          <Para
            text={effectWords(row.effects) || 'nothing more'}
            x={176}
            y={Math.max(4, (each - 6) / 2 - 20)}
            size={18}
            width={340}
            most={2}
            font="Saira Condensed"
            weight="600"
            leading={1.12}
          />
        </pixiContainer>
      ))}
      {tracks.map((track, i) => {
        const at = view.planet!.markers[`${card.id}.${track.id}`] ?? view.planet!.markers[track.id] ?? 0;
        return (
          <pixiContainer key={track.id} x={16} y={used + (rows.length + i) * each}>
            <Bar color={track.color} width={528} height={each - 6} marked={at >= track.length} />
            {Array.from({ length: track.length + 1 }, (_, k) => (
              <pixiGraphics
                key={k}
                draw={(g) =>
                  void g
                    .clear()
                    .roundRect(16 + k * 34, (each - 6) / 2 - 14, 28, 28, 6)
                    .fill({ color: k === at ? ink.orange : k === track.length ? outcomeColours[track.color] : ink.deep })
                    .stroke({ width: 1.6, color: outcomeColours[track.color] })
                }
              />
            ))}
            <Para
              text={effectWords(track.effects)}
              x={24 + (track.length + 1) * 34}
              y={Math.max(4, (each - 6) / 2 - 20)}
              size={18}
              width={492 - (track.length + 1) * 34}
              most={2}
              font="Saira Condensed"
              weight="600"
              leading={1.12}
            />
          </pixiContainer>
        );
      })}
      {lines === 1 && rows.length + tracks.length === 0 && (
        <Para text="No rows and no tracks: the dice are for combinations." x={20} y={used + 8} size={20} width={500} colour={ink.dim} />
      )}
    </pixiContainer>
  );
}

const outcomeSigns = { green: 'check', yellow: 'log', red: 'injury' } as const;

function Bar({
  color,
  width,
  height,
  marked,
}: {
  readonly color: 'yellow' | 'green' | 'red';
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

/** The roll: dice of the roller and of assisters, injury and danger dice. */
function Pool({ check, rolling, y }: { readonly check: CheckState; readonly rolling: boolean; readonly y: number }) {
  const at = { x: 612, y, width: 676, height: 282 };
  const tray = useMemo(() => trayIn(at, 46), [y]);
  const own = check.pool.filter(({ owner }) => owner === check.roller);
  const helped = check.pool.filter(({ owner }) => owner !== check.roller);
  const stepped = check.step > 3;
  const edge = own.length > 12 ? 46 : 58;
  return (
    <pixiContainer>
      <DiceTray id="tray:dice" {...tray} felt={0x0b1a2c} wood={0x4a5868} />
      {!rolling && <Nine frame="ui/well" {...at} rim={18} />}
      {!rolling && (
        <>
          <Line text="ROLL POOL" x={at.x + 22} y={at.y + 24} size={19} colour={ink.orange} />
          <Line text="HAZARD" x={at.x + at.width - 96} y={at.y + 24} size={19} colour={ink.red} />
          <pixiGraphics
            draw={(g) =>
              void g
                .clear()
                .rect(at.x + at.width - 112, at.y + 14, 1.5, at.height - 28)
                .fill({ color: 0x3a4c60 })
            }
          />
          {check.pool.length === 0 && (
            <Para
              text={stepped ? 'No dice are left in the roll.' : 'Tap dice on the crew board to roll them.'}
              x={at.x + 24}
              y={at.y + 120}
              size={22}
              width={400}
              colour={ink.dim}
            />
          )}
        </>
      )}
      {!rolling &&
        [...own, ...helped].map(({ die, side, owner }, i) => {
          const per = Math.floor((at.width - 140) / (edge + 20));
          const [x, dy] = [at.x + 24 + edge / 2 + (i % per) * (edge + 20), at.y + 46 + edge / 2 + Math.floor(i / per) * (edge + 24)];
          return (
            <pixiContainer key={die}>
              {owner !== check.roller && (
                <pixiGraphics
                  draw={(g) =>
                    void g
                      .clear()
                      .roundRect(x - edge / 2 - 7, dy - edge / 2 - 5, edge + 14, edge + 18, 8)
                      .stroke({ width: 2.4, color: sectionColours[owner] })
                  }
                />
              )}
              <DieThing
                id={`die:${die}`}
                frame={stepped ? `die/${colorOf(die)}/${facesOf(die)[side]!.join('+')}` : `die/${die.slice(0, die.lastIndexOf('-'))}`}
                x={x}
                y={dy}
                edge={edge}
                z={140}
              />
            </pixiContainer>
          );
        })}
      {!rolling &&
        check.injury.map((icon, i) => (
          <DieThing
            key={`${icon} ${i}`}
            id={check.injury.indexOf(icon) === i ? `injury-die:${icon}` : `injury-die:${icon}#${i}`}
            frame={`die/injury/${icon}`}
            x={at.x + at.width - 58}
            y={at.y + 74 + i * 58}
            edge={42}
            z={140}
          />
        ))}
      {!rolling &&
        check.danger.map(({ table, side }, i) => (
          <pixiContainer key={`${table} ${i}`} x={at.x + at.width - 58} y={at.y + 74 + (check.injury.length + i) * 58}>
            <Picture frame={`die/danger/${side}`} scale={42 / 54} />
            <Line text={table} x={-40} y={0} size={20} colour={ink.yellow} />
          </pixiContainer>
        ))}
    </pixiContainer>
  );
}

/** How it would end, exactly: before the roll for the dice that lie in it, afterwards for what lies there. */
function OddsPanel({
  view,
  check,
  card,
  y,
}: {
  readonly view: VanguardView;
  readonly check: CheckState;
  readonly card: DiceCheck;
  readonly y: number;
}) {
  const lines = useMemo(() => oddsLines(view, check, card), [view, check, card]);
  return (
    <pixiContainer x={612} y={y}>
      <Nine frame="ui/field" x={0} y={0} width={676} height={186} rim={18} />
      <Line text={check.step <= 3 ? 'IF THESE DICE ARE ROLLED' : 'AS THE DICE LIE'} x={20} y={24} size={19} colour={ink.cyan} />
      {lines.slice(0, 5).map(({ label, color, share }, i) => (
        <pixiContainer key={label} x={20} y={54 + i * 28}>
          <Line text={label} x={0} y={0} size={20} width={300} />
          <pixiGraphics
            draw={(g) => {
              g.clear();
              for (let k = 0; k < 20; k++)
                g.rect(316 + k * 13, -7, 10, 14).fill({ color: k < Math.round(share * 20) ? outcomeColours[color] : 0x1c2b3d });
            }}
          />
          <Line text={`${Math.round(share * 100)} %`} x={640} y={0} size={22} align="right" colour={outcomeColours[color]} />
        </pixiContainer>
      ))}
      {lines.length === 0 && (
        <Line
          text={check.pool.length === 0 ? 'Choose dice to see what they would bring.' : 'Nothing here depends on the dice alone.'}
          x={20}
          y={64}
          size={20}
          colour={ink.dim}
        />
      )}
    </pixiContainer>
  );
}
