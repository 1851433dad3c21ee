import type { VastFact } from '../../../../../engine/games/vast/facts.ts';
import type { Kit } from '../../../../stage/kit.ts';
import type { Point } from '../../../../stage/shapes.ts';
import { lookOf } from '../../layout/figures.ts';
import { burst, fly, ghost, ring, say, strand } from '../../scene/effects.ts';
import { jolt, lunge, seen, whereIs, type ActingStage } from '../../scene/stagecraft.ts';

const [blood, silk, dread, shell] = [0xd0202c, 0xf3eefb, 0xb0405a, 0xffe6c8];

const isHers = (figure: string): boolean => figure === 'giant' || figure === 'sorcerer' || figure.startsWith('spiderling-');

/** What is left of a figure for a moment: silk and dread of hers, shells of Eggs, the pale light of ghosts. */
const smokeOf = (figure: string): number => (isHers(figure) ? dread : figure.startsWith('egg-') ? shell : 0x9ab4f0);

/** Her figure nearest to a point: threads come from there. */
function spinner(kit: Kit, to: Point): Point | null {
  const ids = ['giant', 'sorcerer', ...[1, 2, 3, 4, 5].map((n) => `spiderling-${n}`)];
  const near = ids.flatMap((id) => {
    const thing = kit.things.thing(`figure:${id}`);
    const at = thing?.place?.startsWith('space:') ? seen(kit, `figure:${id}`) : null;
    return at ? [{ ...at, way: Math.hypot(at.x - to.x, at.y - to.y) }] : [];
  });
  return near.sort((a, b) => a.way - b.way)[0] ?? null;
}

function drink({ kit, animator }: ActingStage, from: Point, wait = 0): void {
  const bowl = whereIs(kit, 'supply:blood', 'rail:spider');
  if (bowl) fly(animator, 'token/blood', from, bowl, { size: 1.2, wait, lasts: 620 });
}

/** How what the Spider does, and what is done to her, is seen. */
export function actSpider(stage: ActingStage, fact: VastFact): boolean {
  const { kit, animator, later } = stage;
  switch (fact.fact) {
    case 'figureRemoved': {
      const id = `figure:${fact.figure}`;
      const at = seen(kit, id);
      if (!at) return true;
      // what goes back to her board is carried there and not dissolved
      later(20, () => {
        if (kit.motion.pose(id)) return;
        ghost(animator, lookOf(fact.figure), at, 'dissolve', 460);
        burst(animator, { x: at.x, y: at.y - 30 }, smokeOf(fact.figure), { reach: 70, up: 40 });
      });
      return true;
    }
    case 'figurePlaced': {
      const at = kit.things.centre(`space:${fact.at}`);
      if (!at || !isHers(fact.figure)) return false;
      burst(animator, at, dread, { reach: 60, up: 30 });
      ring(animator, at, dread, { reach: 62 });
      return true;
    }
    case 'formChosen':
      jolt(kit, `form:${fact.form}`, 0.1);
      return true;
    case 'tokenPlaced': {
      const to = kit.things.centre(`space:${fact.at}`);
      if (!to || fact.token !== 'web') return false;
      const from = spinner(kit, to);
      if (from)
        for (const k of [-1, 0, 1])
          strand(animator, { x: from.x, y: from.y - 30 }, { x: to.x + k * 24, y: to.y - Math.abs(k) * 8 }, silk, {
            width: 2.5,
            wait: (k + 1) * 60,
          });
      return true;
    }
    case 'tokenRemoved': {
      const from = kit.things.centre(`${fact.token}:${fact.at}`);
      if (!from || fact.token !== 'blood' || !isHers(fact.by)) return false;
      drink(stage, from);
      return true;
    }
    case 'bitten': {
      lunge(kit, `figure:${fact.attacker}`, `figure:${fact.defender}`);
      const at = seen(kit, `figure:${fact.defender}`);
      if (!at) return true;
      later(150, () => jolt(kit, `figure:${fact.defender}`, 0.34));
      burst(animator, { x: at.x, y: at.y - 34 }, blood, { reach: 54, wait: 140 });
      drink(stage, { x: at.x, y: at.y - 34 }, 220);
      return true;
    }
    case 'bloodChanged': {
      const at = whereIs(kit, 'supply:blood', 'rail:spider');
      if (at && fact.by < 0) burst(animator, at, blood, { reach: 44, up: 30 });
      return true;
    }
    case 'tileVeiled': {
      const at = kit.things.centre(`space:${fact.at}`);
      if (at) burst(animator, at, 0x3a2a6a, { reach: 90, count: 22, lasts: 900, wait: 180 });
      return true;
    }
    case 'eggLaid': {
      const at = kit.things.centre(`space:${fact.at}`);
      if (at) ring(animator, at, shell, { reach: 58, wait: 260 });
      return true;
    }
    case 'eggHatched': {
      const at = seen(kit, `figure:${fact.egg}`);
      if (!at) return true;
      burst(animator, { x: at.x, y: at.y - 26 }, shell, { reach: 80, count: 18 });
      ring(animator, at, blood, { reach: 110 });
      return true;
    }
    case 'spiderlingBoxed': {
      const id = `figure:${fact.spiderling}`;
      const at = seen(kit, id);
      if (!at) return true;
      burst(animator, { x: at.x, y: at.y - 20 }, dread, { reach: 54 });
      say(animator, { x: at.x, y: at.y - 60 }, `${fact.boxed} of 5`, shell);
      later(20, () => {
        const box = whereIs(kit, 'rail:spider');
        if (!kit.motion.pose(id) && box) fly(animator, 'figure/spiderling/card', at, box, { size: at.size, spin: 5, lasts: 700 });
      });
      return true;
    }
    case 'terrorChanged': {
      const at = whereIs(kit, 'dial:terror', 'rail:spider');
      if (!at) return true;
      say(animator, { x: at.x, y: at.y - 34 }, fact.by > 0 ? `+${fact.by}` : `−${-fact.by}`, 0xffb0a0, { size: 48 });
      if (fact.by > 0) ring(animator, at, blood, { reach: 100 });
      return true;
    }
    default:
      return false;
  }
}
