import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MaterialFace } from '../../../../engine/games/stonesaga/content/materials.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { useTable } from '../../../tableContext.ts';
import { rectOf } from '../bag/rect.ts';
import type { PartProps } from '../part.ts';
import { inLines } from '../boards/lettering.ts';
import { Place } from './Place.tsx';
import { pageOf, rowsOf } from './drawerLayout.ts';
import { knownRecipes, type KnownRecipe } from './pair.ts';
import { benchPlans } from '../printed/benchPlan.ts';
import { SmallSquare } from './Square.tsx';
import type { BenchTurns } from './useTurned.ts';

extend({ Container, Graphics });

/** The journal's recipes in a drawer over the bench: a tap lays their tokens as they must lie, if both are at hand. */
export function RecipeDrawer({ view, ground, who, offers, setTurns }: PartProps & { readonly setTurns: (turns: BenchTurns) => void }) {
  const { kit } = useTable();
  const known = knownRecipes(view);
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState(0);
  const [wish, setWish] = useState<KnownRecipe | null>(null);
  const { drawer } = benchPlans[ground.layout];
  const { x, y } = ground.bench;

  // a recipe that was tapped lays its second token when that is asked for, and then both turn
  useEffect(() => {
    if (!wish) return;
    const { scene } = view;
    if (scene?.kind !== 'crafting') return;
    if (scene.left === wish.left && scene.right === null) {
      const next = kit.offers.all.find(({ question, offer }) => question.ask === 'craft.right' && offer.id === `res:${who}:${wish.right}`);
      if (next) kit.grasp.answer(next);
      return;
    }
    if (scene.left === wish.left && scene.right === wish.right) setTurns({ left: wish.leftTurn, right: wish.rightTurn });
    setWish(null);
  }, [wish, view, who, kit, setTurns]);

  const lay = (recipe: KnownRecipe): void => {
    const { left, right } = recipe;
    const start = kit.offers.all.find(
      ({ offer }) =>
        offer.id === `res:${who}:${left}>bench:left` ||
        (offer.id === `res:${who}:${left}` && offer.gesture.kind === 'drag' && offer.gesture.onto === 'bench:left'),
    );
    if (view.scene?.kind === 'crafting' && view.scene.left === left && view.scene.right === right)
      setTurns({ left: recipe.leftTurn, right: recipe.rightTurn });
    else if (start) {
      setWish(recipe);
      kit.grasp.answer(start);
    } else return;
    setOpen(false);
  };
  const toggle = useCallback(() => setOpen((was) => !was), []);
  const tab = useMemo(() => rectOf({ ...drawer, x: x + drawer.x, y: y + drawer.y }, 10), [drawer, x, y]);
  if (known.length === 0) return null; // an empty drawer would only promise what must be found out
  return (
    <>
      <Picture frame={`bench/tab/${ground.layout}`} x={x + drawer.x + drawer.width / 2} y={y + drawer.y + drawer.height / 2} />
      <Words
        text={open ? 'Close' : 'Recipes'}
        x={x + drawer.x + drawer.width / 2}
        y={y + drawer.y + drawer.height / 2 - 2}
        size={drawer.size}
        font="Marcellus"
        colour={0xffe9bd}
      />
      <Place id="drawer:recipes" area={tab} opens={toggle} />
      {open && (
        <Journal
          {...{
            ground,
            who,
            known,
            lay,
            page,
            setPage,
            canLay: (one) =>
              holds(view.characters[who].bag, one) &&
              (offers.has(`res:${who}:${one.left}>bench:left`) || view.scene?.kind === 'crafting'),
          }}
        />
      )}
    </>
  );
}

const holds = (bag: Partial<Record<string, number>>, { left, right }: KnownRecipe): boolean =>
  (bag[left] ?? 0) > (left === right ? 1 : 0) && (bag[right] ?? 0) > 0;

interface JournalProps extends Pick<PartProps, 'ground' | 'who'> {
  readonly known: readonly KnownRecipe[];
  readonly lay: (recipe: KnownRecipe) => void;
  readonly canLay: (recipe: KnownRecipe) => boolean;
  readonly page: number;
  readonly setPage: (page: number) => void;
}

function Journal({ ground, known, lay, canLay, page, setPage }: JournalProps) {
  const layout = rowsOf(ground);
  const shown = pageOf(known, page, layout.perPage);
  const { panel, row, side } = layout;
  const draw = useCallback(
    (g: Graphics) => {
      g.clear();
      g.roundRect(panel.x, panel.y, panel.width, panel.height, 12)
        .fill({ color: 0x2a1a0e, alpha: 0.97 })
        .stroke({ color: 0xc08a46, width: 2, alpha: 0.8 });
      for (let i = 0; i < layout.perPage; i++)
        g.roundRect(panel.x + 8, panel.y + 8 + i * row, panel.width - 16, row - 6, 8).fill({ color: 0x000000, alpha: 0.25 });
    },
    [panel, row, layout.perPage],
  );
  const area = useMemo(() => rectOf(panel, 12), [panel]);
  return (
    <pixiContainer label="journal" zIndex={90}>
      <pixiGraphics draw={draw} />
      <Place id="drawer:journal" area={area} />
      {known.length === 0 && (
        <Words
          text="Nothing is known yet."
          x={panel.x + panel.width / 2}
          y={panel.y + 8 + row / 2}
          size={ground.letters + 1}
          font="Inter"
          colour={0xe9d3a6}
        />
      )}
      {shown.rows.map((recipe, i) => {
        const y = panel.y + 8 + i * row + (row - 6) / 2;
        const able = canLay(recipe);
        return (
          <pixiContainer key={recipe.item} alpha={able ? 1 : 0.55}>
            <SmallSquare face={recipe.left as MaterialFace} turn={recipe.leftTurn} x={panel.x + 20 + side / 2} y={y} side={side} />
            <SmallSquare face={recipe.right as MaterialFace} turn={recipe.rightTurn} x={panel.x + 21 + side * 1.5} y={y} side={side} />
            {inLines(recipe.name, panel.width - side * 2 - 52, ground.letters, 2).map((line, k, all) => (
              <Words
                key={k}
                text={line}
                x={panel.x + 36 + side * 2}
                y={y + (k - (all.length - 1) / 2) * ground.letters * 1.1}
                size={ground.letters}
                font="Marcellus"
                colour={0xffe9bd}
                anchor={{ x: 0, y: 0.5 }}
              />
            ))}
            <Row
              id={`recipe:${recipe.item}`}
              x={panel.x + 8}
              y={y - (row - 6) / 2}
              width={panel.width - 16}
              height={row - 6}
              act={able ? () => lay(recipe) : undefined}
            />
          </pixiContainer>
        );
      })}
      {shown.pages > 1 && (
        <>
          <Words
            text={`${shown.page + 1} of ${shown.pages}   turn the page`}
            x={panel.x + panel.width / 2}
            y={panel.y + panel.height - 22}
            size={ground.letters}
            font="Marcellus"
            colour={0xffd98e}
          />
          <Row
            id="drawer:page"
            x={panel.x + 8}
            y={panel.y + panel.height - 42}
            width={panel.width - 16}
            height={40}
            act={() => setPage((shown.page + 1) % shown.pages)}
          />
        </>
      )}
    </pixiContainer>
  );
}

function Row({
  id,
  x,
  y,
  width,
  height,
  act,
}: {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly act: (() => void) | undefined;
}) {
  const area = useMemo(() => rectOf({ x, y, width, height }, 8), [x, y, width, height]);
  return <Place id={id} area={area} opens={act} />;
}
