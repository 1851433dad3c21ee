import { lacking } from '../../../../pieces/shared.ts';
import { button, declining, drag, tap, thenAsking, type Option } from '../../../../kernel/option.ts';
import { boundary, choose, type Rule } from '../../../../kernel/rule.ts';
import { dominationTrack, spells, type SpellId } from '../../content/spells.ts';
import type { CursedId } from '../../roleStates.ts';
import type { Vast, VastState } from '../../state.ts';
import { putOn } from '../holding.ts';
import { winGame } from '../winning.ts';
import { afterRemoved } from './hexomancer.ts';
import { gainMagicCube, takeCubesOff } from './magic.ts';
import { isTreasure, networkOf, pieceName, squareOfPiece, thingOf } from './network.ts';
import { drawSpells } from './spellsTrack.ts';
import { dominatedCount, warlockOf } from './values.ts';

interface Domination {
  readonly piece: CursedId;
  readonly space: number;
}

/** MM-483 to MM-489 After cursing, as many pieces as he likes. Each may have been the link to others, so the network is found anew. */
export function* dominatePieces(t: Vast): Rule {
  while (!t.state.ended) {
    const offers = dominations(t.state);
    if (offers.length === 0) return;
    const chosen = yield* choose<Domination | null>('warlock', 'warlock.dominate', 'Dominate a piece that bears enough curses?', [
      ...offers,
      declining(button('done', 'Dominate nothing more', null)),
    ]);
    if (!chosen) return;
    yield* dominate(t, chosen);
    yield* boundary();
  }
}

/** MM-484, MM-486 */
function dominations(state: VastState): Option<Domination>[] {
  if (Object.keys(state.cursed).length === 0) return [];
  return networkOf(state).flatMap((piece) =>
    dominationTrack.flatMap(({ needs, gives }, space) =>
      state.warlock!.dominated[space] === null && (state.cursed[piece] ?? 0) >= needs
        ? [dominating(state, piece, space, gives)]
        : [],
    ),
  );
}

type Gift = (typeof dominationTrack)[number]['gives'];

/** MM-492, MM-806 The piece that wins gives nothing more, and without a played spell there is none to choose. */
function dominating(state: VastState, piece: CursedId, space: number, gives: Gift): Option<Domination> {
  const label = `Dominate ${pieceName(state, piece)}: ${gifts[gives]}`;
  const option = drag<Domination>(thingOf(piece), `dominated:${space}`, label, { piece, space });
  const asks = gives === 'renewSpells' && state.warlock!.spells.inPlay.length > 0 && dominatedCount(state) + 1 < state.goals.dominated;
  return asks ? thenAsking(option, 'which spell goes') : option;
}

const gifts: Readonly<Record<Gift, string>> = {
  longSneak: 'sneak up to 3 spaces from now on',
  renewSpells: 'discard a played spell to draw 3',
  magicCube: 'gain a magic cube',
  steadfast: 'lose only 1 Curse when disturbed',
};

/** MM-485, MM-489, MM-490 Off the map and onto the track; then Hexomancer, then what the covered space gives. */
function* dominate(t: Vast, { piece, space }: Domination): Rule {
  const from = squareOfPiece(t.state, piece)!;
  if (isTreasure(piece)) t.state.treasureMarkers = lacking(t.state.treasureMarkers, piece);
  else delete t.state.figures[piece];
  warlockOf(t).dominated[space] = piece;
  t.tell({ fact: 'pieceDominated', piece, from, space });
  afterRemoved(t, piece);
  const { dominated } = t.state.goals;
  // MM-467, MM-548
  if (dominatedCount(t.state) >= dominated) return winGame(t, 'warlock', `The Warlock has dominated ${dominated} pieces.`);
  const { gives } = dominationTrack[space]!;
  if (gives === 'magicCube') gainMagicCube(t); // MM-493, MM-494
  if (gives === 'renewSpells') yield* renewSpells(t);
}

/** MM-492, MM-806, RU-23 Once and now: any spell in play may go, one he began with included. */
function* renewSpells(t: Vast): Rule {
  const { inPlay } = warlockOf(t).spells;
  if (inPlay.length === 0) return;
  const options = inPlay.map((spell) => tap<SpellId | null>(`card:${spell}`, `Discard ${spells[spell].name}`, spell));
  const keep = declining(button<SpellId | null>('keep', 'Keep all spells', null));
  const card = yield* choose('warlock', 'warlock.renew', 'Discard a played spell to draw 3 spells?', [...options, keep], { second: true });
  if (!card) return;
  const held = warlockOf(t).spells;
  held.inPlay = held.inPlay.filter((spell) => spell !== card);
  putOn(held, 'discard', card);
  t.tell({ fact: 'spellsDiscarded', cards: [card] });
  takeCubesOff(t, card);
  drawSpells(t);
}
