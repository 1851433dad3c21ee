import type { Rule } from '../../../kernel/rule.ts';
import { tap } from '../../../kernel/option.ts';
import type { Hex } from '../../../pieces/hexGrid.ts';
import { mysteryChart } from '../content/mysteries.ts';
import { omens } from '../content/vocabulary.ts';
import type { CharacterId, Stonesaga, StonesagaState } from '../state.ts';
import { printedOnStructure, societyAbilities, abilitiesOf } from './abilities.ts';
import { inHex, nameOf } from './characters.ts';
import { resolve } from './effects/resolve.ts';
import { currentOmens } from './omens.ts';
import { cardOf, changeHex, outpostIn } from './places.ts';
import { addTrack } from './society.ts';
import { bearing, settle } from './tieBreak.ts';

type Level = 0 | 1 | 2;
type Site = 'fire' | 'shelter' | 'depletion';

function setSite(t: Stonesaga, hex: Hex, site: Site, to: Level): void {
  if (t.state.map[hex]![site] === to) return;
  changeHex(t, hex, { [site]: to });
  t.tell({ fact: 'siteChanged', site, at: hex, to });
}

/** SC-045 to SC-048 A hex has one fire at most; placing another makes it new. */
export const placeFire = (t: Stonesaga, hex: Hex): void => setSite(t, hex, 'fire', 2);
/** SC-054 to SC-057 */
export const placeShelter = (t: Stonesaga, hex: Hex): void =>
  setSite(t, hex, 'shelter', Math.min(2, t.state.map[hex]!.shelter + 1) as Level);
/** SC-065 to SC-068, SS-388, SS-389 */
export const deplete = (t: Stonesaga, hex: Hex): void =>
  setSite(t, hex, 'depletion', Math.min(2, t.state.map[hex]!.depletion + 1) as Level);
/** SC-049, SC-050, SC-058 to SC-060, SC-070, SC-071 */
export const degradeSite = (t: Stonesaga, hex: Hex, site: Site): void =>
  setSite(t, hex, site, Math.max(0, t.state.map[hex]![site] - 1) as Level);

/** SC-061 to SC-063 The token and every bonus; nothing is turned over. */
export function shelterValue(state: StonesagaState, hex: Hex): number {
  let value: number = state.map[hex]!.shelter;
  const outpost = outpostIn(state, hex);
  if (outpost)
    for (const { structure } of Object.values(outpost.structures))
      for (const { n } of printedOnStructure(structure, 'shelterBonus')) value += n;
  for (const who of inHex(state, hex))
    for (const { ability, kind } of abilitiesOf(state, who, 'shelterBonus')) if (kind === 'item') value += ability.n;
  return value;
}

/** SS-386, SC-072 to SC-075 What fishing, foraging and mining cost more in a depleted hex. */
export const surcharge = (state: StonesagaState, hex: Hex): number => state.map[hex]!.depletion;

/** SC-078, SC-080 Facedown and unseen; if somebody stands there, one of them confronts it at once. */
export function* placeMystery(t: Stonesaga, hex: Hex): Rule {
  changeHex(t, hex, { mysteries: t.state.map[hex]!.mysteries + 1 });
  t.tell({ fact: 'siteChanged', site: 'mystery', at: hex, to: t.state.map[hex]!.mysteries });
  const here = inHex(t.state, hex);
  if (here.length === 0) return;
  const who = yield* settle(
    t,
    'mystery.who',
    'Who confronts the mystery?',
    here.map((one) => tap(`mini:${one}`, nameOf(t.state, one), one)),
    (one) => bearing(t.state, one),
  );
  yield* confront(t, who, hex);
}

/** SC-081 to SC-085 All tokens are alike until one is turned up, so its omen is drawn now. */
export function* confront(t: Stonesaga, who: CharacterId, hex: Hex): Rule {
  changeHex(t, hex, { mysteries: t.state.map[hex]!.mysteries - 1 });
  t.tell({ fact: 'siteChanged', site: 'mystery', at: hex, to: t.state.map[hex]!.mysteries });
  const omen = t.pick(omens);
  const matched = currentOmens(t.state).includes(omen);
  if (t.state.endless) t.state.endless.mysteriesConfronted += 1;
  t.tell({ fact: 'mysteryConfronted', who, at: hex, omen, matched });
  if (matched) yield* resolve(t, who, mysteryChart[omen][cardOf(t.state.map[hex]!).region].effects);
  else addTrack(t, 'lore', societyAbilities(t.state, 'mysteryLore').reduce((sum, { n }) => sum + n, 1));
}
