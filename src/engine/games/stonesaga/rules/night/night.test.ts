import { describe, expect, test } from 'vitest';
import { nightSteps } from '../../state.ts';
import { currentOmens } from '../omens.ts';
import { resolve } from '../effects/resolve.ts';
import { shelterValue } from '../sites.ts';
import {
  all,
  asked,
  begin,
  board,
  change,
  equip,
  give,
  night,
  now,
  offered,
  outpost,
  outpostWith,
  position,
  rigged,
  running,
  say,
  told,
  type Edit,
} from '../../stonesaga.testing.ts';

const alone = (step: `night.${string}`, edit: Edit = () => {}) => night(step, { mix: 'seeds-1', edit });

describe('the night', () => {
  test('SS-179, SS-540 nine steps in their order, and then a new day', () => {
    const m = say(begin({ mix: 'seeds-1' }), 'pass:c1');
    while (now(m).day === 1) say(m, all(m).at(-1)!);
    expect(told(m, 'nightStepBegan').map(({ step }) => step)).toEqual(nightSteps.slice(1));
    expect(told(m, 'dayBroke').at(-1)).toEqual({ fact: 'dayBroke', day: 2 });
  });
});

describe('recover', () => {
  test('SS-139 SS-545 SS-546 SS-548 SS-551 SS-552 SS-553 SS-622 EX-SS-46 one food and one water from the inventory at most, which are gone then; two energy for rest with one or two characters, one for food, one for water', () => {
    const m = alone('night.recover', (s) => { s.characters.c1.energy = 0; give(s, 'c1', 'fish', 'fish', 'water', 'grain'); });
    expect(offered(m)).toEqual(['res:c1:fish>mouth:c1', 'no-food:c1']);
    say(m, 'res:c1:fish>mouth:c1', 'res:c1:water>mouth:c1');
    expect(told(m, 'slept')).toEqual([{ fact: 'slept', who: 'c1', fed: true, watered: true, comforted: false, energy: 4 }]);
    expect(
      told(m, 'lost')
        .filter(({ to }) => to === 'mouth')
        .map(({ face, n }) => [face, n]),
    ).toEqual([
      ['fish', 1],
      ['water', 1],
    ]);
    const none = say(
      alone('night.recover', (s) => {
        s.characters.c1.energy = 0;
        give(s, 'c1', 'fish', 'water');
      }),
      'no-food:c1',
      'no-water:c1',
    );
    expect(told(none, 'slept')).toMatchObject([{ fed: false, watered: false, energy: 2 }]);
  });
  test('SS-550 with three or four characters rest gives one energy', () => {
    for (const mix of ['seeds-3', 'seeds-4'])
      expect(
        told(
          night('night.recover', {
            mix,
            edit: (s) => {
              for (const one of Object.values(s.characters)) one.energy = 0;
            },
          }),
          'slept',
        ).map(({ energy }) => energy),
      ).toEqual(mix === 'seeds-3' ? [1, 1, 1] : [1, 1, 1, 1]);
  });
  test('SS-549 energy comes back after everybody has decided what to eat', () => {
    const m = night('night.recover', {
      edit: (s) => {
        for (const who of ['c1', 'c2'] as const) {
          s.characters[who].energy = 0;
          give(s, who, 'fish');
        }
      },
    });
    say(m, 'res:c1:fish>mouth:c1');
    expect([board(m).energy, board(m, 'c2').energy]).toEqual([0, 0]);
    say(m, 'no-food:c2');
    expect(told(m, 'slept').map(({ energy }) => energy)).toEqual([3, 2]);
  });
  test('SS-559 nothing done by day binds anybody at night: what to eat is asked when the night comes', () => {
    const m = say(begin({ mix: 'seeds-1', edit: (s) => give(s, 'c1', 'fish', 'root') }), 'pass:c1');
    expect(asked(m)).toEqual(['night.food']);
    expect(offered(m)).toEqual(['res:c1:fish>mouth:c1', 'res:c1:root>mouth:c1', 'no-food:c1']);
  });
  test('SS-126 energy comes back with the night', () => {
    const m = say(
      begin({
        mix: 'seeds-1',
        edit: (s) => {
          s.characters.c1.energy = 2;
          s.night.cards = ['NA05'];
        },
      }),
      'gather-water:c1',
      'pass:c1',
    );
    expect(board(m).energy).toBe(1);
    for (let i = 0; i < 40 && now(m).day === 1; i++) say(m, offered(m).at(-1)!);
    expect(board(m).energy).toBeGreaterThan(1);
    expect(told(m, 'energyChanged').filter(({ by }) => by > 0).length).toBeGreaterThan(0);
  });
  test('SS-149, SS-547, BC-10: fermented food feeds, raw grain does not', () => {
    expect(offered(alone('night.recover', (s) => give(s, 'c1', 'fermentedRoot', 'grain', 'groundGrain')))).toEqual([
      'res:c1:fermentedRoot>mouth:c1',
      'res:c1:groundGrain>mouth:c1',
      'no-food:c1',
    ]);
  });
  test('SS-554, SS-555, SS-557, SS-558, SS-623, SC-044, BC-03: fire comforts everybody, and the maximum holds', () => {
    const fed = (mix: string) => {
      const m = night('night.recover', {
        mix,
        edit: (s) => {
          change(s, '0,0', { fire: 2, shelter: 1 });
          for (const who of ['c1', 'c2'] as const) {
            s.characters[who].energy = 0;
            give(s, who, 'fish', 'water');
          }
        },
      });
      say(m, 'res:c1:fish>mouth:c1', 'res:c1:water>mouth:c1', 'res:c2:fish>mouth:c2', 'res:c2:water>mouth:c2');
      return told(m, 'slept').slice(0, 2).map(({ energy }) => energy);
    };
    expect(fed('seeds-3')).toEqual([4, 4]);
    expect(fed('seeds-2')).toEqual([5, 5]);
  });
  test('SS-400, SS-401, SS-556, SC-052, SC-053, BC-04: a shelter for one comforts exactly one of two', () => {
    const m = night('night.recover', { edit: (s) => change(s, '0,0', { shelter: 1 }) });
    expect(asked(m)).toEqual(['night.comfort']);
    say(m, 'mini:c2');
    expect(told(m, 'slept').map(({ who, comforted }) => [who, comforted])).toEqual([['c1', false], ['c2', true]]);
  });
  test('IT04 SS-550 whoever burns a torch is comforted for it, and whoever keeps it is not', () => {
    const cold = () => alone('night.recover', (s) => { s.characters.c1.energy = 0; equip(s, 'c1', 'IT04', 'hand1'); });
    const burnt = say(cold(), offered(cold(), 'night.torch')[0]!);
    expect(told(burnt, 'slept')).toMatchObject([{ who: 'c1', comforted: true, energy: 3 }]);
    expect(board(burnt).items).toEqual({});
    const kept = say(cold(), 'keep');
    expect(told(kept, 'slept')).toMatchObject([{ who: 'c1', comforted: false, energy: 2 }]);
    expect(Object.values(board(kept).items)).toMatchObject([{ item: 'IT04' }]);
  });
  test('SC-061 SC-062 SC-063 EX-SC-06 a bonus makes 1, 2, 3 of 0, 1, 2 without turning the token; a value of one is shelter, token or not', () => {
    for (const shelter of [0, 1, 2] as const)
      expect(
        shelterValue(
          position({
            edit: (s) => {
              change(s, '0,0', { shelter });
              equip(s, 'c1', 'IT48', 'hand1');
            },
          }),
          '0,0',
        ),
      ).toBe(shelter + 1);
    const sheltered = (edit: Edit) =>
      now(running((t) => resolve(t, 'c1', [{ do: 'when', if: { here: 'shelter' }, then: [{ do: 'track', track: 'lore', n: 1 }] }]), edit))
        .tracks.lore;
    expect([sheltered(() => {}), sheltered((s) => equip(s, 'c1', 'IT48', 'hand1'))]).toEqual([0, 1]);
    const m = night('night.recover', { edit: (s) => { change(s, '0,0', { shelter: 1 }); equip(s, 'c1', 'IT48', 'hand1'); } });
    expect(told(m, 'slept').map(({ comforted }) => comforted)).toEqual([true, true]);
    expect(now(m).map['0,0']!.shelter).toBe(1);
  });
  test('SC-614 SC-615 poor rest gives one less: nothing with three characters, one with two', () => {
    const rested = (mix: string) =>
      told(
        night('night.recover', {
          mix,
          options: { rest: 'on' },
          edit: (s) => {
            for (const one of Object.values(s.characters)) one.energy = 0;
          },
        }),
        'slept',
      )[0]!.energy;
    expect([rested('seeds-3'), rested('seeds-4'), rested('seeds-2'), rested('seeds-1')]).toEqual([0, 0, 1, 1]);
  });
});

describe('hunger and thirst', () => {
  const hungry = (fed: boolean, watered: boolean, options = {}, comforted = false) =>
    night('night.hunger', {
      mix: 'seeds-1',
      options,
      edit: (s) => {
        Object.assign(s.characters.c1, { fed, watered, comforted });
        s.characters.c1.health.disease.minor = 1;
      },
    });
  test('SS-560 SS-561 SS-562 sated heals, starved hurts, in between neither', () => {
    const sated = hungry(true, true);
    expect(offered(sated)).toEqual(['malady:c1:disease:minor', 'none']);
    expect(board(say(sated, 'malady:c1:disease:minor')).health.disease.minor).toBe(0);
    expect(told(hungry(false, false), 'maladySuffered')[0]).toMatchObject({ malady: 'injury', severity: 'minor' });
    expect(told(hungry(true, false), 'maladySuffered').filter(({ malady }) => malady === 'injury')).toEqual([]);
  });
  test('SC-616 SC-617 SC-618 SC-619 the sharper hunger: only the comforted heal, one missing is a minor injury, both a major one', () => {
    const hard = { hunger: 'on' };
    expect(asked(hungry(true, true, hard))).not.toContain('malady.degrade');
    expect(asked(hungry(true, true, hard, true))).toContain('malady.degrade');
    expect(told(hungry(true, false, hard), 'maladySuffered')[0]).toMatchObject({ severity: 'minor' });
    expect(told(hungry(false, true, hard), 'maladySuffered')[0]).toMatchObject({ severity: 'minor' });
    expect(told(hungry(false, false, hard), 'maladySuffered')[0]).toMatchObject({ severity: 'major' });
  });
});

describe('night actions', () => {
  test('SS-563 SS-564 SS-566 an item with a night action, once, for no energy', () => {
    const m = night('night.actions', { edit: (s) => { equip(s, 'c1', 'IT21', 'pouch1'); s.characters.c1.energy = 0; } });
    expect(offered(m)).toEqual(['use:c1:item-110', 'done']);
    say(m, 'use:c1:item-110', 'mini:c2');
    expect(board(m, 'c2').boosts).toEqual({ conviction: 1 });
    expect(asked(m)).not.toContain('night.act');
  });
  test('SS-565 not by day', () => {
    expect(all(begin((s) => equip(s, 'c1', 'IT21', 'pouch1')))).not.toContain('use:c1:item-110');
  });
});

describe('degrade tokens', () => {
  test('SS-568, SS-569, SC-186, SC-188: fresh ferments, fermented goes, tough food and water stay', () => {
    const m = alone('night.degrade', (s) => {
      give(s, 'c1', 'fish', 'fermentedRoot', 'nuts', 'groundGrain', 'water', 'wood');
    });
    expect(told(m, 'spoiled').map(({ face, to }) => [face, to])).toEqual(
      expect.arrayContaining([
        ['fish', 'fermentedFish'],
        ['fermentedRoot', null],
      ]),
    );
    const held = told(m, 'spoiled');
    expect(held).toHaveLength(2);
    expect(board(m).bag).toMatchObject({ fermentedFish: 1, nuts: 1, groundGrain: 1, water: 1, wood: 1 });
  });
  test('EX-SC-16 a fish is fermented after one night and gone after two', () => {
    const spoil = (bag: object) => board(alone('night.degrade', (s) => void (s.characters.c1.bag = { ...bag }))).bag;
    expect(spoil({ fish: 1 })).toEqual({ fermentedFish: 1 });
    expect(spoil(spoil({ fish: 1 }))).toEqual({});
  });
  test('SS-571, EX-SC-12, EX-SS-30: a structure may keep what it holds', () => {
    const m = alone('night.degrade', outpostWith('undergroundStorage', { root: 2, fish: 1 }));
    expect(now(m).outposts['outpost-1']!.structures['structure-1']!.stored).toEqual({ root: 2, fermentedFish: 1 });
  });
  test('SS-576, SC-183, EX-SC-15: food on a goal stays fresh', () => {
    expect(
      now(alone('night.degrade', (s) => void (s.goals.G102 = { count: 0, tokens: { fish: 1 }, hexes: [] }))).goals.G102!.tokens,
    ).toEqual({ fish: 1 });
  });
  test('SS-572 SC-069 SC-070 SC-071 SC-181 SC-182 SC-187 every depletion token on a hex once: major to minor, minor away', () => {
    const m = alone('night.degrade', (s) => { change(s, '0,0', { depletion: 2 }); change(s, '1,0', { depletion: 1 }); });
    expect([now(m).map['0,0']!.depletion, now(m).map['1,0']!.depletion]).toEqual([1, 0]);
  });
  test('SS-573 SS-574 SS-575 SS-624 SC-049 SC-050 SC-051 SC-179 SC-180 fire burns down, from the arrow side to the other and away, unless somebody there gives wood', () => {
    const cold = alone('night.degrade', (s) => { change(s, '0,0', { fire: 2 }); change(s, '1,0', { fire: 1 }); });
    expect([now(cold).map['0,0']!.fire, now(cold).map['1,0']!.fire]).toEqual([1, 0]);
    const fed = alone('night.degrade', (s) => { change(s, '0,0', { fire: 1 }); give(s, 'c1', 'wood'); });
    say(fed, 'res:c1:wood>hex:0,0');
    expect(now(fed).map['0,0']!.fire).toBe(2);
    expect(told(fed, 'lost')).toContainEqual({ fact: 'lost', who: 'c1', face: 'wood', n: 1, to: 'fire' });
    const away = alone('night.degrade', (s) => { change(s, '1,0', { fire: 2 }); give(s, 'c1', 'wood'); });
    expect(asked(away)).not.toContain('night.fire');
    expect(now(away).map['1,0']!.fire).toBe(1);
  });
  test('SS-577, SC-064 shelter does not wear off', () => {
    expect(now(alone('night.degrade', (s) => change(s, '0,0', { shelter: 2 }))).map['0,0']!.shelter).toBe(2);
  });
});

describe('reconcile', () => {
  test('SS-578 SS-579 SS-581 SS-587 SS-625 the bag must close, by giving first, if the other takes it, or by discarding what one likes', () => {
    const m = night('night.reconcile', { edit: (s) => void (s.characters.c1.bag = { game: 7 }) });
    expect(offered(m).includes('done')).toBe(false);
    say(m, 'res:c1:game>board:c2');
    expect(m.open.map(({ seat, ask }) => `${seat} ${ask}`)).toEqual(['p2 exchange.accept']);
    say(m, 'decline');
    expect(offered(m).includes('done')).toBe(false);
    say(m, 'res:c1:game>board:c2', 'accept');
    expect(offered(m)).toContain('done');
    const solo = alone('night.reconcile', (s) => void (s.characters.c1.bag = { game: 7 }));
    expect(offered(solo)).toEqual(['close:c1', 'res:c1:game']);
    say(solo, 'res:c1:game');
    expect(board(solo).bag).toEqual({ game: 6 });
  });
  test('SS-581 SS-587 whoever is done and is given too much has to close the bag again', () => {
    const m = night('night.reconcile', { edit: (s) => { s.characters.c1.bag = { clay: 4 }; s.characters.c2.bag = { clay: 8 }; } });
    const done = (seat: string) => m.answer({ seat, ask: 'reconcile.bag', option: 'done' });
    done('p1');
    expect(m.open.map(({ seat }) => seat)).toEqual(['p2']);
    for (let n = 0; n < 8; n++) say(m, 'res:c2:clay>board:c1', 'accept');
    expect(board(m).bag).toEqual({ clay: 12 });
    expect(m.open.map(({ seat, ask }) => `${seat} ${ask}`)).toEqual(['p1 reconcile.bag']);
    expect(() => done('p1')).toThrow('does not offer');
    say(m, 'close:c1');
    expect(board(m).bag).toEqual({ clay: 5 });
    done('p1');
    expect(asked(m)).not.toContain('reconcile.bag');
  });
  test('SS-580 SC-152 items are packed and unpacked', () => {
    const m = alone('night.reconcile', (s) => { equip(s, 'c1', 'IT05', 'hand1'); });
    say(m, 'item:item-110>slot:c1:pouch');
    expect(board(m).items['item-110']).toMatchObject({ packed: true });
    say(m, 'item:item-110>slot:c1:hand');
    expect(board(m).items['item-110']).toMatchObject({ packed: false });
  });
  test('SS-585 SC-131 SC-134 items with capacity help', () => {
    const m = alone('night.reconcile', (s) => { s.characters.c1.bag = { game: 6, fish: 1 }; equip(s, 'c1', 'IT35', 'hand1'); });
    say(m, 'res:c1:fish>item:item-110', 'done');
    expect(Object.values(board(m).items)[0]!.stored).toEqual({ fish: 1 });
  });
  test('SS-135, SS-136, SS-589 by day nothing limits the bag', () => {
    expect(now(begin({ mix: 'seeds-1', edit: (s) => void (s.characters.c1.bag = { game: 20 }) })).phase.step).toBe('day');
  });
});

describe('night cards', () => {
  /** On a hex with an outpost's overlay, which does not meet what NA01 asks for. */
  const unmet = (edit: Edit = () => {}) =>
    night('night.cards', {
      mix: 'seeds-1',
      hexes: ['VV06', 'VV01', 'VV04'],
      edit: (s) => {
        s.characters.c1.at = '1,0';
        change(s, '1,0', { zones: { A: 'OP01' } });
        s.night = { cards: ['NA01'], discard: [] };
        edit(s);
      },
    });
  test('SS-590, SS-591 each draws one, in an order of choice', () => {
    const m = night('night.cards', { edit: (s) => void (s.night = { cards: ['NA05', 'NA05', 'NA05'], discard: [] }) });
    expect(offered(m)).toEqual(['board:c1', 'board:c2']);
    say(m, 'board:c2', 'supply:root');
    expect(told(m, 'nightDrawn').map(({ who }) => who)).toEqual(['c2', 'c1']);
  });
  test('SS-592 an empty deck is made from its discard pile', () => {
    expect(told(alone('night.cards', (s) => void (s.night = { cards: [], discard: ['NA05'] })), 'deckShuffled')).toHaveLength(1);
  });
  test('SS-593 SS-594 SS-596 SS-598 SS-599 EX-SS-47 without its requirement a tranquil night, and the omen counts all the same', () => {
    const m = unmet((s) => void (s.characters.c1.energy = 2));
    expect(told(m, 'nightDrawn')[0]).toMatchObject({ card: 'NA01', met: false });
    expect(told(m, 'tranquilNight')).toHaveLength(1);
    expect(told(m, 'energyChanged')[0]).toMatchObject({ by: 1, to: 3 });
    expect(m.view('table').omens).toEqual(['moon']);
  });
  test('SS-594 SS-595 with it the rest of the card is carried out, and its own hex counts', () => {
    const m = night('night.cards', {
      mix: 'seeds-1',
      edit: (s) => {
        s.characters.c1.energy = 2;
        s.night = { cards: ['NA01'], discard: [] };
      },
    }); // the forest of the start
    expect(told(m, 'nightDrawn')[0]).toMatchObject({ card: 'NA01', met: true });
    expect(asked(m)).toEqual(['test.throw']);
    expect(told(m, 'tranquilNight')).toEqual([]);
  });
  test('SS-600, SS-601 a rested character gains a boost instead', () => {
    expect(asked(unmet())).toEqual(['boost.attribute']);
  });
  test('SC-103 SC-104 SC-105 BC-12 the top of the pile and nothing below it, or the challenge before any card', () => {
    const s = position();
    expect(currentOmens(s)).toEqual(['sun']);
    s.night.discard = ['NA02', 'NA01'];
    expect(currentOmens(s)).toEqual(['moon']);
  });
});

describe('activity and events', () => {
  test('SS-191 SS-193 SS-194 SS-195 SS-197 SS-602 SC-193 BC-06 one activity for all rises by one, and an event of the challenge at that height comes the same night, once', () => {
    const m = alone('night.events', (s) => void (s.tracks.activity = 2));
    expect(told(m, 'challengeEventResolved')).toEqual([{ fact: 'challengeEventResolved', at: 3 }]);
    expect(now(m).tracks).toMatchObject({ activity: 3, lore: 1 });
    expect(
      told(
        alone('night.events', (s) => {
          s.tracks.activity = 3;
          s.challenge!.resolved = [3];
        }),
        'challengeEventResolved',
      ),
    ).toEqual([]);
  });
  test('SS-192 SS-196 SC-194 what adds activity does so at once; by day no event comes of it', () => {
    const struck = rigged([2], {
      mix: 'seeds-1',
      edit: (s) => {
        s.tracks.activity = 4;
        s.challenge!.resolved = [3];
        s.night.discard = ['NA03'];
        s.journey = { cards: ['JA06'], discard: [] };
        change(s, '1,0', { mysteries: 1 });
      },
    }).match;
    say(struck, 'mini:c1>hex:1,0', 'hex:1,0'); // the comet of the Vale adds one
    expect(told(struck, 'mysteryConfronted')).toMatchObject([{ omen: 'comet', matched: true }]);
    expect(now(struck).tracks.activity).toBe(5);
    expect(told(struck, 'challengeEventResolved')).toEqual([]);
  });
  test('SS-603, SS-604, BC-07: several in order', () => {
    expect(
      told(
        alone('night.events', (s) => void (s.tracks.activity = 8)),
        'challengeEventResolved',
      ).map(({ at }) => at),
    ).toEqual([3, 5, 8]);
  });
  test('SS-198, SS-627 the last one ends the game, and nothing follows', () => {
    const m = alone('night.events', (s) => void (s.tracks.activity = 11));
    expect(m.over).toMatchObject({ winners: [] });
    expect(m.open).toEqual([]);
    expect(told(m, 'outcomeRead')).toEqual([{ fact: 'outcomeRead', outcome: 'H002' }]);
  });
  test('EX-SS-12 the event at five: everybody in an outpost may craft or process for nothing', () => {
    const m = alone('night.events', (s) => {
      s.tracks.activity = 4;
      s.challenge!.resolved = [3];
      s.outposts['outpost-1'] = outpost();
      give(s, 'c1', 'wood', 'wood');
      s.characters.c1.energy = 0;
    });
    expect(offered(m)).toEqual(expect.arrayContaining(['craft:c1', 'none']));
    say(m, 'craft:c1', 'place:0:0');
    expect(told(m, 'energyChanged').filter(({ by }) => by < 0)).toEqual([]);
    expect(Object.values(board(m).items).map(({ item }) => item)).toEqual(['IT01']);
    expect(now(m).challenge!.resolved).toEqual([3, 5]);
  });
  test('SC-611 SC-612 SC-613 EX-SC-49 with restless land a die of 2, 3 and 6 adds 3, 2 and 1', () => {
    const rise = (face: number) => {
      const { match } = rigged([face], {
        mix: 'endless-1',
        options: { activity: 'on' },
        edit: (s) => void (s.phase = { step: 'night.events', done: [] }),
      });
      return told(match, 'trackChanged')[0]!.by;
    };
    expect([1, 2, 3, 4, 5, 6].map(rise)).toEqual([3, 3, 2, 2, 1, 1]);
  });
});

describe('population and unrest', () => {
  test('SS-605, SC-204, SC-205: without people outcome 333 is read', () => {
    const { match } = rigged([6], {
      mix: 'endless-1',
      edit: (s) => {
        s.phase = { step: 'night.society', done: [] };
        s.tracks.population = 0;
      },
    });
    expect(told(match, 'outcomeRead')[0]).toMatchObject({ outcome: '333' });
    expect(match.over).toMatchObject({ winners: [] });
  });
  test('with an outpost a six saves three people', () => {
    const { match } = rigged([6], {
      mix: 'endless-1',
      edit: (s) => {
        s.phase = { step: 'night.society', done: [] };
        s.tracks.population = 0;
        s.outposts['outpost-1'] = outpost();
      },
    });
    expect(now(match)).toMatchObject({ tracks: { population: 3, unrest: 3 }, outposts: { 'outpost-1': { status: 'ruin' } } });
  });
  test('SS-606, SC-200 at unrest 20 outcome 418 is read', () => {
    const m = alone('night.society', (s) => void (s.tracks.unrest = 20));
    expect(offered(m)).toEqual(['part-ways', 'lay-down']);
    say(m, 'part-ways');
    expect(now(m).tracks).toMatchObject({ unrest: 8, population: 4 });
  });
  test('SS-607 otherwise the day comes', () => {
    expect(told(alone('night.society'), 'dayBroke')).toHaveLength(1);
  });
});
