import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo } from 'react';
import { roleOrder, roleTitles, type Role } from '../../../../engine/games/vast/content/roles.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Glance } from '../boards/board.ts';
import { roleBoards } from '../boards/index.ts';
import type { Ground, Strip } from '../layout/ground.ts';
import { capital } from '../names.ts';
import { Picture, Words } from './Picture.tsx';
import { Mark } from './signs.tsx';

extend({ Graphics });

const silks: Readonly<Record<Role, number>> = { paladin: 0x3a2a66, skeletons: 0x23402c, spider: 0x4e1620, manor: 0x43245c, warlock: 0x153f4a };

/** One small board for each role: its name, how near it is to winning, and what it has. Everybody sees them at all times. */
export function Rails({ ground, view }: { readonly ground: Ground; readonly view: VastView }) {
  return (
    <pixiContainer label="rails">
      {view.roles.map((role) => (
        <Rail key={role} role={role} rail={ground.rails[roleOrder.indexOf(role)]!} glance={roleBoards[role].glance(view)} active={view.active === role} />
      ))}
    </pixiContainer>
  );
}

interface RailProps {
  readonly role: Role;
  readonly rail: Strip;
  readonly glance: Glance;
  readonly active: boolean;
}

const Rail = memo(
  function Rail({ role, rail, glance, active }: RailProps) {
    const { x, y, width, height } = rail;
    const slim = width < 300;
    const { portrait, goal } = glance;
    return (
      <pixiContainer x={x} y={y} label={`rail:${role}`}>
        <pixiGraphics draw={(g) => plate(g, width, height, silks[role], active)} />
        {slim ? (
          <>
            <Picture frame={`figure/${portrait}/card`} x={width / 2} y={128} scale={0.95} />
            <Words text={`${goal.have}/${goal.need}`} x={width / 2} y={height - 42} size={46} />
          </>
        ) : (
          <>
            <Picture frame={`figure/${portrait}/card`} x={62} y={126} scale={1} />
            <Words text={capital(roleTitles[role])} x={116} y={34} size={34} anchor={{ x: 0, y: 0.5 }} />
            <Words text={goal.word} x={116} y={68} size={24} font="IM Fell English SC" colour={0xeadfc3} anchor={{ x: 0, y: 0.5 }} />
            <Words text={`${goal.have} of ${goal.need}`} x={width - 20} y={34} size={32} anchor={{ x: 1, y: 0.5 }} />
            <pixiGraphics x={116} y={88} draw={(g) => pips(g, goal, width - 136)} />
            <Heads heads={glance.heads} y={148} />
            <Numbers numbers={glance.numbers} y={height - 34} width={width} />
          </>
        )}
      </pixiContainer>
    );
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);

function plate(g: Graphics, width: number, height: number, silk: number, active: boolean): void {
  g.clear();
  g.roundRect(5, 8, width, height, 14).fill({ color: 0x05030a, alpha: 0.5 });
  if (active) g.roundRect(-5, -5, width + 10, height + 10, 18).fill({ color: 0xffc867, alpha: 0.5 });
  g.roundRect(0, 0, width, height, 13).fill({ color: active ? 0xd9a441 : 0x55331c }).stroke({ width: 1.5, color: 0xd9ac6a, alpha: 0.7 });
  g.roundRect(6, 6, width - 12, height - 12, 9).fill({ color: silk }).stroke({ width: 2, color: 0x120906 });
  g.roundRect(6, 6, width - 12, 46, 9).fill({ color: 0xffffff, alpha: 0.05 });
}

/** One lozenge for each step to victory. */
function pips(g: Graphics, { have, need }: Glance['goal'], width: number): void {
  g.clear();
  const step = Math.min(34, width / need);
  for (let k = 0; k < need; k++) {
    const [x, r] = [k * step + step / 2, Math.min(12, step * 0.42)];
    g.poly([x, -r, x + r, 0, x, r, x - r, 0]).fill({ color: k < have ? 0xffc867 : 0x120a18 }).stroke({ width: 2, color: k < have ? 0xfff2cf : 0xa08a62 });
  }
}

const Heads = memo(function Heads({ heads, y }: { readonly heads: Glance['heads']; readonly y: number }) {
  return heads.map(({ look, faded }, k) => <Picture key={look} frame={`figure/${look}/card`} x={132 + k * 50} y={y + 12} scale={0.46} tint={faded ? 0x6a6472 : 0xffffff} />);
});

const Numbers = memo(function Numbers({ numbers, y, width }: { readonly numbers: Glance['numbers']; readonly y: number; readonly width: number }) {
  const step = Math.min(86, (width - 24) / Math.max(1, numbers.length));
  return numbers.map(({ sign, value }, k) => (
    <pixiContainer key={sign} x={16 + k * step} y={y}>
      <Mark sign={sign} x={16} scale={0.56} />
      <Words text={String(value)} x={34} y={-1} size={30} anchor={{ x: 0, y: 0.5 }} />
    </pixiContainer>
  ));
});
