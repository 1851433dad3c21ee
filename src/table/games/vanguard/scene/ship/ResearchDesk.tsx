import { researchOf } from '../../../../../engine/games/vanguard/content/find.ts';
import { ink } from '../../palette.ts';
import { Line } from '../primitives.tsx';
import { DeckSign, Gathered } from './Gathered.tsx';
import { DeskCard, gridOf, Slot, type DeskProps } from './deskParts.tsx';

/** Signs of what a project costs, one for each discovery. */
function Price({ id, x, y }: { readonly id: string; readonly x: number; readonly y: number }) {
  const wished = researchOf(id).cost.flatMap(({ n, deck, rarity }) => Array.from({ length: n }, () => ({ deck, rarity })));
  return (
    <>
      {wished.map(({ deck, rarity }, i) => (
        <pixiContainer key={i} x={x + i * 30} y={y}>
          <pixiGraphics
            draw={(g) =>
              void g
                .clear()
                .roundRect(-13, -13, 26, 26, 5)
                .fill({ color: deck === 'any' ? 0xb9c3c8 : ink.enamel })
                .stroke({ width: rarity === 'any' ? 1.4 : 3, color: rarity === 'any' ? 0x5d6c7d : ink.orange })
            }
          />
          <DeckSign deck={deck} x={0} y={0} size={20} />
        </pixiContainer>
      ))}
    </>
  );
}

/** Six slots of the laboratory, with what each project costs; an orange rim asks for a rare one. */
export function Research({ view, offers, width, height }: DeskProps) {
  const piles = height > 320;
  const tall = Math.min(108, (height - (piles ? 80 : 0)) / 3 - 8);
  const slots = gridOf(6, 2, { width, height: tall });
  return (
    <>
      {slots.map((at, i) => {
        const id = view.ship.research[i] ?? null;
        if (id === null) return <Slot key={i} at={at} text="empty slot" />;
        const live = offers.touched.has(`research:${id}`);
        return (
          <DeskCard key={id} id={`research:${id}`} title={researchOf(id).name} text="" {...at} live={live}>
            <Price id={id} x={-at.width / 2 + 22} y={at.height / 2 - 22} />
            <Line
              text={researchOf(id).keyword}
              x={at.width / 2 - 10}
              y={at.height / 2 - 20}
              size={18}
              align="right"
              colour={live ? 0x1f7a48 : ink.brown}
            />
          </DeskCard>
        );
      })}
      {piles && <Gathered view={view} y={Math.min(height - 32, tall * 3 + 62)} width={width} />}
    </>
  );
}
