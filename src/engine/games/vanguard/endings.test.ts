import { expect, test } from 'vitest';
import { botAnswer } from '../../../bots/bot.ts';
import { picker } from '../../kernel/chance.ts';
import { pressing } from '../../kernel/rule.ts';
import { colorOf, kindOf } from './content/dice.ts';
import { shipLogs } from './content/find.ts';
import { sections, type Morale } from './content/vocabulary.ts';
import { aboard } from './rules/ship/aboard.testing.ts';
import { begin, now, type VanguardMatch } from './vanguard.testing.ts';

/** Before the last landing of a campaign: the line is read, and a seasoned crew has so many unique discoveries. */
const beforeTheSwitch = (uniques: number, morale: Morale, flags: readonly string[]): VanguardMatch =>
  begin({
    mix: 'campaign-2',
    edit: (s) => {
      aboard(s);
      s.flags.push('ship.act1', 'ship.act2', 'ship.act3', 'house.hall', 'house.line', ...flags);
      s.logs = shipLogs.filter(({ page }) => page !== undefined).map(({ n }) => n); // nothing is left to be read aboard
      for (const id of ['M13', 'M14']) s.story.done[id] = 0;
      for (const id of Object.keys(s.crew)) s.crew[id] = { ...s.crew[id]!, rank: 3 };
      for (const section of sections)
        for (let n = 0; n < 5; n++) {
          const at = s.box.findIndex((die) => kindOf(die) === 'specialized' && colorOf(die) !== 'red');
          s.sections[section].dice.push(...s.box.splice(Math.max(0, at), 1));
        }
      Object.assign(s.ship, {
        morale,
        uniques: Array.from({ length: uniques }, (_, i) => i + 1),
        scanner: { card: 'LC-08', parts: 4 },
        lander: { id: 'mule', mods: ['rebuilt-spaceframe', 'belly-tanks'] },
      });
      s.phase = { at: 'page', page: 23, step: 0 };
    },
  });

/** The careful bot in both seats until the campaign is over, or the crew has been fetched with nothing decided. */
function play(m: VanguardMatch, seed: number): VanguardMatch {
  const pick = picker(seed);
  for (let given = 0; !now(m).ended && now(m).planet?.over !== 'evac' && given < 500; given++)
    m.answer(botAnswer(m, pressing(m.open)[0]!.seat, { strength: 'easy', pick })!);
  return m;
}

/** Thoughts of the crews that try the same landing: one that fails it has not ended anything. */
const seeds = [1, 2, 3, 4, 5];

test.each([
  ['dark', 2, 'normal', []],
  ['answer', 5, 'high', ['house.reply']],
  ['decoy', 3, 'normal', ['house.mast']],
] as const)('HD-IV-22 one of five crews ends a campaign: %s, with %i uniques, morale %s, flags %j', (ending, uniques, morale, flags) => {
  const ended = seeds.some((seed) => {
    const { story, ended: over } = now(play(beforeTheSwitch(uniques, morale, flags), seed));
    return story.ending === ending && over?.winners.length === 2;
  });
  expect(ended).toBe(true);
}, 60_000);
