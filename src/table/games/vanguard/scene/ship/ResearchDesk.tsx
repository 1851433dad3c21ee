import { researchOf } from '../../../../../engine/games/vanguard/content/find.ts';
import { labIcons } from '../../../../../engine/games/vanguard/content/labSlots.ts';
import type { Strip } from '../../../../stage/shapes.ts';
import { ink } from '../../palette.ts';
import { Token } from '../Hand.tsx';
import { Line, Sign } from '../primitives.tsx';
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

/** Six slots of the laboratory, with what each project costs; an orange rim asks for a rare one. Signs of a slot: who can work there. */
export function Research({ view, offers, width, height }: DeskProps) {
  const piles = height > 320;
  const columns = width > 560 && piles ? 3 : 2;
  const rows = 6 / columns;
  const tall = Math.min(150, (height - (piles ? 80 : 0)) / rows - 8);
  const slots = gridOf(6, columns, { width, height: tall });
  const staffed = tall > 112;
  return (
    <>
      {slots.map((at, i) => {
        const id = view.ship.research[i] ?? null;
        const card = staffed ? { ...at, height: tall - 36 } : at;
        const live = id !== null && offers.touched.has(`research:${id}`);
        return (
          <pixiContainer key={i}>
            {id === null ? (
              <Slot at={card} text="empty slot" />
            ) : (
              <DeskCard id={`research:${id}`} title={researchOf(id).name} text="" {...card} live={live}>
                <Price id={id} x={-card.width / 2 + 22} y={card.height / 2 - 22} />
                <Line
                  text={researchOf(id).keyword}
                  x={card.width / 2 - 10}
                  y={card.height / 2 - 20}
                  size={18}
                  align="right"
                  colour={live ? 0x1f7a48 : ink.brown}
                />
              </DeskCard>
            )}
            {staffed && <Staff at={at} icons={labIcons[i]!} />}
          </pixiContainer>
        );
      })}
      {piles && <Gathered view={view} y={Math.min(height - 32, tall * rows + 62)} width={width} />}
    </>
  );
}

/** Under a slot: the converts that complete what lies in it. */
function Staff({ at: { x, y, height }, icons }: { readonly at: Strip; readonly icons: readonly string[] }) {
  return (
    <>
      <Sign name="assign" x={x + 18} y={y + height - 17} size={22} tint={ink.dim} />
      {icons.map((icon, k) => (
        <Token key={icon} token={icon} x={x + 50 + k * 33} y={y + height - 17} size={28} />
      ))}
    </>
  );
}
