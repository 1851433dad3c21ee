import type { Seat } from '../../../kernel/rule.ts';
import { moveBetween } from '../../../pieces/supply.ts';
import { cardOf, isCenterCard } from '../content/cards.ts';
import { highestStat, skillDie } from '../content/values.ts';
import type { Skill, Stat } from '../content/vocabulary.ts';
import type { Vantage, VantageState } from '../state.ts';
import { clearCards } from './clearing.ts';
import { inGrid, ownerOf, playerOf, rewrite } from './people.ts';

/** VA-258 to VA-260 A point above 6 becomes a random skill, point by point (RU-VA-39). */
export function gainStat(t: Vantage, seat: Seat, stat: Stat, n: number): void {
  const player = playerOf(t.state, seat);
  const from = player.stats[stat];
  player.stats[stat] = Math.min(highestStat, from + n);
  if (player.stats[stat] > from) t.tell({ fact: 'statChanged', seat, stat, from, to: player.stats[stat] });
  gainRandom(t, seat, from + n - player.stats[stat]);
  if (stat === 'health' && n > 0) clearCards(t, seat, 'healthGain');
}

/** VA-174 Tokens are limited: what the supply does not have is not gained (RU-VA-25). */
export function gainSkill(t: Vantage, seat: Seat, skill: Skill, n: number): void {
  const gained = moveBetween(t.state.supply, playerOf(t.state, seat).skills, skill, n);
  if (gained > 0) t.tell({ fact: 'skillGained', seat, skill, n: gained });
}

export function rollSkill(t: Vantage, seat: Seat): Skill {
  const skill = skillDie.faces[t.roll(skillDie.faces.length) - 1]!;
  t.tell({ fact: 'skillDieRolled', seat, skill });
  return skill;
}

/** VA-267 */
export function gainRandom(t: Vantage, seat: Seat, n: number): void {
  for (let i = 0; i < n; i++) gainSkill(t, seat, rollSkill(t, seat), 1);
}

export function changeCoins(t: Vantage, seat: Seat, by: number): void {
  const player = playerOf(t.state, seat);
  const from = player.coins;
  player.coins = Math.max(0, from + by);
  if (player.coins !== from) t.tell({ fact: 'coinsChanged', seat, from, to: player.coins });
}

/** VA-313, VA-314 Boost beyond a card's capacity is not gained, and goes to no other card. Cards without room for boost take none. */
export function changeBoost(t: Vantage, num: number, by: number): void {
  const owner = ownerOf(t.state, num);
  if (!owner || owner.zone === 'supply') return;
  const player = playerOf(t.state, owner.seat);
  const from = boostOn(t.state, num);
  const to = Math.max(0, Math.min(cardOf(num).boostCap, from + by));
  if (to === from) return;
  if (owner.zone === 'grid') rewrite(player, num, { boost: to });
  else player.reserve = player.reserve.map((kept) => (kept.num === num ? { ...kept, boost: to } : kept));
  t.tell({ fact: 'boostChanged', seat: owner.seat, card: num, from, to });
}

export function boostOn(s: VantageState, num: number): number {
  if (isCenterCard(num)) return 0;
  const owner = ownerOf(s, num);
  if (!owner || owner.zone === 'supply') return 0;
  const player = playerOf(s, owner.seat);
  return inGrid(player, num)?.boost ?? player.reserve.find((kept) => kept.num === num)?.boost ?? 0;
}
