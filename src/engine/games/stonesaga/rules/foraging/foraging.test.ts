import { describe, expect, test } from 'vitest';
import { foraging as cards, foragingIds, type ForagingId } from '../../content/foraging.ts';
import type { ForagingCard } from '../../content/schema.ts';
import { forageable, type Forageable } from '../../content/vocabulary.ts';
import type { ForagingScene } from '../../scenes.ts';
import { encounter } from './wildlife.ts';
import { harvestable, huntable } from './reach.ts';
import { chanceToReach } from '../../reckoning/testChance.ts';
import { keepable, picturesOn } from './tableau.ts';
import { all, asked, board, change, equip, give, now, offered, rigged, running, say, told, type Edit } from '../../stonesaga.testing.ts';

const foraging: Readonly<Record<ForagingId, ForagingCard>> = cards;
const tableau = (...cards: ForagingId[]): ForagingScene => ({
  kind: 'foraging',
  who: 'c1',
  feature: 'forest',
  drawn: [],
  tableau: cards,
  taken: [],
  stage: 'search',
});
/** Searches the forest; rolls pick the drawn cards from what is left of FF01 to FF18. */
const searching = (rolls: number[], edit: Edit = () => {}) => say(rigged(rolls, { mix: 'seeds-1', edit }).match, 'forage:c1:forest');
/** Three cards are drawn, and nothing is taken of them yet. */
const harvestingThree = () =>
  say(searching([1, 1, 1, 1, 1, 1]), 'forage:FF01', 'search', 'forage:FF02', 'search', 'forage:FF03', 'harvest');

/** Searches with these pairs drawn one after the other; the first of each pair is meant to be kept. */
function drawing(feature: Forageable, ...pairs: (readonly [ForagingId, ForagingId])[]) {
  const kept: ForagingId[] = [];
  const rolls = pairs.flatMap(([keep, other]) => {
    const deck = foragingIds.filter((id) => foraging[id].deck === feature && !kept.includes(id));
    const first = deck.indexOf(keep);
    deck.splice(first, 1);
    kept.push(keep);
    return [first + 1, deck.indexOf(other) + 1];
  });
  return say(
    rigged(rolls, { mix: 'seeds-1', edit: (s) => void (s.characters.c1.at = feature === 'forest' ? '0,0' : '1,0') }).match,
    `forage:c1:${feature}`,
  );
}

describe('searching', () => {
  test('SS-445 SS-447 SS-448 SS-449 in a forest or a prairie, with the deck of that feature, for two energy and a depleted hex', () => {
    const m = searching([1, 1]);
    expect(board(m).energy).toBe(3);
    expect(now(m).map['0,0']!.depletion).toBe(1);
    expect(
      all(rigged([], { mix: 'seeds-1', edit: (s) => void (s.characters.c1.at = '1,0') }).match).filter((id) => id.startsWith('forage')),
    ).toEqual(['forage:c1:prairie']);
    expect(
      all(
        rigged([], { mix: 'seeds-1', hexes: ['VV04', 'VV01', 'SP02' as 'VV03'], edit: (s) => void (s.characters.c1.at = '0,1') }).match,
      ).filter((id) => id.startsWith('forage')),
    ).toEqual([]);
    expect(offered(say(drawing('prairie', ['FP01', 'FP02'])))).toEqual(['forage:FP01', 'forage:FP02']);
  });
  test('SS-446 every feature that can be foraged has a deck of its own, so another needs only its cards', () => {
    for (const feature of forageable) expect(foragingIds.filter((id) => foraging[id].deck === feature).length).toBeGreaterThanOrEqual(8);
    expect(foragingIds.every((id) => forageable.includes(foraging[id].deck))).toBe(true);
  });
  test('SS-451 a card has three sections, and every object lies in one of them', () => {
    for (const id of foragingIds)
      expect(picturesOn(id).map(({ section }) => section)).toEqual(
        [...picturesOn(id)].sort((a, b) => 'fmb'.indexOf(a.section[0]!) - 'fmb'.indexOf(b.section[0]!)).map(({ section }) => section),
      );
    expect(picturesOn('FF01').map(({ section, kind }) => `${section} ${kind}`)).toEqual([
      'fore tree',
      'fore root',
      'mid smallPrey',
      'mid nut',
      'back largePrey',
    ]);
  });
  test('SS-450 SS-452 SS-453 SS-454 SS-458 EX-SS-38 two cards are drawn in no known order, one of choice is kept, the other goes back; and so as often as one likes', () => {
    const m = searching([1, 1, 1, 2]);
    expect(offered(m)).toEqual(['forage:FF01', 'forage:FF02']);
    say(m, 'forage:FF01');
    expect(m.view('table').scene).toMatchObject({ tableau: ['FF01'], drawn: [] });
    say(m, 'search');
    expect(offered(m)).toContain('forage:FF02');
    expect(offered(m).filter((id) => id.startsWith('forage:'))).toHaveLength(2);
    const first = (seed: number) => offered(say(rigged([], { mix: 'seeds-1', seed }).match, 'forage:c1:forest')).join();
    expect(new Set([1, 2, 3, 4, 5].map(first)).size).toBeGreaterThan(1);
  });
  test('SS-458 again and again: with sixteen of eighteen cards in the tableau one may still search, and then it is one of the two predators nearby', () => {
    const calm: ForagingId[] = ['FF01', 'FF05', 'FF11', 'FF12', 'FF13', 'FF15', 'FF16', 'FF02', 'FF07', 'FF08'];
    const wild: ForagingId[] = ['FF06', 'FF09', 'FF17', 'FF03', 'FF10', 'FF14'];
    const m = drawing('forest', ...[...calm, ...wild].map((keep) => [keep, 'FF04'] as const), ['FF18', 'FF04']);
    for (const [i, keep] of [...calm, ...wild].entries())
      say(m, ...(i > 0 ? ['search'] : []), `forage:${keep}`, ...(keep === 'FF17' ? ['leave'] : []));
    expect(m.view('table').scene).toMatchObject({ tableau: [...calm, ...wild] });
    say(m, 'search', 'forage:FF18');
    expect(told(m, 'spotted')).toHaveLength(1);
  });
  const fore = 'FP03'; // a predator in the foreground
  test('SS-455 with a predator in the tableau a card with a predator must be kept', () => {
    const m = drawing('forest', ['FF03', 'FF01'], ['FF09', 'FF02']);
    say(m, 'forage:FF03', 'search');
    expect(m.view('table').scene).toMatchObject({ tableau: ['FF03', 'FF09'] }); // nobody was asked
  });
  test('SS-456 of two with predators the one that is at least as close as all before', () => {
    const m = say(drawing('forest', ['FF03', 'FF01'], ['FF10', 'FF06']), 'forage:FF03', 'search');
    expect(m.view('table').scene).toMatchObject({ tableau: ['FF03', 'FF10'] });
    const both = say(drawing('forest', ['FF06', 'FF01'], ['FF10', 'FF17']), 'forage:FF06', 'search');
    expect(offered(both)).toEqual(['forage:FF10', 'forage:FF17']);
  });
  test('SS-457 if neither shows one the choice is free', () => {
    expect(offered(say(drawing('forest', ['FF03', 'FF01'], ['FF02', 'FF05']), 'forage:FF03', 'search'))).toEqual([
      'forage:FF02',
      'forage:FF05',
    ]);
  });
  test('SS-459 where a card lies in the tableau does not matter', () => {
    const ids = (...cards: ForagingId[]) =>
      [...harvestable(tableau(...cards)), ...huntable(tableau(...cards), [], [])].map(({ id }) => id).sort();
    expect(ids('FF01', 'FF02', 'FF03')).toEqual(ids('FF03', 'FF02', 'FF01'));
  });
  test('SS-456 R-SS-56 R-SS-57 a predator draws others after it', () => {
    expect(keepable(tableau('FF01'), ['FF02', 'FF03'])).toEqual(['FF02', 'FF03']);
    expect(keepable(tableau('FF03'), ['FF01', 'FF02'])).toEqual(['FF01', 'FF02']);
    expect(keepable(tableau('FF03'), ['FF01', fore])).toEqual([fore]);
    expect(keepable(tableau('FF03'), ['FP04', fore])).toEqual(['FP04', fore]); // both as close or closer
    expect(keepable(tableau('FF03'), ['FP06', fore])).toEqual([fore]); // one is farther away
  });
  test('SS-460 SS-461 SS-462 SS-463 SS-618 a predator in the foreground spots you at once, even on the first card: no more searching, no harvest, no hunt, but an encounter with it', () => {
    const m = rigged([3, 1], { mix: 'seeds-1', edit: (s) => void (s.characters.c1.at = '1,0') }).match;
    say(m, 'forage:c1:prairie', 'forage:FP03');
    expect(told(m, 'spotted')).toEqual([{ fact: 'spotted', who: 'c1', card: 'FP03' }]);
    expect(asked(m)).toEqual(['wildlife.predator']);
    expect(offered(m)).toEqual(['fight', 'retreat']);
    say(m, 'retreat', 'attribute:c1:awareness', 'throw:d6');
    expect(told(m, 'hunted')).toMatchObject([{ objects: ['FP03/fore/0'] }]);
    expect(all(m).some((id) => ['search', 'harvest', 'hunt'].includes(id))).toBe(false);
  });
  test('SS-464 a predator farther away spots nobody', () => {
    const m = say(drawing('forest', ['FF03', 'FF01']), 'forage:FF03');
    expect(told(m, 'spotted')).toEqual([]);
    expect(offered(m)).toEqual(['search', 'harvest', 'leave']);
  });
  test('SS-465 then harvest or hunt, not both', () => {
    const m = say(searching([1, 1]), 'forage:FF01');
    expect(offered(m)).toEqual(['search', 'harvest', 'leave']);
    const both = say(drawing('forest', ['FF10', 'FF01']), 'forage:FF10');
    expect(offered(both)).toEqual(['search', 'harvest', 'hunt', 'leave']);
    expect(all(say(both, 'hunt', 'throw:d6'))).not.toContain('harvest');
  });
});

describe('harvest', () => {
  const ids = (scene: ForagingScene) => harvestable(scene).map(({ id }) => id);
  test('SS-466, SS-467, EX-SS-39: one kind only', () => {
    const scene = tableau('FF01', 'FF02');
    expect(ids(scene)).toEqual(['FF01/fore/0', 'FF01/fore/1', 'FF02/fore/1']);
    scene.taken = ['FF01/fore/1'];
    expect(ids(scene)).toEqual([]);
  });
  test('SS-469 SS-470 SS-471 SS-472 EX-SS-40 from the front to the back, over all cards', () => {
    const scene = tableau('FF01', 'FF02', 'FF03');
    scene.taken = ['FF01/fore/0'];
    expect(ids(scene)).toEqual(['FF02/mid/0', 'FF03/fore/0']);
    scene.taken = ['FF01/fore/0', 'FF02/mid/0'];
    expect(ids(scene)).toEqual(['FF02/back/0', 'FF03/fore/0', 'FF03/back/0']);
  });
  test('EX-SS-41 roots near and far, but none between', () => {
    const scene = tableau('FF01', 'FF03');
    scene.taken = ['FF01/fore/1'];
    expect(ids(scene)).toEqual([]);
  });
  test('SS-468 SS-473 SS-479 SS-481 EX-SS-42 three trees with pitch, feather and fiber, and no fourth; then the cards are back', () => {
    const m = say(harvestingThree(), 'object:FF01/fore/0', 'object:FF02/mid/0', 'object:FF03/back/0');
    expect(board(m).bag).toEqual({ wood: 3, pitch: 1, feather: 1, fiber: 1 });
    expect(now(m).scene).toBeNull();
    expect(now(m).phase.step).toBe('day');
  });
  test('SS-480 SS-620 what is not harvested brings no bonus, and fewer than three are allowed', () => {
    const m = say(harvestingThree(), 'object:FF03/fore/0');
    expect(offered(m)).toContain('done');
    expect(board(say(m, 'done')).bag).toEqual({ wood: 1 });
  });
  test('SS-478 a bonus is cloudstone, riverstone, sunstone, bone, feather, mushroom, fish, pitch or fiber', () => {
    const found = new Set(foragingIds.flatMap((id) => picturesOn(id).flatMap(({ bonus }) => [...bonus])));
    expect([...found].sort()).toEqual(['bone', 'cloudstone', 'feather', 'fiber', 'fish', 'mushroom', 'pitch', 'riverstone', 'sunstone']);
  });
  const harvesting = (feature: Forageable, card: ForagingId, object: string) => {
    const m = say(drawing(feature, [card, feature === 'forest' ? 'FF02' : 'FP02']), `forage:${card}`, 'harvest');
    if (offered(m).includes(`object:${object}`)) say(m, `object:${object}`);
    return board(offered(m).includes('done') ? say(m, 'done') : m).bag;
  };
  test('SS-474 a grain crop gives grain', () => expect(harvesting('prairie', 'FP16', 'FP16/fore/1')).toEqual({ grain: 1, fiber: 1 }));
  test('SS-475 a root plant gives a root', () => expect(harvesting('forest', 'FF01', 'FF01/fore/1')).toEqual({ root: 1 }));
  test('SS-476 a stream gives water', () => expect(harvesting('prairie', 'FP12', 'FP12/fore/1')).toEqual({ water: 1 }));
  test('SS-477 a nut bush gives nuts', () => expect(harvesting('forest', 'FF06', 'FF06/fore/0')).toEqual({ nuts: 1 }));
  test('SS-468 IT01 and IT08 give more', () => {
    const m = say(searching([1, 1], (s) => equip(s, 'c1', 'IT01', 'hand1')), 'forage:FF01', 'harvest', 'object:FF01/fore/1');
    expect(board(m).bag).toEqual({ root: 2 });
    const trees = ['object:FF01/fore/0', 'object:FF02/mid/0', 'object:FF03/back/0'];
    const axe = say(
      searching([1, 1, 1, 1, 1, 1], (s) => equip(s, 'c1', 'IT08', 'hand1')),
      'forage:FF01', 'search', 'forage:FF02', 'search', 'forage:FF03', 'harvest', ...trees,
    );
    expect(asked(axe)).toEqual(['forage.harvest']);
  });
});

describe('hunt', () => {
  const reach = (scene: ForagingScene, taken: ForagingScene['taken'] = []) => huntable(scene, taken, []).map(({ id }) => id);
  test('SS-483 SS-484 SS-485 SS-486 SS-619 EX-SS-43 what is near is in reach; tracks, on whatever card, bring what is farther into reach', () => {
    expect(reach(tableau('FF10'))).toEqual(['FF10/fore/0']);
    expect(reach(tableau('FF01'))).toEqual([]);
    expect(reach(tableau('FF01', 'FF11'))).toEqual([]); // tracks in the midground alone
    expect(reach(tableau('FF01', 'FF02'))).toEqual(['FF01/mid/0']);
    expect(reach(tableau('FF01', 'FF02', 'FF03'))).toEqual(['FF01/mid/0', 'FF01/back/0', 'FF03/mid/0']);
  });
  test('SS-482 the kinds are not mixed', () => {
    expect(reach(tableau('FF01', 'FF02', 'FF03'), ['FF01/mid/0'])).toEqual([]);
    expect(reach(tableau('FF01', 'FF02', 'FF03'), ['FF01/back/0'])).toEqual([]);
  });
  test('SS-482 three small prey at most', () => {
    const herds = ['FP04', 'FP05', 'FP08', 'FP13'] as const;
    const near = herds.map((card) => picturesOn(card).find(({ kind, section }) => kind === 'smallPrey' && section === 'fore')!.id);
    expect(reach(tableau(...herds), near.slice(0, 2))).toEqual(expect.arrayContaining(near.slice(2)));
    expect(reach(tableau(...herds), near.slice(0, 3))).toEqual([]);
  });
  test('SS-487, BC-16: near small prey opens what is behind it for small prey', () => {
    const scene = tableau('FP04'); // small prey in front
    const front = picturesOn('FP04').find(({ kind }) => kind === 'smallPrey')!;
    scene.tableau.push('FP01'); // small prey behind, large prey in the distance
    expect(reach(scene)).toEqual([front.id]);
    expect(reach(scene, [front.id])).toEqual(['FP01/mid/1']);
  });
});

describe('wildlife', () => {
  const prey = (count: number) => Array.from({ length: count }, () => picturesOn('FF01').find(({ kind }) => kind === 'smallPrey')!);
  const hunting = (wildlife: Parameters<typeof encounter>[2], die: number, edit = (_s: never) => {}) =>
    say(
      running((t) => encounter(t, 'c1', wildlife), { mix: 'seeds-1', edit: edit as never }, [die]),
      'throw:d6',
    );
  test('SS-493 SS-494 SS-495 SS-496 SS-497 SS-498 SS-499 BC-05 small prey by their number, one test of dexterity, all or nothing', () => {
    const caught = (count: number, die: number) => board(hunting(prey(count), die)).bag;
    expect([caught(1, 3), caught(1, 2)]).toEqual([{ game: 1, guts: 1 }, {}]);
    expect([caught(2, 4), caught(2, 3)]).toEqual([{ game: 2, guts: 1, bone: 1 }, {}]);
    expect([caught(3, 5), caught(3, 4)]).toEqual([{ game: 3, guts: 2, bone: 1 }, {}]);
    expect(told(hunting(prey(3), 5), 'tested')).toMatchObject([{ attribute: 'dexterity', for: 'smallPrey', result: 8 }]);
  });
  test('SS-493, SS-500, SS-504 how likely a hunt succeeds is read before it begins', () => {
    const said = (m: ReturnType<typeof searching>) => m.open[0]!.options.map(({ label }) => label).join('; ');
    const percent = (atLeast: number): string => `${Math.round(100 * chanceToReach(atLeast - 3))} % for ${atLeast} or more`;
    expect(said(say(drawing('forest', ['FF10', 'FF01']), 'forage:FF10'))).toContain(`Hunt: ${percent(6)}`);
    expect(said(meeting([]))).toBe(`Fight: ${percent(12)}; Retreat: ${percent(10)}, else driven away`);
    expect(meeting([]).open[0]!.prompt).toContain('a major injury');
  });
  test('SS-500 SS-501 SS-502 SS-491 large prey: dexterity, ten or more, and no harm otherwise', () => {
    const large = picturesOn('FF01').filter(({ kind }) => kind === 'largePrey');
    const m = hunting(large, 5, (s: never) => equip(s, 'c1', 'IT14', 'hand1'));
    expect(board(m).bag).toEqual({ game: 4, guts: 2, bone: 1, hide: 1 });
    expect(told(m, 'tested')).toMatchObject([{ attribute: 'dexterity', result: 10 }]);
    expect(board(hunting(large, 5))).toMatchObject({ bag: {}, health: { injury: { minor: 0, major: 0 } } });
  });
  const predator = picturesOn('FF03').filter(({ kind }) => kind === 'predator');
  const hurtOf = () => meeting([5, 1], 'retreat', 'attribute:c1:awareness', 'throw:d6');
  const meeting = (die: number[], ...answers: string[]) =>
    say(
      running((t) => encounter(t, 'c1', predator), { mix: 'seeds-1' }, die),
      ...answers,
    );
  test('SS-503 SS-504 SS-505 SS-506 fight or retreat; a fight with dexterity or might at twelve, or a major injury', () => {
    expect(offered(meeting([]))).toEqual(['fight', 'retreat']);
    expect(offered(meeting([], 'fight'))).toEqual(['attribute:c1:dexterity', 'attribute:c1:might']);
    expect(board(meeting([6, 3], 'fight', 'attribute:c1:might', 'throw:d6', 'throw:d6')).bag).toEqual({
      game: 4,
      teeth: 2,
      shell: 2,
      guts: 2,
    });
    expect(board(meeting([5], 'fight', 'attribute:c1:dexterity', 'throw:d6')).health.injury.major).toBe(1);
  });
  test('SS-507 SS-508 SS-509 SS-510 a retreat with dexterity or awareness at ten, or a major injury and flight', () => {
    expect(offered(meeting([], 'retreat'))).toEqual(['attribute:c1:dexterity', 'attribute:c1:awareness']);
    const away = meeting([6, 1], 'retreat', 'attribute:c1:awareness', 'throw:d6', 'throw:d6');
    expect(board(away)).toMatchObject({ at: '0,0', bag: {}, health: { injury: { major: 0 } } });
    expect(told(hurtOf(), 'journeyDrawn')).toEqual([]);
    const hurt = meeting([5, 1], 'retreat', 'attribute:c1:awareness', 'throw:d6');
    expect(board(hurt)).toMatchObject({ at: '1,0', health: { injury: { major: 1 } } });
  });
  test('SS-488 SS-490 SS-492 a hunt is an encounter, as being spotted is; then the cards are back', () => {
    const m = say(drawing('forest', ['FF10', 'FF01']), 'forage:FF10', 'hunt');
    expect(told(m, 'spotted')).toEqual([]);
    expect(m.view('table').scene).toMatchObject({ kind: 'test', for: 'smallPrey' });
    say(m, 'throw:d6');
    expect(told(m, 'hunted')).toMatchObject([{ objects: ['FF10/fore/0'] }]);
    expect(now(m).scene).toBeNull();
  });
  test('SS-489 R-SS-61 a bonus comes only with a catch', () => {
    const bonus = [{ ...prey(1)[0]!, bonus: ['feather'] as const }];
    expect(board(hunting(bonus, 3)).bag).toEqual({ game: 1, guts: 1, feather: 1 });
    expect(board(hunting(bonus, 1)).bag).toEqual({});
  });
});

test('SS-386 foraging a depleted hex costs more', () => {
  const m = rigged([1, 1], { mix: 'seeds-1', edit: (s) => { change(s, '0,0', { depletion: 2 }); give(s, 'c1', 'water'); } }).match;
  expect(board(say(m, 'forage:c1:forest')).energy).toBe(1);
});

describe('what the forager sees', () => {
  test('SS-469 to SS-471, SS-485 each picture says whether it is within reach, and by which rule', () => {
    const m = say(searching([1, 1]), 'forage:FF01');
    const { objects, left } = m.view('table').foraging!;
    expect(left).toBe(17);
    expect(objects['FF01/fore/0']).toMatchObject({ open: true, rule: 'SS-469', number: 2 });
    expect(objects['FF01/mid/1']).toMatchObject({ open: false, rule: 'SS-470' });
    expect(objects['FF01/mid/0']).toMatchObject({ open: false, rule: 'SS-485' });
    expect(objects['FF01/back/0']).toMatchObject({ open: false, rule: 'SS-486', number: 10 });
  });
  test('what it says is what is offered', () => {
    const m = say(harvestingThree(), 'object:FF01/fore/0');
    const { objects } = m.view('table').foraging!;
    const open = Object.entries(objects).filter(([, one]) => one.open).map(([id]) => `object:${id}`);
    expect(open.sort()).toEqual(offered(m).filter((id) => id !== 'done').sort());
  });
  test('SS-103 one die, and another after each six', () => {
    expect([1, 2, 5, 6, 7, 8, 12, 13].map(chanceToReach)).toEqual([1, 5 / 6, 2 / 6, 1 / 6, 1 / 6, 5 / 36, 1 / 36, 1 / 36]);
  });
  test('a refused tap on a picture or a deed names its rule', () => {
    const m = say(searching([1, 1]), 'forage:FF01');
    const tapped = (on: string) => m.whyNot('p1', { kind: 'tap', on })?.rule;
    expect(tapped('object:FF01/back/0')).toBe('SS-486');
    expect(tapped('object:FF01/fore/0')).toBe('SS-465');
    expect(tapped('hunt')).toBe('SS-483');
    expect(tapped('forage:FF01')).toBe('SS-459');
  });
});
