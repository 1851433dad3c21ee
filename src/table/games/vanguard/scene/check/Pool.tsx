import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useMemo } from 'react';
import { colorOf, facesOf, kindOf, type DieId } from '../../../../../engine/games/vanguard/content/dice.ts';
import type { CheckState } from '../../../../../engine/games/vanguard/state.ts';
import { DiceTray } from '../../../../parts/DiceTray.tsx';
import { Picture } from '../../../../parts/Picture.tsx';
import { trayIn } from '../../../../parts/trayIn.ts';
import type { Strip } from '../../../../stage/shapes.ts';
import { alikeIds } from '../../alike.ts';
import { ink, sectionColours } from '../../palette.ts';
import { poolTray } from './poolTray.ts';
import { DieThing, Line, Nine, Para, Spotted } from '../primitives.tsx';

extend({ Container, Graphics });

const frameOf = (die: DieId, side: number, rolled: boolean): string =>
  rolled ? `die/${colorOf(die)}/${facesOf(die)[side]!.join('+')}` : `die/${die.slice(0, die.lastIndexOf('-'))}`;

/** The roll: dice of the roller, then of assisters in the colour of their section; injury and danger dice at the side. */
export function Pool({
  check,
  rolling,
  at,
  title,
  taken,
}: {
  readonly check: CheckState;
  readonly rolling: boolean;
  readonly at: Strip;
  /** What happens now, in words. */
  readonly title: string | null;
  /** Where a die lies that was taken out of the roll a moment ago. */
  readonly taken: (die: DieId) => Strip | null;
}) {
  const tray = useMemo(() => trayIn(at, 46, poolTray), [at.x, at.y, at.width, at.height]);
  const rolled = check.step > 3;
  const hazard = check.injury.length + check.danger.length > 0 || rolled;
  // on a phone that lies the odds stand under the title, and injury and danger dice below the others instead of beside them
  const isNarrow = at.width < 300;
  const top = isNarrow ? 66 : 44;
  const room = isNarrow
    ? { width: at.width - 36, height: at.height - top - (hazard ? 58 : 8) }
    : { width: at.width - 36 - (hazard ? 108 : 0), height: at.height - 52 };
  const hazardAt = (i: number): { readonly x: number; readonly y: number } =>
    isNarrow ? { x: at.x + 40 + i * 52, y: at.y + at.height - 32 } : { x: at.x + at.width - 58, y: at.y + 66 + i * 52 };
  const { edge, per } = fit(check.pool.length, room);
  const sorted = [...check.pool].sort((a, b) => Number(a.owner !== check.roller) - Number(b.owner !== check.roller));
  const owners = new Map(sorted.map(({ die, owner, side }) => [die, { owner, side }]));
  const named = alikeIds(
    sorted.map(({ die }) => die),
    (die) => `${owners.get(die)!.owner} ${colorOf(die)} ${kindOf(die)} ${rolled ? facesOf(die)[owners.get(die)!.side]!.join('+') : ''}`,
  );
  return (
    <pixiContainer>
      <DiceTray id="tray:dice" {...tray} felt={0x0b1a2c} wood={0x4a5868} />
      {!rolling && (
        <>
          <Nine frame="ui/well" {...at} rim={18} />
          <Spotted id="pool" at={at} z={10} />
          <Line
            text={title ?? 'ROLL POOL'}
            x={at.x + 18}
            y={at.y + 22}
            size={title === null ? 19 : 22}
            width={isNarrow ? at.width - 36 : room.width}
            colour={title === null ? ink.orange : ink.mint}
          />
          {hazard && !isNarrow && <Line text="HAZARD" x={at.x + at.width - 96} y={at.y + 22} size={19} colour={ink.red} />}
          {check.pool.length === 0 && (
            <Para
              text={rolled ? 'No dice are left in the roll.' : 'Drag dice from the crew board into the roll.'}
              x={at.x + 22}
              y={at.y + at.height / 2 - 14}
              size={22}
              width={room.width}
              colour={ink.dim}
            />
          )}
          {named.map(({ die, id }, i) => {
            const { owner, side } = owners.get(die)!;
            const gone = taken(die);
            const [x, y] = gone
              ? [gone.x + gone.width - 24, gone.y + gone.height / 2]
              : [at.x + 22 + edge / 2 + (i % per) * (edge + 18), at.y + top + edge / 2 + Math.floor(i / per) * (edge + 26)];
            return (
              <pixiContainer key={die}>
                {owner !== check.roller && !gone && <Rim x={x} y={y} edge={edge} colour={sectionColours[owner]} />}
                <DieThing id={id} frame={frameOf(die, side, rolled)} x={x} y={y} edge={gone ? 36 : edge} z={140} />
              </pixiContainer>
            );
          })}
          {check.injury.map((icon, i) => (
            <DieThing
              key={`${icon} ${i}`}
              id={check.injury.indexOf(icon) === i ? `injury-die:${icon}` : `injury-die:${icon}#${i}`}
              frame={`die/injury/${icon}`}
              {...hazardAt(i)}
              edge={42}
              z={140}
            />
          ))}
          {check.danger.map(({ table, side }, i) => (
            <pixiContainer key={`${table} ${i}`} {...hazardAt(check.injury.length + i)}>
              <Picture frame={`die/danger/${side}`} scale={42 / 54} />
              <Line text={table} x={-40} y={0} size={20} colour={ink.yellow} />
            </pixiContainer>
          ))}
        </>
      )}
    </pixiContainer>
  );
}

/** Dice as large as they can be for all of them to lie in the well. */
function fit(
  count: number,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly edge: number; readonly per: number } {
  for (let edge = 62; ; edge -= 4) {
    const per = Math.max(1, Math.floor((width + 18) / (edge + 18)));
    if (Math.ceil(count / per) * (edge + 26) <= height + 10 || edge <= 30) return { edge, per };
  }
}

function Rim({ x, y, edge, colour }: { readonly x: number; readonly y: number; readonly edge: number; readonly colour: number }) {
  return (
    <pixiGraphics
      draw={(g) =>
        void g
          .clear()
          .roundRect(x - edge / 2 - 6, y - edge / 2 - 5, edge + 12, edge + 15, 8)
          .stroke({ width: 2.4, color: colour })
      }
    />
  );
}
