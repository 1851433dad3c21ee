import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo } from 'react';
import { wayOf, type VictorySteps } from '../../../../engine/games/vast/content/nearness.ts';
import { roleOrder, roleTitles, type Role } from '../../../../engine/games/vast/content/roles.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Glance } from '../boards/board.ts';
import { roleBoards } from '../boards/index.ts';
import type { Ground, PlateSpot } from '../layout/ground.ts';
import { capital } from '../../../phrases.ts';
import { downward, plateNails, plateShadow } from '../../../light/plate.ts';
import { MarkedValue } from '../../../parts/MarkedValue.tsx';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { Plate } from '../../../parts/Plate.tsx';
import { Spot } from '../../../parts/Spot.tsx';
import { Mark } from './signs.tsx';

extend({ Graphics });

/** From the light at the top of the cloth to the dark at its foot. */
const silks: Readonly<Record<Role, readonly [number, number]>> = {
  paladin: [0x4a3a86, 0x221543],
  skeletons: [0x2f5a3c, 0x12241a],
  spider: [0x7a2230, 0x2b0a12],
  manor: [0x5d3480, 0x27123c],
  warlock: [0x1f6270, 0x0b2430],
};

/** One small board for each role: its name, how near it is to winning, and what it has. Everybody sees them at all times. */
export function Rails({ ground, view }: { readonly ground: Ground; readonly view: VastView }) {
  return (
    <pixiContainer label="rails">
      {view.roles.map((role) => (
        <Rail
          key={role}
          role={role}
          rail={ground.rails[roleOrder.indexOf(role)]!}
          glance={roleBoards[role].glance(view)}
          way={wayOf(role, view)}
          active={view.active === role}
        />
      ))}
    </pixiContainer>
  );
}

interface RailProps {
  readonly role: Role;
  readonly rail: PlateSpot;
  readonly glance: Glance;
  readonly way: VictorySteps;
  readonly active: boolean;
}

const Rail = memo(
  function Rail({ role, rail, glance, way, active }: RailProps) {
    const [width, height] = [rail.width / rail.scale, rail.height / rail.scale];
    const slim = width < 300;
    const { portrait, goal } = glance;
    return (
      <Spot x={rail.x} y={rail.y} scale={rail.scale}>
      <Plate at={{ x: 0, y: 0, width, height }} draw={(g) => plate(g, width, height, silks[role], active)} label={`rail:${role}`}>
        {slim ? (
          <>
            <Picture frame={`figure/${portrait}/card`} x={width / 2} y={132} scale={1.05} />
            <Words text={`${way.done}/${way.of}`} x={width / 2} y={height - 40} size={46} />
          </>
        ) : (
          <>
            <Picture
              frame={`figure/${portrait}/card`}
              x={64}
              y={height - 76}
              scale={(faces[portrait] ?? 1.12) * Math.min(1, height / 210)}
            />
            <Words text={capital(roleTitles[role])} x={124} y={36} size={35} anchor={{ x: 0, y: 0.5 }} />
            <Words text={`${way.done} of ${way.of}`} x={width - 24} y={37} size={32} colour={0xffffff} anchor={{ x: 1, y: 0.5 }} />
            <Words text={goal} x={124} y={70} size={25} font="IM Fell English SC" colour={0xeadfc3} anchor={{ x: 0, y: 0.5 }} />
            <pixiGraphics x={124} y={102} draw={(g) => pips(g, way, width - 148)} />
            <Numbers numbers={glance.numbers} y={height - 34} width={glance.heads.length > 0 ? headsFrom : width} />
            <Heads heads={glance.heads} y={height - 38} />
          </>
        )}
      </Plate>
      </Spot>
    );
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);

/** The Giant Spider is wider than her niche. */
const faces: Readonly<Record<string, number>> = { spider: 0.82, spiderling: 1.3 };

function plate(g: Graphics, width: number, height: number, silk: readonly [number, number], active: boolean): void {
  plateShadow(g, width, height, 9, 15);
  if (active)
    for (const grow of [9, 6, 3])
      g.roundRect(-grow, -grow, width + 2 * grow, height + 2 * grow, 13 + grow).fill({ color: 0xffc867, alpha: 0.28 });
  g.roundRect(0, 0, width, height, 13).fill(downward(height, active ? [0xf6dc96, 0xb0772a] : [0x8a5c34, 0x3a2010]));
  g.roundRect(7, 7, width - 14, height - 14, 9).fill(downward(height, silk)).stroke({ width: 2, color: 0x120906 });
  g.roundRect(12, 12, width - 24, height - 24, 6).stroke({ width: 1.4, color: 0xc9973f, alpha: 0.8 });
  if (width > 300) {
    g.roundRect(19, 19, 92, height - 84, 44).fill({ color: 0x0a0612, alpha: 0.55 }).stroke({ width: 2, color: 0xc9973f });
    g.roundRect(19, height - 56, width - 38, 43, 9).fill({ color: 0x05030a, alpha: 0.34 });
  }
  plateNails(g, width, height, 12, 3.2);
}

/** One lozenge for each step to victory. */
function pips(g: Graphics, { done, of }: VictorySteps, width: number): void {
  g.clear();
  const step = Math.min(38, width / of);
  for (let k = 0; k < of; k++) {
    const [x, r] = [k * step + step / 2, Math.min(13, step * 0.44)];
    g.poly([x, -r, x + r, 0, x, r, x - r, 0])
      .fill({ color: k < done ? 0xffc867 : 0x120a18 })
      .stroke({ width: 2, color: k < done ? 0xfff2cf : 0xa08a62 });
  }
}

/** Heads stand at the right of the numbers, in the same strip. */
const headsFrom = 216;
const headStep = 44;

const Heads = memo(function Heads({ heads, y }: { readonly heads: Glance['heads']; readonly y: number }) {
  return heads.map(({ look, faded }, k) => (
    <Picture
      key={look}
      frame={`figure/${look}/card`}
      x={headsFrom + k * headStep + 6}
      y={y}
      scale={0.44}
      tint={faded ? 0x6a6472 : 0xffffff}
    />
  ));
});

const Numbers = memo(function Numbers({
  numbers,
  y,
  width,
}: {
  readonly numbers: Glance['numbers'];
  readonly y: number;
  readonly width: number;
}) {
  const step = Math.min(96, (width - 44) / Math.max(1, numbers.length));
  const close = step < 70; // two digits and the next sign would touch
  return numbers.map(({ sign, value }, k) => (
    <MarkedValue
      key={sign}
      x={(close ? 20 : 26) + k * step}
      y={y}
      mark={<Mark sign={sign} x={14} scale={close ? 0.48 : 0.56} />}
      text={String(value)}
      from={close ? 27 : 34}
      size={close ? 27 : 30}
      raise={1}
    />
  ));
});
