import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo } from 'react';
import { Spot } from '../../../parts/Spot.tsx';
import { Token } from '../../../parts/Token.tsx';
import { useTable } from '../../../tableContext.ts';
import type { PartProps } from '../part.ts';
import { isDown } from './glance.ts';
import { ItemTile } from './ItemTile.tsx';
import { layBoard, type LaidBoardToken } from './lay.ts';
import { Lines } from './Lines.tsx';
import type { BoardPlan } from '../printed/boardPlan.ts';
import { PowerToken } from './PowerToken.tsx';
import { StoneButton } from './StoneButton.tsx';
import { StoredToken } from './StoredToken.tsx';

extend({ Container, Graphics });

/** What hands take on the large board. */
export function BoardPieces({ view, offers, who, ground }: PartProps) {
  const { plan, tokens, items, stored, omens, power, stones } = layBoard(view, offers, who, ground);
  const { board, layout } = ground;
  return (
    <Spot x={board.x} y={board.y} sorted>
      {tokens.map((laid) => <Counter key={laid.id} laid={laid} />)}
      {power && <PowerToken laid={power} letters={plan.letters} />}
      {items.map((laid) => (
        <ItemTile key={laid.id} laid={laid} layout={layout} />
      ))}
      {stored.map((laid) => (
        <StoredToken key={laid.id} laid={laid} size={layout === 'wide' ? 34 : 44} />
      ))}
      {omens.map((laid) => (
        <OmenStone key={laid.id} laid={laid} />
      ))}
      {stones.map((stone) => (
        <StoneButton key={stone.id} stone={stone} letters={plan.letters} />
      ))}
      {isDown(view, who) ? (
        <Banner plan={plan} words="Incapacitated" short="Down" fill={0x5c130a} />
      ) : (
        view.characters[who].passed && <Banner plan={plan} words="Asleep" short="Asleep" fill={0x22344c} />
      )}
    </Spot>
  );
}

const Counter = memo(
  function Counter({ laid: { id, frame, x, y, size } }: { readonly laid: LaidBoardToken }) {
    const { art } = useTable();
    if (!art.has(frame)) return null;
    return <Token id={id} texture={art.texture(frame)} home={{ x, y, size }} radius={22} z={1} touchable={!/^(plug|spent)/.test(id)} />;
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);

/** An omen of this night on something that is held: tapped, it is looked into. */
const OmenStone = memo(
  function OmenStone({ laid: { id, frame, x, y, size } }: { readonly laid: LaidBoardToken }) {
    const { art } = useTable();
    if (!art.has(frame)) return null;
    return <Token id={id} texture={art.texture(frame)} home={{ x, y, size }} radius={34} z={4} />;
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);

interface BannerProps {
  readonly plan: BoardPlan;
  readonly words: string;
  /** Where letters are large. */
  readonly short: string;
  readonly fill: number;
}

/** Across the portrait: nobody should have to count tokens to see that somebody lies there. */
const Banner = memo(function Banner({ plan: { portrait, letters }, words, short, fill }: BannerProps) {
  const [x, y] = [portrait.x + portrait.width / 2, portrait.y + portrait.height * 0.42];
  return (
    <pixiContainer x={x} y={y} zIndex={4} rotation={-0.16}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(-portrait.width / 2 - 6, -letters * 0.8, portrait.width + 12, letters * 1.6, 6)
            .fill({ color: fill, alpha: 0.94 })
            .stroke({ width: 2, color: 0xf0c9a8 })
        }
      />
      <Lines lines={[letters > 30 ? short : words]} x={0} y={0} size={letters} colour={0xffe9d2} />
    </pixiContainer>
  );
});
