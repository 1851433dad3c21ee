import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useEffect, useMemo, useState } from 'react';
import type { DiceCheck } from '../../../../../engine/games/vanguard/content/types.ts';
import type { CheckState } from '../../../../../engine/games/vanguard/state.ts';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import type { Strip } from '../../../../stage/shapes.ts';
import { asTheyLie, landingLines, likely, mattering, oddsWanted, type OddsLine } from '../../odds.ts';
import { oddsFor } from '../../oddsAsked.ts';
import { ink, outcomeColours } from '../../palette.ts';
import { Line, Nine } from '../primitives.tsx';

extend({ Container, Graphics });

interface OddsOf {
  readonly view: VanguardView;
  readonly check: CheckState;
  readonly card: DiceCheck;
  readonly at: Strip;
}

/** How it would end, exactly: before the roll for the dice that lie in it, afterwards for what lies there. */
export function OddsPanel({ view, check, card, at }: OddsOf) {
  const lines = useOdds(view, check, card);
  const before = check.step <= 3;
  const each = 26;
  const most = Math.max(1, Math.floor((at.height - 40) / each));
  const bars = at.width > 620 ? 16 : at.width > 400 ? 7 : 0;
  const words = at.width - 116 - bars * 12;
  return (
    <pixiContainer x={at.x} y={at.y}>
      <Nine frame="ui/field" x={0} y={0} width={at.width} height={at.height} rim={18} />
      <Line text={before ? 'IF THESE DICE ARE ROLLED' : 'AS THE DICE LIE'} x={18} y={20} size={19} colour={ink.cyan} />
      {mattering(lines, most).map(({ label, color, share, said }, i) => (
        <pixiContainer key={`${color} ${label}`} x={18} y={46 + i * each}>
          <Line text={cut(label, words)} x={0} y={0} size={19} colour={ink.print} />
          <pixiGraphics
            draw={(g) => {
              g.clear();
              for (let k = 0; k < bars; k++)
                g.rect(words + 8 + k * 12, -7, 9, 14).fill({ color: k < Math.round(share * bars) ? outcomeColours[color] : 0x1c2b3d });
            }}
          />
          <Line
            text={said}
            x={at.width - 36}
            y={0}
            size={20}
            align="right"
            colour={share > 0 ? outcomeColours[color] : ink.dim}
          />
        </pixiContainer>
      ))}
      {lines.length === 0 && (
        <Line
          text={check.pool.length === 0 && before ? 'Choose dice to see what they would bring.' : 'Nothing here depends on the dice alone.'}
          x={18}
          y={48}
          size={19}
          width={at.width - 36}
          colour={ink.dim}
        />
      )}
    </pixiContainer>
  );
}

const cut = (label: string, width: number): string => {
  const most = Math.floor(width / 7.6);
  return label.length > most ? `${label.slice(0, Math.max(1, most - 1))}…` : label;
};

/** The same in one line, where there is no room for a panel: over the roll. */
export function OddsStrip({ view, check, card, at }: OddsOf) {
  // the best that each colour can bring: three marks are read at a glance
  const shown = Object.values(
    Object.fromEntries([...useOdds(view, check, card)].reverse().map((line) => [line.color, line] as const)),
  );
  const each = at.width / 3;
  const [mark, size] = each < 80 ? [10, 19] : [22, 21];
  return shown.map(({ color, said }, i) => (
    <pixiContainer key={color} x={at.x + at.width - (shown.length - i) * each} y={at.y}>
      <pixiGraphics draw={(g) => void g.clear().roundRect(0, -11, mark, 22, 4).fill({ color: outcomeColours[color] })} />
      <Line text={said} x={mark + mark / 3} y={0} size={size} width={each - mark * 1.5} colour={outcomeColours[color]} />
    </pixiContainer>
  ));
}

/** Odds come from a thread of their own; the last ones stay until the new ones are there. */
function useOdds(view: VanguardView, check: CheckState, card: DiceCheck): readonly OddsLine[] {
  const [lines, setLines] = useState<readonly OddsLine[]>([]);
  const wanted = useMemo(() => oddsWanted(view, check, card), [view, check, card]);
  useEffect(() => {
    let gone = false;
    if (!wanted) setLines([]);
    else void oddsFor(wanted).then((odds) => gone || setLines(likely(card, odds)));
    return () => {
      gone = true;
    };
  }, [wanted, card]);
  return useMemo(
    () => (check.landing ? landingLines(view, check) : check.step > 3 ? asTheyLie(view, check, card) : lines),
    [view, check, card, lines],
  );
}
