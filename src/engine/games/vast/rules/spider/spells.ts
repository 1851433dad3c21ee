import { having } from '../../../../pieces/shared.ts';
import { drag, thenAsking, type Option } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { SquareId } from '../../content/manor.ts';
import type { PowerCardId } from '../../content/powers.ts';
import { tileFaces } from '../../content/tiles.ts';
import type { SpiderForm } from '../../roleStates.ts';
import type { Vast, VastState } from '../../state.ts';
import { isEmpty } from '../empty.ts';
import { layFromStack } from '../fill.ts';
import { settleEdges, takeMarkersOff } from '../markers.ts';
import { seenFrom } from '../sight.ts';
import { isSquare, surroundingSquares } from '../spaces.ts';
import { placeToken } from '../placing.ts';
import { tokensLeft } from '../tokens.ts';
import { takeTreasure, treasuresOn } from '../treasureMarkers.ts';
import { spendBlood } from './blood.ts';
import { chooseSpace, forOneCard } from './casting.ts';
import { eggSquares } from './eggs.ts';
import { beginSpell } from './hand.ts';
import { layEggs } from './layEgg.ts';
import { legs } from './legs.ts';
import { raiseTerror } from './terror.ts';
import { spiderOf, spiderSquares, squareOf } from './values.ts';

type Spell = (t: Vast) => Option<() => Rule>[];

/** MM-379 Each form has its own; Legs belongs to all, and Expand to whoever was lent it. */
const spells = (form: SpiderForm): readonly Spell[] =>
  form === 'sorcerer' ? [veil, tend, legs, expand] : form === 'giant' ? [layEggs, legs, expand] : [loot, legs, expand];

export const spellPlays = (t: Vast): Option<() => Rule>[] => spells(spiderOf(t).form).flatMap((spell) => spell(t));

/** MM-363, MM-364, RU-38 Lit and empty tiles that the Sorcerer sees, but not the Entrance while it is fixed. */
function veilable(state: VastState): SquareId[] {
  const fixed = state.houseRules.entranceFixed;
  return seenFrom(state, squareOf(state, 'sorcerer')).filter(isSquare).filter((square) => {
    const laid = state.map[square];
    return laid?.lit === true && !(fixed && tileFaces[laid.tile]!.kind === 'entrance') && isEmpty(state, square);
  });
}

const veil: Spell = (t) => {
  const tiles = veilable(t.state).length;
  const words = { box: 'veil', label: 'Veil: turn an empty visible tile Dark', then: tiles > 1 ? 'which tile' : undefined };
  return tiles === 0 ? [] : forOneCard(t, words, (card) => castVeil(t, card));
};

/** MM-363 to MM-365 */
function* castVeil(t: Vast, card: PowerCardId): Rule {
  beginSpell(t, 'veil', [card]);
  const square = yield* chooseSpace(t, 'spider.cast.veil', 'Veil: choose the tile that turns Dark.', veilable(t.state));
  t.state.map = having(t.state.map, square, { tile: t.state.map[square]!.tile, lit: false, turn: 0 });
  t.tell({ fact: 'tileVeiled', at: square });
  takeMarkersOff(t, square);
  settleEdges(t);
}

const tend: Spell = (t) => {
  const eggs = eggSquares(t.state).length;
  if (spiderOf(t).blood === 0 || eggs === 0) return [];
  const option = drag('token:blood', 'box:tend', 'Tend: 1 Blood, and a blood token on every tile with an Egg', () => castTend(t));
  const left = tokensLeft(t.state, 'blood') + 1; // MM-396 what she pays with comes back to the supply
  return [left < eggs ? thenAsking(option, 'which Eggs get some') : option];
};

/** MM-366, RU-01 If there are too few tokens, she chooses which Eggs go without. */
function* castTend(t: Vast): Rule {
  beginSpell(t, 'tend', []);
  spendBlood(t, 1);
  for (let tiles = eggSquares(t.state); tiles.length > 0; ) {
    const left = tokensLeft(t.state, 'blood');
    if (left === 0) return;
    const square =
      left >= tiles.length
        ? tiles[0]!
        : yield* chooseSpace(t, 'spider.cast.tend', 'Too little blood is left for all Eggs. Choose who gets some.', tiles);
    placeToken(t, square, 'blood');
    tiles = tiles.filter((other) => other !== square);
  }
}

const lootable = (state: VastState) => spiderSquares(state).flatMap((square) => treasuresOn(state, square));

const loot: Spell = (t) =>
  lootable(t.state).length === 0
    ? []
    : forOneCard(t, { box: 'loot', label: 'Loot: remove all treasures on tiles with Spiderlings' }, (card) => castLoot(t, card));

/** MM-374 to MM-378 */
function* castLoot(t: Vast, card: PowerCardId): Rule {
  beginSpell(t, 'loot', [card]);
  const markers = lootable(t.state);
  for (const marker of markers) takeTreasure(t, marker);
  raiseTerror(t, terrorForLoot(markers.length));
}

const terrorForLoot = (treasures: number): number => (treasures >= 5 ? 3 : treasures >= 3 ? 2 : treasures === 2 ? 1 : 0);

/** RU-28, HD-13 Crypts around her figures. */
const expandable = (state: VastState): SquareId[] => [
  ...new Set(spiderSquares(state).flatMap((square) => surroundingSquares[square]!.filter((other) => state.map[other] === undefined))),
];

const expand: Spell = (t) => {
  if (!spiderOf(t).expand || spiderOf(t).turn.expanded || t.state.stack.length === 0) return [];
  const crypts = expandable(t.state).length;
  const words = { box: 'expand', label: 'Expand: lay a Dark tile on a crypt around you', then: crypts > 1 ? 'which crypt' : undefined };
  return crypts === 0 ? [] : forOneCard(t, words, (card) => castExpand(t, card));
};

function* castExpand(t: Vast, card: PowerCardId): Rule {
  beginSpell(t, 'expand', [card]);
  spiderOf(t).turn.expanded = true;
  layFromStack(t, yield* chooseSpace(t, 'spider.cast.expand', 'Expand: choose the crypt for the new tile.', expandable(t.state)));
}
