import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { checkOf, recruitOf } from '../../../../../engine/games/vanguard/content/find.ts';
import type { CheckState } from '../../../../../engine/games/vanguard/state.ts';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import type { Strip } from '../../../../stage/shapes.ts';
import { useTold } from '../../../../told.ts';
import { layCard, layCheck } from '../../checkLayout.ts';
import { effectWords } from '../../effectWords.ts';
import { needWords } from '../../names.ts';
import { ink, sectionColours } from '../../palette.ts';
import { platesOf } from '../../specialCells.ts';
import { hearCheck, readCheck } from '../../toldCheck.ts';
import { Line, Nine } from '../primitives.tsx';
import { CheckCard, moved } from './CheckCard.tsx';
import { OddsPanel, OddsStrip } from './OddsPanel.tsx';
import { Pool } from './Pool.tsx';

extend({ Container, Graphics });

const steps = ['Choose', 'Add', 'Roll', 'Modify', 'Combine', 'Danger', 'Effects', 'Mark', 'Spend', 'Outcome'] as const;

/** The check as its own scene over the planet: the sky stays open where there is room, so the place is never lost. */
export function Check({
  view,
  size,
}: {
  readonly view: VanguardView;
  readonly size: { readonly width: number; readonly height: number };
}) {
  const { check, markers, rolling, cell, taken } = useTold(view, readCheck, hearCheck) ?? readCheck(view)!;
  const card = checkOf(check.check, view.planet!.id);
  const plates = platesOf(card, view);
  const { panel, head, card: left, pool, odds } = layCheck(size, card, plates.length);
  const { plateAt } = layCard(left, card, plates.length);
  const landed = new Map(plates.map(({ id }, i) => [id, moved(plateAt(i), left)]));
  const now = plates.find(({ id }) => id === cell)?.cell;
  return (
    <pixiContainer>
      <Nine frame="ui/board" {...panel} rim={36} />
      <Head view={view} check={check} at={head} />
      <CheckCard card={card} check={check} view={view} markers={markers} lit={cell} at={left} />
      <Pool
        check={check}
        rolling={rolling}
        at={pool}
        title={now ? `${needWords(now.need)}: ${effectWords(now.effects)}` : null}
        taken={(die) => (taken[die] === undefined ? null : (landed.get(taken[die]) ?? null))}
      />
      {odds ? (
        <OddsPanel view={view} check={check} card={card} at={odds} />
      ) : (
        <OddsStrip view={view} check={check} card={card} at={stripIn(pool)} />
      )}
    </pixiContainer>
  );
}

/** One line of odds beside the title of the roll, or below it where the roll is narrow. */
const stripIn = ({ x, y, width }: Strip): Strip =>
  width < 300 ? { x: x + 14, y: y + 46, width: width - 28, height: 24 } : { x: x + 130, y: y + 22, width: width - 150, height: 24 };

/** Who rolls, and the ten steps: all of them where they fit, else the current one and how many there are. */
function Head({ view, check, at }: { readonly view: VanguardView; readonly check: CheckState; readonly at: Strip }) {
  const name = recruitOf(view.boards[check.roller]!.crew).name;
  const middle = at.y + at.height / 2;
  const from = at.x + 330;
  const each = (at.x + at.width - from) / steps.length;
  const all = each >= 84;
  return (
    <>
      <Line text="DICE CHECK" x={at.x + 8} y={middle} size={26} font="Rajdhani" />
      <Line text={`${name} rolls`} x={at.x + 148} y={middle} size={21} width={170} colour={sectionColours[check.roller]} />
      {all ? (
        steps.map((title, i) => (
          <Step key={title} text={`${i + 1} ${title}`} x={from + i * each} y={middle} width={each - 4} at={Math.sign(i + 1 - check.step)} />
        ))
      ) : (
        <Step
          text={`Step ${check.step} of 10: ${steps[check.step - 1]!}`}
          x={at.x + at.width - Math.min(200, at.width - 330)}
          y={middle}
          width={Math.min(200, at.width - 330)}
          at={0}
        />
      )}
    </>
  );
}

function Step({
  text,
  x,
  y,
  width,
  at,
}: {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly at: number;
}) {
  const now = at === 0;
  return (
    <pixiContainer x={x} y={y - 18}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .poly([6, 0, width, 0, width, 30, width - 6, 36, 0, 36, 0, 6])
            .fill({ color: now ? 0x8a4410 : ink.enamel })
            .stroke({ width: 1.4, color: now ? ink.orange : at < 0 ? 0x2f6a7c : 0x26394e })
        }
      />
      <Line
        text={text}
        x={width / 2}
        y={18}
        size={18}
        width={width - 6}
        colour={now ? 0xffe0b8 : at < 0 ? ink.cyan : ink.dim}
        align="center"
      />
    </pixiContainer>
  );
}
