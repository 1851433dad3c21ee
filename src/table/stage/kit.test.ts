// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyGameTable } from '../contract.ts';
import type { Offer, Question } from '../../match/question.ts';
import type { MovedPart } from '../motion/body.ts';
import { usualSettings } from '../settings/settings.ts';
import { ground } from './space.ts';
import type { DiceStage, TableInputs } from './inputs.ts';
import { Kit } from './kit.ts';
import { box, disc, shifted } from './shapes.ts';

const part = (): MovedPart => ({ position: { set: () => undefined }, scale: { set: () => undefined }, rotation: 0, alpha: 1 });
const offer = (id: string, gesture: Offer['gesture']): Offer => ({ id, label: `do ${id}`, gesture });
const ask = (...options: Offer[]): readonly Question[] => [{ seat: 'a', ask: 'x', prompt: '', kind: 'main', options }];

const flick = { x: -412, y: 138, dx: 1650, dy: -233 };
const tray = (roll: DiceStage['roll']): DiceStage => ({ roll, flickOf: () => flick, cut: () => undefined, faces: () => [] });

const game = {
  title: 'Test',
  extent: { wide: { width: 800, height: 400 }, tall: { width: 400, height: 800 } },
  cues: {},
  reading: (thing: string) => ({ title: thing, kind: '', text: '', rules: [] }),
  rolled: () => null,
  pace: () => 500,
  focus: () => null,
} as unknown as AnyGameTable;

let kit: Kit;
let chosen: string[];
let asked: unknown[];
const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  kit.keys.press({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

const inputs = (questions: readonly Question[], more: Partial<TableInputs> = {}): TableInputs => ({
  game,
  art: { scale: 1 } as TableInputs['art'],
  view: {},
  questions,
  facts: [],
  moment: 0,
  change: 'opened',
  choose: (_question, id) => void chosen.push(id),
  whyNot: (gesture) => {
    asked.push(gesture);
    return Promise.resolve({ rule: 'T-1', why: 'No.' });
  },
  settings: { ...usualSettings, motion: 'still' },
  layout: 'wide',
  ...more,
});

function lay(questions: readonly Question[]): void {
  kit = new Kit(inputs(questions));
  kit.camera.resize({ width: 800, height: 400 });
  for (const [id, x, y] of [['pawn', 100, 100], ['deck', 700, 100], ['tile', 400, 300], ['dice', 600, 300]] as const) {
    kit.motion.hold(id, { root: part(), space: ground, rise: 10, girth: 20 });
    kit.motion.send(id, { x, y });
    kit.things.addThing({ id, z: 0, hit: disc(20), space: ground, touchable: true, glow: 'ring' });
  }
  for (const [id, x] of [['p', 200], ['q', 300], ['far', 450]] as const) {
    kit.things.addPlace({ id, z: 0, area: shifted(box(40, 40), x, 100), space: ground, snap: { x, y: 100 }, glow: 'box' });
  }
  kit.committed();
  kit.motion.advance(16);
}

beforeEach(() => {
  vi.useFakeTimers();
  [chosen, asked] = [[], []];
  lay(
    ask(
      offer('to-p', { kind: 'drag', from: 'pawn', onto: 'p' }),
      offer('to-q', { kind: 'drag', from: 'pawn', onto: 'q' }),
      offer('draw', { kind: 'tap', on: 'deck' }),
      offer('t0', { kind: 'turn', thing: 'tile', to: 0 }),
      offer('t2', { kind: 'turn', thing: 'tile', to: 2 }),
      offer('roll', { kind: 'throw', dice: 'dice', count: 1 }),
    ),
  );
});
afterEach(() => {
  kit.close();
  vi.useRealTimers();
});

describe('a hand on the table', () => {
  const at = (x: number, y = 100) => kit.camera.toScreen({ x, y });

  test('lights the targets of what it holds, and only those', () => {
    kit.hands.press(1, 'pawn', at(100));
    kit.hands.move(1, at(120, 160));
    expect(kit.grasp.held.get()).toEqual({ things: ['pawn'], targets: ['p', 'q'], nearest: [], waits: null });
    kit.hands.move(1, at(205));
    expect(kit.grasp.held.get().nearest).toEqual(['p']);
    kit.hands.release(1, kit.grasp.landing('pawn', at(205)));
    expect(chosen).toEqual(['to-p']);
    expect(kit.grasp.held.get().targets).toEqual([]);
  });

  test('that took something up by a tap waits for a second tap, and one that drags does not', () => {
    kit.hands.press(1, 'pawn', at(100));
    kit.hands.release(1, 'pawn');
    expect(kit.grasp.held.get()).toMatchObject({ things: ['pawn'], waits: 'pawn' });
    kit.hands.press(1, 'p', at(205));
    kit.hands.release(1, 'p');
    expect(chosen).toEqual(['to-p']);
    expect(kit.grasp.held.get().waits).toBeNull();
  });

  test('sets a piece down where it was dropped until the rules have answered', () => {
    kit.hands.press(1, 'pawn', at(100));
    kit.hands.move(1, at(205));
    kit.hands.release(1, 'p');
    kit.motion.advance(16);
    expect(kit.motion.pose('pawn')?.x).toBe(200);
    kit.committed();
    kit.motion.advance(16);
    expect(kit.motion.pose('pawn')?.x).toBe(100);
  });

  test('asks why when a drop is refused, and says so at the drop point', async () => {
    kit.hands.press(1, 'pawn', at(100));
    kit.hands.move(1, at(450));
    kit.grasp.dropped = { x: 450, y: 100 };
    kit.hands.release(1, kit.grasp.landing('pawn', at(450)));
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([{ kind: 'drag', from: 'pawn', onto: 'far' }]);
    expect(kit.grasp.note.get()).toMatchObject({ refusal: { rule: 'T-1' }, at: { x: 450 } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kit.grasp.note.get()).toBeNull();
  });

  test('an answer that cannot be given sends the piece back', async () => {
    kit.receive(inputs(kit.inputs.questions, { choose: () => Promise.reject(new Error('gone')) }));
    kit.hands.press(1, 'pawn', at(100));
    kit.hands.move(1, at(205));
    kit.hands.release(1, 'p');
    await vi.advanceTimersByTimeAsync(1);
    kit.motion.advance(16);
    expect(kit.motion.pose('pawn')?.x).toBe(100);
  });
});

describe('the keyboard', () => {
  test('picks up, goes among the targets, chooses', () => {
    press('Tab');
    expect(kit.keys.focus.get()?.id).toBe('pawn');
    press('Enter');
    expect(kit.keys.focus.get()).toMatchObject({ id: 'p', carrying: 'pawn', label: 'do to-p' });
    press('ArrowRight');
    press('Enter');
    expect(chosen).toEqual(['to-q']);
  });

  test('lets go with Escape and stands on the thing again', () => {
    press('Tab');
    press('Enter');
    press('Escape');
    expect(kit.keys.focus.get()).toMatchObject({ id: 'pawn', carrying: null });
    expect(kit.grasp.held.get().things).toEqual([]);
  });

  test('leaves the table at the last thing', () => {
    for (let k = 0; k < 4; k++) expect(press('Tab')).toBe(true);
    expect(press('Tab')).toBe(false);
    expect(kit.keys.focus.get()).toBeNull();
  });

  test('turns with R, confirms with Enter', () => {
    press('Tab');
    press('Tab');
    press('Tab');
    expect(kit.keys.focus.get()?.id).toBe('tile');
    press('r');
    expect(kit.turns.now.get()?.at).toBe(0);
    press('r');
    expect(kit.turns.now.get()?.at).toBe(2);
    press('Enter');
    expect(chosen).toEqual(['t2']);
  });

  test('throws with Space and reads with I', () => {
    for (let k = 0; k < 4; k++) press('Tab');
    press('i');
    expect(kit.reader.open.get()?.thing).toBe('dice');
    press('Escape');
    expect(kit.reader.open.get()).toBeNull();
    press(' ');
    expect(chosen).toEqual(['roll']);
  });
});

describe('a new moment', () => {
  test('is told at its pace while the old view stands, then shown', () => {
    kit.receive(inputs(ask(), { view: 'new', moment: 1, change: 'answered', facts: [{ fact: 'moved' }] }));
    expect(kit.director.busy).toBe(true);
    expect(kit.shown.get().view).toEqual({});
    vi.advanceTimersByTime(500);
    expect(kit.shown.get().view).toBe('new');
  });

  test.each(['still', 'reduced', 'full'] as const)('says what can be seen of it with %s motion: a throw only when it lies', async (motion) => {
    const seen: string[] = [];
    let land = (): void => {};
    kit.dice = tray(() => new Promise((done) => (land = done)));
    const rolling = { ...game, rolled: ({ fact }: { fact: string }) => (fact === 'rolled' ? { dice: [] } : null) } as AnyGameTable;
    const facts = [{ fact: 'moved' }, { fact: 'rolled' }];
    const settings = { ...usualSettings, motion };
    const onSeen = (moment: number, count: number): void => void seen.push(`${count} of ${moment}`);
    kit.receive(inputs(ask(), { game: rolling, settings, onSeen, moment: 1, change: 'answered', facts }));
    expect(seen).toEqual(['1 of 1']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toEqual(['1 of 1']);
    land();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['1 of 1', '2 of 1']);
  });

  test('that lies there when the table opens can be seen at once', () => {
    const seen: number[] = [];
    const onSeen = (...report: number[]): void => void seen.push(...report);
    const opened = new Kit(inputs(ask(), { moment: 4, change: 'answered', facts: [{ fact: 'rolled' }], onSeen }));
    opened.open();
    expect(seen).toEqual([4, 1]);
    opened.close();
  });

  test('is skipped to by Space', () => {
    kit.receive(inputs(ask(), { view: 'new', moment: 1, change: 'answered', facts: [{ fact: 'moved' }] }));
    press(' ');
    expect(kit.shown.get().view).toBe('new');
  });

  test('takes what may no longer move out of the hand', () => {
    kit.hands.press(1, 'pawn', { x: 100, y: 100 });
    kit.hands.move(1, { x: 150, y: 100 });
    kit.receive(inputs(ask(), { moment: 1, change: 'undone' }));
    expect(kit.hands.held()).toEqual([]);
  });

  test('that asks only for the turn of one thing takes hold of it', () => {
    kit.receive(
      inputs(ask(offer('t1', { kind: 'turn', thing: 'tile', to: 1 }), offer('t3', { kind: 'turn', thing: 'tile', to: 3 })), {
        moment: 1,
        change: 'undone',
      }),
    );
    kit.committed();
    expect(kit.turns.now.get()).toEqual({ thing: 'tile', legal: [1, 3], at: 1 });
  });
});

test('a screen that only watches offers nothing', () => {
  kit.receive(inputs(kit.inputs.questions, { watching: true, moment: 1, change: 'rebuilt' }));
  expect(kit.offers.actors()).toEqual([]);
});

describe('a throw that another screen made', () => {
  type Roll = Parameters<DiceStage['roll']>;

  /** A table that hears of two rolls in one answer, and what its tray was asked to show. */
  function rolledAt(moment: number, speed: number): readonly Roll[] {
    const rolls: Roll[] = [];
    const rolling = { ...game, rolled: (fact: { fact: string }) => (fact.fact === 'roll' ? { dice: [{ kind: 'd6', face: 4 }] } : null) };
    const played = { game: rolling as unknown as AnyGameTable };
    const other = new Kit(inputs([], played));
    other.dice = tray((...roll) => (rolls.push(roll), Promise.resolve()));
    const facts = [{ fact: 'roll' }, { fact: 'look' }, { fact: 'roll' }];
    const settings = { ...usualSettings, motion: 'full' as const, speed };
    other.receive(inputs([], { ...played, change: 'answered', moment, facts, thrown: { seed: 7, flick }, settings }));
    return rolls;
  }

  test('is shown from the same seed and flick, whatever this screen has counted', async () => {
    const [here, there] = [rolledAt(3, 1), rolledAt(90, 4)];
    await vi.advanceTimersByTimeAsync(5000);
    expect(here).toHaveLength(2);
    expect(there).toEqual(here);
    expect(here.map(([, , thrown]) => thrown)).toEqual([flick, undefined]); // the hand threw the first dice only
    expect(new Set(here.map(([, seed]) => seed)).size).toBe(2);
  });

  test('begins where a hand let go: its flick travels with the answer', () => {
    const sent: unknown[] = [];
    kit.receive(inputs(kit.inputs.questions, { moment: 1, choose: (_question, id, _draft, thrown) => void sent.push([id, thrown]) }));
    kit.dice = tray(() => Promise.resolve());
    const from = kit.camera.toScreen({ x: 600, y: 300 });
    kit.hands.press(1, 'dice', from, 0);
    for (let ms = 10; ms <= 60; ms += 10) kit.hands.move(1, { x: from.x - ms * 2, y: from.y }, ms);
    kit.hands.release(1, null, 60);
    expect(sent).toEqual([['roll', flick]]);
  });
});
