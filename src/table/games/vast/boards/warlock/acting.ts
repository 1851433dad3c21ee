import type { VastFact } from '../../../../../engine/games/vast/facts.ts';
import { burst, ghost, ring, say, strand } from '../../scene/effects.ts';
import { dust, jolt, seen, whereIs, type ActingStage } from '../../scene/stagecraft.ts';
import { deal } from '../manor/acting.ts';
import { thingOfPiece } from './curses.ts';

const teal = 0x5ff0dc;
const indigo = 0x8f9bff;
const loss = 0xff9a86;

/** What the deeds of the Warlock look like beside what they change. True if the fact wants no more. */
export function actWarlock(stage: ActingStage, fact: VastFact): boolean {
  const { kit, animator, later } = stage;
  switch (fact.fact) {
    case 'pieceCursed': {
      const at = whereIs(kit, thingOfPiece(fact.piece));
      if (at) say(animator, { x: at.x, y: at.y - 20 }, `+${fact.by}`, teal, { size: 34, wait: 380 });
      later(400, () => jolt(kit, thingOfPiece(fact.piece), 0.22));
      return true;
    }
    case 'pieceDominated':
      dominate(stage, fact);
      return true;
    case 'warlockFled':
      vanish(stage, fact.to);
      return true;
    case 'figurePlaced':
      if (fact.figure === 'warlock') vanish(stage, fact.at);
      return fact.figure === 'warlock';
    case 'moved':
      if (fact.by === 'sneak') fact.path.slice(0, -1).forEach((space, k) => later(k * 165, () => dust(kit, `space:${space}`)));
      return fact.by === 'sneak';
    case 'poltergeistDragged': {
      const [from, to] = [whereIs(kit, 'figure:warlock'), whereIs(kit, `space:${fact.to}`)];
      if (from && to) strand(animator, from, to, teal, { width: 5 });
      later(380, () => dust(kit, `space:${fact.to}`));
      return true;
    }
    case 'cursesChanged': {
      const at = whereIs(kit, 'box:curses', 'rail:warlock');
      if (at) say(animator, at, fact.by > 0 ? `+${fact.by}` : `−${-fact.by}`, fact.by > 0 ? teal : loss);
      return true;
    }
    case 'spellsAdvanced':
      later(240, () => jolt(kit, 'advance', 0.4));
      return true;
    case 'spellsDrawn':
      if (fact.cards.length === 0) deal(stage, 'spell', 'warlock', fact.count);
      return true;
    default:
      return false;
  }
}

/** A shock where the piece stood, and another where it comes to stand. */
function dominate({ kit, animator, later }: ActingStage, { from, space }: Extract<VastFact, { readonly fact: 'pieceDominated' }>): void {
  const at = whereIs(kit, `space:${from}`);
  if (at) {
    ring(animator, at, teal, { reach: 110 });
    burst(animator, at, indigo, { count: 20, up: 30 });
  }
  later(560, () => {
    const niche = whereIs(kit, `dominated:${space}`, 'rail:warlock');
    if (niche) ring(animator, niche, teal, { reach: 60 });
  });
}

/** He leaves a shade behind and comes out of smoke. */
function vanish({ kit, animator, later }: ActingStage, to: string): void {
  const at = seen(kit, 'figure:warlock');
  if (at) ghost(animator, 'warlock', at, 'dissolve');
  later(320, () => {
    const there = whereIs(kit, `space:${to}`);
    if (there) burst(animator, there, teal, { count: 16, reach: 52, up: 26 });
  });
}
