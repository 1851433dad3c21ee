import { expect, test } from 'vitest';
import { picker } from '../../../../engine/kernel/chance.ts';
import { heardBy } from '../../../../engine/kernel/table.ts';
import { vast } from '../../../../engine/games/vast/index.ts';
import type { RoleMixId } from '../../../../engine/games/vast/content/mixes.ts';
import type { VastFact } from '../../../../engine/games/vast/facts.ts';
import { full } from '../../../../engine/games/vast/full.testing.ts';
import { haunting, hold, openUp } from '../../../../engine/games/vast/rules/manor/manor.testing.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { after, steps } from '../retell.ts';
import { restingTiles, ritualOf, rodeOf } from '../retold.ts';

/** As much of the two boards and of the map as the facts of the Manor and the Warlock speak of. */
function spoken({ figures, tokens, treasureMarkers, pitMarkers, cursed, forceWalls, map, manor, warlock }: VastView) {
  return {
    ...{
      figures,
      tokens,
      treasureMarkers,
      pitMarkers: [...pitMarkers].sort(),
      cursed,
      forceWalls: [...forceWalls].sort(),
      squares: Object.keys(map).sort(),
    },
    manor: manor && {
      seals: manor.seals,
      omens: manor.unassignedOmens,
      portents: manor.portentsLeft,
      tracks: manor.tracks,
      hand: manor.rituals.hand.length,
      discard: manor.rituals.discard,
    },
    warlock: warlock && {
      ...{
        curses: warlock.curses,
        track: warlock.spellsTrack,
        dominated: warlock.dominated,
        onSpells: warlock.onSpells,
        cubes: warlock.cubes,
      },
      ...{ hand: warlock.spells.hand.length, inPlay: warlock.spells.inPlay },
    },
  };
}

test.each<[RoleMixId, number]>([
  ['five', 21],
  ['paladin-spider-manor', 22],
  ['skeletons-spider-warlock', 23],
])('what is told of a turn of the Manor or the Warlock in %s leads to where the rules lead (seed %i)', (mix, seed) => {
  const match = full(mix, undefined, seed);
  const pick = picker(seed);
  let compared = 0;
  for (let k = 0; k < 700 && !match.over; k++) {
    const { active } = match.peek();
    const before = vast.view(match.peek(), 'table');
    const heard = match.told.length;
    const decision = match.open[pick(match.open.length)]!;
    match.answer({ seat: decision.seat, ask: decision.ask, option: decision.options[pick(decision.options.length)]!.id });
    if ((active !== 'manor' && active !== 'warlock') || match.peek().active !== active) continue;
    const facts = heardBy(match.told.slice(heard), 'table') as VastFact[];
    // a deck that ran out is shuffled anew, and nobody tells the discards apart after that
    const told = spoken(facts.reduce(after, before));
    const reached = spoken(vast.view(match.peek(), 'table'));
    if (told.manor && reached.manor && reached.manor.discard.length < told.manor.discard.length) continue;
    expect(told, JSON.stringify(facts)).toEqual(reached);
    compared++;
  }
  expect(compared).toBeGreaterThan(40);
});

test('a shifted tile takes along what lies and stands on it, and says where it came from', () => {
  const m = haunting('shift', { shift: 3 }, (s) => {
    s.tokens['4,5'] = { blood: 1 };
    openUp(s, '4,5');
    s.figures.stabby = '4,5';
  });
  const view = vast.view(m.peek(), 'table');
  const shifted = after(view, { fact: 'tileShifted', from: '4,5', to: '3,6' });
  expect(shifted.map['4,5']).toBeUndefined();
  expect(shifted.map['3,6']).toEqual(view.map['4,5']);
  expect([shifted.figures.stabby, shifted.tokens['3,6']?.blood]).toEqual(['3,6', 1]);
  expect(rodeOf(shifted)).toEqual({ '3,6': '4,5' });
  expect(restingTiles(shifted)['3,6']).toBeUndefined();
});

test('the Wraith walks the way of its ritual, and the way is shown', () => {
  const m = haunting('ritual', {}, (s) => {
    openUp(s, '4,3', '4,2', '4,1');
    hold(s, 'openEye');
  });
  const performed: VastFact = { fact: 'ritualPerformed', card: 'openEye', path: ['4,4', '4,3', '4,2', '4,1'] };
  const views = steps(performed).map((step, _, all) => all.slice(0, all.indexOf(step) + 1).reduce(after, vast.view(m.peek(), 'manor')));
  expect(views.map(({ figures }) => figures.wraith)).toEqual(['4,4', '4,3', '4,2', '4,1']);
  expect(ritualOf(views.at(-1)!)?.path).toHaveLength(4);
  expect(views.at(-1)!.manor!.rituals.hand).toEqual([]);
});
