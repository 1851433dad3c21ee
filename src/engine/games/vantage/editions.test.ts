import { expect, test } from 'vitest';
import { checksum } from '../../kernel/checksum.ts';
import type { Save } from '../../kernel/match.ts';
import { restore } from '../../kernel/restore.ts';
import { vantage } from './index.ts';
import type { VantageState } from './state.ts';
import { play, throwDice } from './vantage.testing.ts';

type Written = Save<VantageState>;
const edited = (save: Written, edition: number, edit: (at: any) => void): Written => {
  const { checksum: own, ...rest } = JSON.parse(JSON.stringify(save)) as Written;
  edit(rest.at);
  const old = { ...rest, edition };
  return { ...old, checksum: `${checksum(old)}.${own.split('.')[1]}` };
};
const midTurn = () => play({ seats: 3, mission: 428, dice: ['blank', 'blank', 'blank'] }).do('way:N', throwDice, 'settle', 'here:look');

test('a save of the first edition is lifted: empty notes, nobody watches, and the turn begins again', () => {
  const old = edited(midTurn().match.save(), 1, (at) => {
    delete at.house.watchers;
    for (const player of Object.values<any>(at.players)) {
      delete player.notes;
      delete player.shows;
    }
  });
  const { match, lost } = restore(vantage, old);
  expect([lost, match.peek().house.watchers, match.peek().players.p2!.notes, match.peek().players.p2!.shows]).toEqual([
    'this-turn',
    false,
    [],
    false,
  ]);
  expect(match.open[0]).toMatchObject({ seat: 'p2', ask: 'turn.action' });
  match.answer({ seat: 'p2', ask: 'turn.action', option: 'here:look' });
  expect(match.view('p2').journals).toHaveLength(1);
});

test('a save of the second edition is lifted: the mission asks for what it asks now, and keeps what was done', () => {
  const old = edited(midTurn().match.save(), 2, (at) => Object.assign(at.mission, { tokens: 5, progress: [{ done: 5, of: 24 }] }));
  expect(restore(vantage, old).match.view('table').mission).toMatchObject({ tokens: 5, progress: [{ done: 5, of: 39 }] });
});

test('a save of the third edition is lifted: its mission is measured by the numbers of today', () => {
  const { match } = play({ seats: 3, mission: 424, dice: ['blank'] }).do('way:N', throwDice, 'settle');
  const old = edited(match.save(), 3, (at) => Object.assign(at.mission, { progress: [{ done: 0, of: 27 }, { done: 0, of: 1 }] }));
  expect(restore(vantage, old).match.view('table').mission?.progress).toEqual([
    { done: 0, of: 57 },
    { done: 0, of: 1 },
  ]);
});

test('a save of the fourth edition is lifted: its mission is measured by the numbers of today', () => {
  const { match } = play({ seats: 3, mission: 429, dice: ['blank'] }).do('way:N', throwDice, 'settle');
  const old = edited(match.save(), 4, (at) => Object.assign(at.mission, { progress: [{ done: 0, of: 2 }] }));
  expect(restore(vantage, old).match.view('table').mission?.progress).toEqual([{ done: 0, of: 5 }]);
});

test('a save of the fifth edition is lifted: its mission is measured by the numbers of today', () => {
  const { match } = play({ seats: 3, mission: 416, dice: ['blank'] }).do('way:N', throwDice, 'settle');
  const old = edited(match.save(), 5, (at) => Object.assign(at.mission, { progress: [{ done: 0, of: 24 }] }));
  expect(restore(vantage, old).match.view('table').mission?.progress).toEqual([{ done: 0, of: 29 }]);
});

test('a save of the sixth edition is lifted: its mission is measured by the numbers of today', () => {
  const { match } = play({ seats: 3, mission: 425, dice: ['blank'] }).do('way:N', throwDice, 'settle');
  const old = edited(match.save(), 6, (at) => Object.assign(at.mission, { progress: [{ done: 0, of: 48 }] }));
  expect(restore(vantage, old).match.view('table').mission?.progress).toEqual([{ done: 0, of: 52 }]);
});

test('a save of this edition is restored in the middle of a turn', () => {
  const { match } = midTurn();
  const { match: again, lost } = restore(vantage, JSON.parse(JSON.stringify(match.save())));
  expect([lost, again.open]).toEqual(['nothing', match.open]);
});

test('a save of the seventh edition is lifted: somebody alone has more cores to take, and keeps those that were taken', () => {
  const { match } = play({ mission: 420, dice: ['blank'] }).do('way:N', throwDice, 'settle');
  const old = edited(match.save(), 7, (at) => Object.assign(at.mission, { tokens: 1, progress: [{ done: 1, of: 2 }] }));
  expect(restore(vantage, old).match.view('table').mission?.progress).toEqual([
    { done: 1, of: 2 },
    { done: 0, of: 2 },
  ]);
});

test('a save of the eighth edition is lifted: several players have more shores to visit, and keep those that were visited', () => {
  const { match } = play({ seats: 3, mission: 430, dice: ['blank'] }).do('way:N', throwDice, 'settle');
  const old = edited(match.save(), 8, (at) => Object.assign(at.mission, { progress: [{ done: 0, of: 4 }, { done: 0, of: 16 }] }));
  expect(restore(vantage, old).match.view('table').mission?.progress).toEqual([
    { done: 0, of: 4 },
    { done: 0, of: 22 },
  ]);
});
