import { describe, expect, test } from 'vitest';
import { nightSteps } from './state.ts';
import { currentOmens } from './rules/omens.ts';
import { all, asked, begin, board, change, equip, give, night, now, offered, position, rigged, running, say, told, type Edit } from './stonesaga.testing.ts';
import { perish } from './rules/perishing.ts';
import { takeLegend } from './rules/legends.ts';

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
  test('SS-545 to SS-553, SS-622, EX-SS-46: one food, one water, and energy for rest, food and water', () => {
    const m = alone('night.recover', (s) => { s.characters.c1.energy = 0; give(s, 'c1', 'fish', 'fish', 'water', 'grain'); });
    expect(offered(m)).toEqual(['res:c1:fish>mouth:c1', 'no-food:c1']);
    say(m, 'res:c1:fish>mouth:c1', 'res:c1:water>mouth:c1');
    expect(told(m, 'slept')).toEqual([{ fact: 'slept', who: 'c1', fed: true, watered: true, comforted: false, energy: 4 }]);
  });
  test('SS-149, SS-547, BC-10: fermented food feeds, raw grain does not', () => {
    expect(offered(alone('night.recover', (s) => give(s, 'c1', 'fermentedRoot', 'grain', 'groundGrain')))).toEqual(['res:c1:fermentedRoot>mouth:c1', 'res:c1:groundGrain>mouth:c1', 'no-food:c1']);
  });
  test('SS-554, SS-555, SS-557, SS-558, SS-623, SC-044, BC-03: fire comforts everybody, and the maximum holds', () => {
    const fed = (mix: string) => {
      const m = night('night.recover', { mix, edit: (s) => { change(s, '0,0', { fire: 2, shelter: 1 }); for (const who of ['c1', 'c2'] as const) { s.characters[who].energy = 0; give(s, who, 'fish', 'water'); } } });
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
  test('SC-061 to SC-063, EX-SC-06: bonuses add to the shelter without turning it', () => {
    const m = night('night.recover', { edit: (s) => { change(s, '0,0', { shelter: 1 }); equip(s, 'c1', 'IT48', 'hand1'); } });
    expect(told(m, 'slept').map(({ comforted }) => comforted)).toEqual([true, true]);
    expect(now(m).map['0,0']!.shelter).toBe(1);
  });
  test('SC-614, SC-615 poor rest gives one less', () => {
    const m = night('night.recover', { mix: 'seeds-1', options: { rest: 'on' }, edit: (s) => void (s.characters.c1.energy = 0) });
    expect(told(m, 'slept')[0]!.energy).toBe(1);
  });
});

describe('hunger and thirst', () => {
  const hungry = (fed: boolean, watered: boolean, options = {}, comforted = false) =>
    night('night.hunger', { mix: 'seeds-1', options, edit: (s) => { Object.assign(s.characters.c1, { fed, watered, comforted }); s.characters.c1.health.disease.minor = 1; } });
  test('SS-560 to SS-562 sated heals, starved hurts, in between neither', () => {
    const sated = hungry(true, true);
    expect(offered(sated)).toEqual(['malady:c1:disease:minor', 'none']);
    expect(board(say(sated, 'malady:c1:disease:minor')).health.disease.minor).toBe(0);
    expect(told(hungry(false, false), 'maladySuffered')[0]).toMatchObject({ malady: 'injury', severity: 'minor' });
    expect(told(hungry(true, false), 'maladySuffered').filter(({ malady }) => malady === 'injury')).toEqual([]);
  });
  test('SC-616 to SC-619 the sharper hunger', () => {
    const hard = { hunger: 'on' };
    expect(asked(hungry(true, true, hard))).not.toContain('malady.degrade');
    expect(asked(hungry(true, true, hard, true))).toContain('malady.degrade');
    expect(told(hungry(true, false, hard), 'maladySuffered')[0]).toMatchObject({ severity: 'minor' });
    expect(told(hungry(false, true, hard), 'maladySuffered')[0]).toMatchObject({ severity: 'minor' });
    expect(told(hungry(false, false, hard), 'maladySuffered')[0]).toMatchObject({ severity: 'major' });
  });
});

describe('night actions', () => {
  test('SS-563 to SS-567 an item with a night action, once, for no energy', () => {
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
    const m = alone('night.degrade', (s) => { give(s, 'c1', 'fish', 'fermentedRoot', 'nuts', 'groundGrain', 'water', 'wood'); });
    expect(told(m, 'spoiled').map(({ face, to }) => [face, to])).toEqual(expect.arrayContaining([['fish', 'fermentedFish'], ['fermentedRoot', null]]));
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
    const m = alone('night.degrade', (s) => void (s.outposts['outpost-1'] = { name: 'Home', at: '0,0', zone: 'A', overlay: 'OP01', status: 'active', epochBuilt: 1, structures: { 'structure-1': { structure: 'undergroundStorage', stored: { root: 2, fish: 1 } } } }));
    expect(now(m).outposts['outpost-1']!.structures['structure-1']!.stored).toEqual({ root: 2, fermentedFish: 1 });
  });
  test('SS-576, SC-183, EX-SC-15: food on a goal stays fresh', () => {
    expect(now(alone('night.degrade', (s) => void (s.goals.G102 = { count: 0, tokens: { fish: 1 }, hexes: [] }))).goals.G102!.tokens).toEqual({ fish: 1 });
  });
  test('SS-572, SC-069 to SC-071, SC-181, SC-182: every depletion token once', () => {
    const m = alone('night.degrade', (s) => { change(s, '0,0', { depletion: 2 }); change(s, '1,0', { depletion: 1 }); });
    expect([now(m).map['0,0']!.depletion, now(m).map['1,0']!.depletion]).toEqual([1, 0]);
  });
  test('SS-573 to SS-575, SS-624, SC-048 to SC-051, SC-179, SC-180: fire burns down unless somebody there gives wood', () => {
    const cold = alone('night.degrade', (s) => { change(s, '0,0', { fire: 2 }); change(s, '1,0', { fire: 1 }); });
    expect([now(cold).map['0,0']!.fire, now(cold).map['1,0']!.fire]).toEqual([1, 0]);
    const fed = alone('night.degrade', (s) => { change(s, '0,0', { fire: 1 }); give(s, 'c1', 'wood'); });
    say(fed, 'res:c1:wood>hex:0,0');
    expect(now(fed).map['0,0']!.fire).toBe(2);
    expect(told(fed, 'lost')).toContainEqual({ fact: 'lost', who: 'c1', face: 'wood', n: 1, to: 'fire' });
  });
  test('SS-577, SC-064 shelter does not wear off', () => {
    expect(now(alone('night.degrade', (s) => change(s, '0,0', { shelter: 2 }))).map['0,0']!.shelter).toBe(2);
  });
});

describe('reconcile', () => {
  test('SS-578 to SS-581, SS-587, SS-625 the bag must close, by giving first or by discarding', () => {
    const m = night('night.reconcile', { edit: (s) => void (s.characters.c1.bag = { game: 7 }) });
    expect(offered(m).includes('done')).toBe(false);
    say(m, 'res:c1:game>board:c2', 'accept');
    expect(offered(m)).toContain('done');
    const solo = alone('night.reconcile', (s) => void (s.characters.c1.bag = { game: 7 }));
    expect(offered(solo)).toEqual(['res:c1:game']);
    say(solo, 'res:c1:game');
    expect(board(solo).bag).toEqual({ game: 6 });
  });
  test('SS-585, SC-131, SC-134, SC-152: items with capacity help', () => {
    const m = alone('night.reconcile', (s) => { s.characters.c1.bag = { game: 6, fish: 1 }; equip(s, 'c1', 'IT35', 'hand1'); });
    say(m, 'res:c1:fish>item:item-110', 'done');
    expect(Object.values(board(m).items)[0]!.stored).toEqual({ fish: 1 });
  });
  test('SS-135, SS-136, SS-589 by day nothing limits the bag', () => {
    expect(now(begin({ mix: 'seeds-1', edit: (s) => void (s.characters.c1.bag = { game: 20 }) })).phase.step).toBe('day');
  });
});

describe('night cards', () => {
  test('SS-590, SS-591 each draws one, in an order of choice', () => {
    const m = night('night.cards', { edit: (s) => void (s.night = { cards: ['NA05', 'NA05', 'NA05'], discard: [] }) });
    expect(offered(m)).toEqual(['board:c1', 'board:c2']);
    say(m, 'board:c2', 'supply:root');
    expect(told(m, 'nightDrawn').map(({ who }) => who)).toEqual(['c2', 'c1']);
  });
  test('SS-592 an empty deck is made from its discard pile', () => {
    expect(told(alone('night.cards', (s) => void (s.night = { cards: [], discard: ['NA05'] })), 'deckShuffled')).toHaveLength(1);
  });
  test('SS-593 to SS-596, SS-598, SS-599, EX-SS-47: without its requirement a tranquil night, and the omen counts all the same', () => {
    const m = night('night.cards', { mix: 'seeds-1', hexes: ['VV06', 'VV01', 'VV04'], edit: (s) => { s.characters.c1.at = '1,0'; change(s, '1,0', { zones: { A: 'OP01' } }); s.characters.c1.energy = 2; s.night = { cards: ['NA01'], discard: [] }; } });
    expect(told(m, 'nightDrawn')[0]).toMatchObject({ card: 'NA01', met: false });
    expect(told(m, 'tranquilNight')).toHaveLength(1);
    expect(told(m, 'energyChanged')[0]).toMatchObject({ by: 1, to: 3 });
    expect(m.view('table').omens).toEqual(['moon']);
  });
  test('SS-600, SS-601 a rested character gains a boost instead', () => {
    const m = night('night.cards', { mix: 'seeds-1', hexes: ['VV06', 'VV01', 'VV04'], edit: (s) => { s.characters.c1.at = '1,0'; change(s, '1,0', { zones: { A: 'OP01' } }); s.night = { cards: ['NA01'], discard: [] }; } });
    expect(asked(m)).toEqual(['boost.attribute']);
  });
  test('SS-532 to SS-534, SC-103 to SC-105, BC-12: the top of the pile, or the challenge before any card', () => {
    const s = position();
    expect(currentOmens(s)).toEqual(['sun']);
    s.night.discard = ['NA02', 'NA01'];
    expect(currentOmens(s)).toEqual(['moon']);
  });
});

describe('activity and events', () => {
  test('SS-191 to SS-197, SS-602, SC-193, SC-194, BC-06: activity rises by one and events of that height come the same night', () => {
    const m = alone('night.events', (s) => void (s.tracks.activity = 2));
    expect(told(m, 'challengeEventResolved')).toEqual([{ fact: 'challengeEventResolved', at: 3 }]);
    expect(now(m).tracks).toMatchObject({ activity: 3, lore: 1 });
    expect(told(alone('night.events', (s) => { s.tracks.activity = 3; s.challenge!.resolved = [3]; }), 'challengeEventResolved')).toEqual([]);
  });
  test('SS-603, SS-604, BC-07: several in order', () => {
    expect(told(alone('night.events', (s) => void (s.tracks.activity = 8)), 'challengeEventResolved').map(({ at }) => at)).toEqual([3, 5, 8]);
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
      s.outposts['outpost-1'] = { name: 'Home', at: '0,0', zone: 'A', overlay: 'OP01', status: 'active', epochBuilt: 1, structures: {} };
      give(s, 'c1', 'wood', 'wood');
      s.characters.c1.energy = 0;
    });
    expect(offered(m)).toEqual(expect.arrayContaining(['craft:c1', 'none']));
    say(m, 'craft:c1', 'place:0:0');
    expect(told(m, 'energyChanged').filter(({ by }) => by < 0)).toEqual([]);
    expect(Object.values(board(m).items).map(({ item }) => item)).toEqual(['IT01']);
    expect(now(m).challenge!.resolved).toEqual([3, 5]);
  });
  test('SC-611 to SC-613, EX-SC-49: with restless land a die of 2, 3 and 6 adds 3, 2 and 1', () => {
    const rise = (face: number) => {
      const { match } = rigged([face], { mix: 'endless-1', options: { activity: 'on' }, edit: (s) => void (s.phase = { step: 'night.events', done: [] }) });
      return told(match, 'trackChanged')[0]!.by;
    };
    expect([2, 3, 6].map(rise)).toEqual([3, 2, 1]);
  });
});

describe('population and unrest', () => {
  test('SS-605, SC-204, SC-205: without people outcome 333 is read', () => {
    const { match } = rigged([6], { mix: 'endless-1', edit: (s) => { s.phase = { step: 'night.society', done: [] }; s.tracks.population = 0; } });
    expect(told(match, 'outcomeRead')[0]).toMatchObject({ outcome: '333' });
    expect(match.over).toMatchObject({ winners: [] });
  });
  test('with an outpost a six saves three people', () => {
    const { match } = rigged([6], { mix: 'endless-1', edit: (s) => { s.phase = { step: 'night.society', done: [] }; s.tracks.population = 0; s.outposts['outpost-1'] = { name: 'Home', at: '0,0', zone: 'A', overlay: 'OP01', status: 'active', epochBuilt: 1, structures: {} }; } });
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

describe('perishing', () => {
  const dying: Edit = (s) => { s.characters.c1.health.injury.major = 5; give(s, 'c1', 'fish', 'wood'); equip(s, 'c1', 'IT30', 'pouch1'); };
  test('SS-541 to SS-544, SC-037, SC-233, SC-234, SC-237, SC-241 to SC-243, SC-245, SC-246, SC-252: grief, a legend, and what is handed on', () => {
    const { match } = rigged([3], { edit: (s) => { s.phase = { step: 'night.perished', done: [] }; dying(s); } });
    expect(told(match, 'grieved')).toEqual([{ fact: 'grieved', person: 'person-1', face: 3 }]);
    expect(now(match).tracks.unrest).toBe(1);
    say(match, 'item:item-110>board:c2', 'res:c1:fish>board:c2', 'done');
    expect(board(match, 'c2').bag).toMatchObject({ fish: 1 });
    expect(Object.values(board(match, 'c2').items)).toHaveLength(1);
    expect(now(match)).toMatchObject({ legends: ['person-1'], people: { 'person-1': { fate: 'legend' } }, characters: { c1: { person: null, at: null, bag: {}, items: {} } } });
  });
  test('SC-236, SC-238, SC-239 a one costs population, a five raises an attribute up to six', () => {
    const one = rigged([1], { mix: 'seeds-1', edit: (s) => { s.phase = { step: 'night.perished', done: [] }; dying(s); } }).match;
    expect(now(one).tracks.population).toBe(7);
    const five = rigged([5], { mix: 'seeds-1', edit: (s) => { s.phase = { step: 'night.perished', done: [] }; dying(s); s.people['person-1']!.attributes.might = 6; } }).match;
    expect(offered(five)).toEqual(['attribute:c1:dexterity', 'attribute:c1:conviction', 'attribute:c1:awareness']);
  });
  test('SC-235, SC-240, EX-SC-40: old age adds two', () => {
    const m = running((t) => perish(t, 'c1', { grieve: true, oldAge: true }), { mix: 'seeds-1' }, [1]);
    expect(now(m).tracks).toMatchObject({ unrest: 1, population: 8 });
    expect(asked(running((t) => perish(t, 'c1', { grieve: true, oldAge: true }), { mix: 'seeds-1' }, [6]))).toEqual(['grieve.attribute']);
  });
  test('SC-250 alone everything returns to the supply', () => {
    const m = rigged([3], { mix: 'seeds-1', edit: (s) => { s.phase = { step: 'night.perished', done: [] }; dying(s); } }).match;
    expect(asked(m)).not.toContain('perish.bequeath');
  });
  test('SC-244, SC-253, SC-254, SC-684 somebody new takes the board over at dawn, rested', () => {
    const m = begin({ mix: 'seeds-1', edit: (s) => { s.phase = { step: 'dawn' }; Object.assign(s.characters.c1, { person: null, at: null, energy: 0 }); s.people['person-1']!.fate = 'legend'; } });
    expect(board(m)).toMatchObject({ person: 'person-2', at: '0,0', energy: 5, mantle: 'protector' });
  });
  test('SC-255 to SC-259 legends are drawn or chosen, one at a time', () => {
    const dead: Edit = (s) => { s.people['person-9'] = { ...s.people['person-1']!, fate: 'legend' }; s.people['person-8'] = { ...s.people['person-1']!, fate: 'legend' }; s.legends = ['person-9', 'person-8']; };
    expect(board(running((t) => takeLegend(t, 'c1', 'draw'), dead, [2])).legend).toBe('person-8');
    expect(offered(running((t) => takeLegend(t, 'c1', 'choose'), dead))).toEqual(['legend:person-9', 'legend:person-8']);
    expect(board(running((t) => takeLegend(t, 'c1', 'draw'), (s) => { dead(s); s.characters.c1.legend = 'person-9'; })).legend).toBe('person-9');
    expect(board(running((t) => takeLegend(t, 'c1', 'draw'))).legend).toBeNull();
  });
});
