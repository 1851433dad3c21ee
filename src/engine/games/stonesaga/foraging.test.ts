import { describe, expect, test } from 'vitest';
import type { ForagingId } from './content/foraging.ts';
import type { ForagingScene } from './scenes.ts';
import { encounter } from './rules/foraging/wildlife.ts';
import { harvestable, huntable } from './rules/foraging/reach.ts';
import { chanceOf } from './rules/foraging/sight.ts';
import { keepable, picturesOn } from './rules/foraging/tableau.ts';
import { all, asked, board, change, equip, give, now, offered, rigged, running, say, told, type Edit } from './stonesaga.testing.ts';

const tableau = (...cards: ForagingId[]): ForagingScene => ({ kind: 'foraging', who: 'c1', feature: 'forest', drawn: [], tableau: cards, taken: [], stage: 'search' });
/** Searches the forest; rolls pick the drawn cards from what is left of FF01 to FF18. */
const searching = (rolls: number[], edit: Edit = () => {}) => say(rigged(rolls, { mix: 'seeds-1', edit }).match, 'forage:c1:forest');

describe('searching', () => {
  test('SS-445, SS-447 to SS-449 the deck of the feature, two energy, a depleted hex', () => {
    const m = searching([1, 1]);
    expect(board(m).energy).toBe(3);
    expect(now(m).map['0,0']!.depletion).toBe(1);
    expect(all(rigged([], { mix: 'seeds-1', edit: (s) => void (s.characters.c1.at = '1,0') }).match).filter((id) => id.startsWith('forage'))).toEqual(['forage:c1:prairie']);
  });
  test('SS-450 to SS-454, SS-458, EX-SS-38: two cards are drawn, one is kept, the other goes back', () => {
    const m = searching([1, 1, 1, 2]);
    expect(offered(m)).toEqual(['forage:FF01', 'forage:FF02']);
    say(m, 'forage:FF01');
    expect(m.view('table').scene).toMatchObject({ tableau: ['FF01'], drawn: [] });
    say(m, 'search');
    expect(offered(m)).toContain('forage:FF02');
  });
  const fore = 'FP03'; // a predator in the foreground
  test('SS-455 to SS-457 a predator draws others after it', () => {
    expect(keepable(tableau('FF01'), ['FF02', 'FF03'])).toEqual(['FF02', 'FF03']);
    expect(keepable(tableau('FF03'), ['FF01', 'FF02'])).toEqual(['FF01', 'FF02']);
    expect(keepable(tableau('FF03'), ['FF01', fore])).toEqual([fore]);
    expect(keepable(tableau('FF03'), ['FP04', fore])).toEqual(['FP04', fore]); // both as close or closer
    expect(keepable(tableau('FF03'), ['FP06', fore])).toEqual([fore]); // one is farther away
  });
  test('SS-460 to SS-464, SS-618 a predator in the foreground spots you at once, even on the first card', () => {
    const m = rigged([3, 1], { mix: 'seeds-1', edit: (s) => void (s.characters.c1.at = '1,0') }).match;
    say(m, 'forage:c1:prairie', 'forage:FP03');
    expect(told(m, 'spotted')).toEqual([{ fact: 'spotted', who: 'c1', card: 'FP03' }]);
    expect(asked(m)).toEqual(['wildlife.predator']);
  });
  test('SS-465 then harvest or hunt, not both', () => {
    const m = say(searching([1, 1]), 'forage:FF01');
    expect(offered(m)).toEqual(['search', 'harvest', 'leave']);
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
  test('SS-469 to SS-472, EX-SS-40: from the front to the back, over all cards', () => {
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
  test('SS-468, SS-473, SS-478 to SS-481, SS-620, EX-SS-42: three trees with pitch, feather and fiber', () => {
    const m = searching([1, 1, 1, 1, 1, 1]);
    say(m, 'forage:FF01', 'search', 'forage:FF02', 'search', 'forage:FF03', 'harvest', 'object:FF01/fore/0', 'object:FF02/mid/0', 'object:FF03/back/0');
    expect(board(m).bag).toEqual({ wood: 3, pitch: 1, feather: 1, fiber: 1 });
    expect(now(m).scene).toBeNull();
  });
  test('IT01 and IT08 give more', () => {
    const m = say(searching([1, 1], (s) => equip(s, 'c1', 'IT01', 'hand1')), 'forage:FF01', 'harvest', 'object:FF01/fore/1');
    expect(board(m).bag).toEqual({ root: 2 });
  });
});

describe('hunt', () => {
  const reach = (scene: ForagingScene, taken: ForagingScene['taken'] = []) => huntable(scene, taken, []).map(({ id }) => id);
  test('SS-483 to SS-486, SS-619, EX-SS-43: tracks bring what is farther into reach', () => {
    expect(reach(tableau('FF01'))).toEqual([]);
    expect(reach(tableau('FF01', 'FF02'))).toEqual(['FF01/mid/0']);
    expect(reach(tableau('FF01', 'FF02', 'FF03'))).toEqual(['FF01/mid/0', 'FF01/back/0', 'FF03/mid/0']);
  });
  test('SS-482 the kinds are not mixed', () => {
    expect(reach(tableau('FF01', 'FF02', 'FF03'), ['FF01/mid/0'])).toEqual([]);
    expect(reach(tableau('FF01', 'FF02', 'FF03'), ['FF01/back/0'])).toEqual([]);
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
  const hunting = (wildlife: Parameters<typeof encounter>[2], die: number, edit = (_s: never) => {}) => say(running((t) => encounter(t, 'c1', wildlife), { mix: 'seeds-1', edit: edit as never }, [die]), 'throw:d6');
  test('SS-493 to SS-499, BC-05: small prey by their number, all or nothing', () => {
    const caught = (count: number, die: number) => board(hunting(prey(count), die)).bag;
    expect([caught(1, 3), caught(1, 2)]).toEqual([{ game: 1, guts: 1 }, {}]);
    expect([caught(2, 4), caught(2, 3)]).toEqual([{ game: 2, guts: 1, bone: 1 }, {}]);
    expect([caught(3, 5), caught(3, 4)]).toEqual([{ game: 3, guts: 2, bone: 1 }, {}]);
  });
  test('SS-500 to SS-502, SS-491 large prey at ten', () => {
    const large = picturesOn('FF01').filter(({ kind }) => kind === 'largePrey');
    const m = hunting(large, 5, (s: never) => equip(s, 'c1', 'IT14', 'hand1'));
    expect(board(m).bag).toEqual({ game: 4, guts: 2, bone: 1, hide: 1 });
    expect(board(hunting(large, 5))).toMatchObject({ bag: {}, health: { injury: { minor: 0, major: 0 } } });
  });
  const predator = picturesOn('FF03').filter(({ kind }) => kind === 'predator');
  const meeting = (die: number[], ...answers: string[]) => say(running((t) => encounter(t, 'c1', predator), { mix: 'seeds-1' }, die), ...answers);
  test('SS-503 to SS-506 a fight at twelve, or a major injury', () => {
    expect(board(meeting([6, 3], 'fight', 'attribute:c1:might', 'throw:d6', 'throw:d6')).bag).toEqual({ game: 4, teeth: 2, shell: 2, guts: 2 });
    expect(board(meeting([5], 'fight', 'attribute:c1:dexterity', 'throw:d6')).health.injury.major).toBe(1);
  });
  test('SS-507 to SS-509 a retreat at ten, or a major injury and flight', () => {
    const away = meeting([6, 1], 'retreat', 'attribute:c1:awareness', 'throw:d6', 'throw:d6');
    expect(board(away)).toMatchObject({ at: '0,0', health: { injury: { major: 0 } } });
    const hurt = meeting([5, 1], 'retreat', 'attribute:c1:awareness', 'throw:d6');
    expect(board(hurt)).toMatchObject({ at: '1,0', health: { injury: { major: 1 } } });
  });
  test('SS-488 to SS-490 a bonus comes only with a catch', () => {
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
    const m = say(searching([1, 1, 1, 1, 1, 1]), 'forage:FF01', 'search', 'forage:FF02', 'search', 'forage:FF03', 'harvest', 'object:FF01/fore/0');
    const { objects } = m.view('table').foraging!;
    const open = Object.entries(objects).filter(([, one]) => one.open).map(([id]) => `object:${id}`);
    expect(open.sort()).toEqual(offered(m).filter((id) => id !== 'done').sort());
  });
  test('SS-103 one die, and another after each six', () => {
    expect([1, 2, 5, 6, 7, 8, 12, 13].map(chanceOf)).toEqual([1, 5 / 6, 2 / 6, 1 / 6, 1 / 6, 5 / 36, 1 / 36, 1 / 36]);
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
