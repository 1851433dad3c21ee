import { dominationTrack, spellIds, type SpellId } from '../../content/spells.ts';
import { warlockStart } from '../../content/values.ts';
import type { WarlockState } from '../../roleStates.ts';
import { dealt, type Shuffle } from '../setup.ts';

interface WarlockSetup {
  /** MM-808 Spells that begin in play are not in the deck. */
  readonly inPlay: readonly SpellId[];
  readonly spellsDrawn: number;
  readonly spellsTrack: number;
  readonly fewerCubes: number;
}

/** MM-071, HD-07 */
export function setUpWarlock(shuffle: Shuffle, { inPlay, spellsDrawn, spellsTrack, fewerCubes }: WarlockSetup): WarlockState {
  const spells = dealt(shuffle, spellIds.filter((id) => !inPlay.includes(id)), inPlay);
  const left = spells.deck.length - spellsDrawn;
  const { curses, unassignedCubes, suppliedCubes } = warlockStart;
  return {
    curses,
    spellsTrack,
    spells: { ...spells, deck: spells.deck.slice(0, left), hand: spells.deck.slice(left).reverse() },
    dominated: dominationTrack.map(() => null),
    cubes: { unassigned: unassignedCubes - fewerCubes, sneak: 0, summon: 0, conjure: 0, syphon: 0, supply: suppliedCubes },
    onSpells: {},
  };
}
