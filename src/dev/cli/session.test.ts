import { describe, expect, test } from 'vitest';
import { begin } from '../../engine/kernel/begin.ts';
import { entropyFrom, picker, type Chance } from '../../engine/kernel/chance.ts';
import { button } from '../../engine/kernel/option.ts';
import { boundary, choose, type Rule } from '../../engine/kernel/rule.ts';
import type { AnyRules } from '../../engine/kernel/rules.ts';
import type { Table } from '../../engine/kernel/table.ts';
import { packAnything } from '../../engine/testing/harbour/workshop.testing.ts';
import { stonesaga } from '../../engine/games/stonesaga/index.ts';
import { draftAnything } from '../../engine/games/stonesaga/stonesaga.testing.ts';
import { harbour } from '../../engine/testing/harbour/index.ts';
import { Session } from './session.ts';

interface Said {
  open: { seat: string; ask: string; options: { id: string; label: string; gesture: unknown }[]; form?: unknown }[];
  over: { winners: string[]; why: string } | null;
  error?: { code: string; message: string; rule?: string };
  [word: string]: unknown;
}

function sit(rules: AnyRules = harbour, sandbox = false) {
  const session = new Session({ match: begin(rules, { chance: entropyFrom(7) }), pick: picker(8), sandbox, draft: packAnything });
  return (request: unknown): Said =>
    JSON.parse(JSON.stringify(session.reply(typeof request === 'string' ? request : JSON.stringify(request)))) as Said;
}

const answerTo = ({ open: [first] }: Said) => ({ do: 'answer', seat: first!.seat, ask: first!.ask, option: first!.options[0]!.id });

describe('a session', () => {
  test('lists what is asked with ids, labels and gestures, and nothing of the rules behind them', () => {
    const said = sit()({ do: 'open' });
    expect(said.over).toBeNull();
    expect(Object.keys(said.open[0]!)).toEqual(['seat', 'ask', 'prompt', 'options']);
    expect(said.open[0]!.options[0]).toEqual({ id: 'quay:0', label: 'Build at quay:0', gesture: { kind: 'tap', on: 'quay:0' } });
  });

  test('takes an answer and tells what happened since', () => {
    const ask = sit();
    const said = ask(answerTo(ask({ do: 'open' })));
    expect(said.facts).toEqual([{ fact: 'claimed', seat: 'p1', quay: 'quay:0' }]);
    expect(said.open[0]!.seat).toBe('p2');
  });

  test('shows each seat its own letter only', () => {
    const ask = sit();
    const letter = (seat: string) => (ask({ do: 'view', seat }).view as { players: { p1: { letter: string } } }).players.p1.letter;
    expect(letter('p1')).toMatch(/^seal:/);
    expect([letter('p2'), letter('table')]).toEqual(['sealed', 'sealed']);
  });

  test('takes answers back freely, and past the dice only when everybody agrees', () => {
    const ask = sit();
    const first = ask({ do: 'open' });
    expect(ask({ do: 'undo' }).error?.code).toBe('nothing-to-undo');
    ask(answerTo(first));
    expect(ask({ do: 'undo' }).open).toEqual(first.open);
    ask({ do: 'play', policy: 'random', answers: 4 });
    expect(ask({ do: 'undo' }).error?.code).toBe('sealed');
    expect(ask({ do: 'undo', agreed: true }).open[0]!.ask).toBe('setup.quay');
  });

  test('saves, plays on, and loads to exactly where it was', () => {
    const ask = sit();
    ask({ do: 'play', policy: 'random', answers: 9 });
    const [{ hash }, { save }, { open }] = [ask({ do: 'hash' }), ask({ do: 'save' }), ask({ do: 'open' })];
    ask({ do: 'play', policy: 'random', answers: 5 });
    expect(ask({ do: 'hash' }).hash).not.toBe(hash);
    expect(ask({ do: 'load', save })).toEqual({ lost: 'nothing', open, over: null });
    expect(ask({ do: 'hash' }).hash).toBe(hash);
  });

  test('plays to the end and says who won; then nothing is asked', () => {
    const ask = sit();
    const end = ask({ do: 'play', policy: 'random', answers: 5000 });
    expect(end.over?.winners).toHaveLength(1);
    expect(end.open).toEqual([]);
    expect(end.played).toBeGreaterThan(10);
    expect(ask({ do: 'answer', seat: 'p1', ask: 'turn.next', option: 'end-turn' }).error?.code).toBe('over');
    expect(ask({ do: 'play', policy: 'random', answers: 5 }).played).toBe(0);
  });

  test('lets a bot play', () => {
    expect(sit()({ do: 'play', policy: 'bot', answers: 3 }).played).toBe(3);
  });

  test('takes drafts, and says which rule a bad one breaks', () => {
    const ask = sit(harbour, true);
    const { state } = ask({ do: 'state' }) as unknown as { state: { begun: boolean; players: { p1: { goods: object } } } };
    state.begun = true;
    state.players.p1.goods = { fish: 3, salt: 3, timber: 0, cloth: 0 };
    ask({ do: 'set', state });
    const packing = ask({ do: 'answer', seat: 'p1', ask: 'turn.next', option: 'pack' });
    expect(packing.open[0]!.form).toMatchObject({ crate: 3 });
    const draft = (goods: unknown) => ask({ do: 'answer', seat: 'p1', ask: 'pack.crate', option: 'composed', draft: goods });
    expect(draft(['fish']).error).toMatchObject({ code: 'bad-draft', rule: 'HB-7' });
    expect(draft(['fish', 'fish', 'salt']).facts).toEqual([{ fact: 'packed', seat: 'p1', count: 3 }]);
  });

  test.each<[string, unknown, string]>([
    ['a line that is no JSON', '{"do":', 'bad-json'],
    ['an empty line', '', 'bad-json'],
    ['a list', [1], 'bad-request'],
    ['nothing to do', {}, 'bad-request'],
    ['something unheard of', { do: 'dance' }, 'unknown-do'],
    ['an answer without an option', { do: 'answer', seat: 'p1', ask: 'setup.quay' }, 'bad-request'],
    ['an answer to another question', { do: 'answer', seat: 'p1', ask: 'turn.next', option: 'end-turn' }, 'not-asked'],
    ['an answer of a seat that is not asked', { do: 'answer', seat: 'p2', ask: 'setup.quay', option: 'quay:1' }, 'not-asked'],
    ['an answer that was not offered', { do: 'answer', seat: 'p1', ask: 'setup.quay', option: 'quay:99' }, 'not-offered'],
    ['an answer of nobody', { do: 'answer', seat: 'p9', ask: 'setup.quay', option: 'quay:1' }, 'unknown-seat'],
    ['the view of nobody', { do: 'view', seat: 'nobody' }, 'unknown-seat'],
    ['an unknown policy', { do: 'play', policy: 'cheat', answers: 1 }, 'bad-request'],
    ['a negative number of answers', { do: 'play', policy: 'random', answers: -1 }, 'bad-request'],
    ['a draft without a bottom', `{"do":"answer","draft":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 'bad-request'],
    ['a save that is none', { do: 'load', save: { game: 'harbour' } }, 'not-a-save'],
    ['no save at all', { do: 'load' }, 'bad-request'],
    ['the state outside the sandbox', { do: 'state' }, 'sandbox-only'],
    ['a state outside the sandbox', { do: 'set', state: {} }, 'sandbox-only'],
  ])('refuses %s and changes nothing', (_name, request, code) => {
    const ask = sit();
    const before = [ask({ do: 'hash' }), ask({ do: 'open' })];
    const said = ask(request);
    expect(Object.keys(said)).toEqual(['error']);
    expect(said.error).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
    expect([ask({ do: 'hash' }), ask({ do: 'open' })]).toEqual(before);
  });

  test('refuses a draft that is nested as deep as a line may be, in a form of a real game', () => {
    const nested = JSON.parse(`${'['.repeat(90)}${']'.repeat(90)}`) as unknown;
    const match = begin(stonesaga, { mix: 'seeds-2', chance: entropyFrom(7) });
    const session = new Session({ match, pick: picker(8), sandbox: false, draft: draftAnything });
    const ask = (request: unknown): Said => JSON.parse(JSON.stringify(session.reply(JSON.stringify(request)))) as Said;
    const seen = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const { open } = ask({ do: 'open' });
      for (const { seat, ask: asked, form } of open.filter((one) => one.form !== undefined && !seen.has(one.ask))) {
        seen.add(asked);
        for (const draft of [nested, { c1: nested }, [nested, nested]]) {
          const { error } = ask({ do: 'answer', seat, ask: asked, option: 'composed', draft });
          expect([form, error]).toMatchObject([form, { code: 'bad-draft', message: expect.stringMatching(/\.$/) }]);
        }
      }
      if (ask({ do: 'play', policy: 'random', answers: 1 }).played === 0) break;
    }
    expect([...seen].sort()).toEqual(['create.name', 'reconcile.bag']);
  });

  test('refuses a damaged save', () => {
    const ask = sit();
    const { save } = ask({ do: 'save' }) as unknown as { save: { at: { turn: number } } };
    save.at.turn = 40;
    expect(ask({ do: 'load', save }).error?.code).toBe('damaged');
  });

  test('refuses a state in the sandbox that the rules cannot play from', () => {
    const ask = sit(harbour, true);
    const { hash } = ask({ do: 'hash' });
    expect(ask({ do: 'set', state: { players: {} } }).error?.code).toBe('bad-state');
    expect(ask({ do: 'set', state: { chance: [1, 2, 3, 4] } }).error?.code).toBe('bad-state');
    const { state } = ask({ do: 'state' }) as unknown as { state: Record<string, unknown> };
    const wrong = [{ ...state, players: [] }, { ...state, players: {} }, { ...state, begun: 'yes' }, { ...state, more: 1 }];
    for (const one of [...wrong, { ...state, chance: [1, 2, 3] }])
      expect(ask({ do: 'set', state: one }).error).toMatchObject({ code: 'bad-state', message: expect.stringMatching(/\.$/) });
    expect(ask({ do: 'hash' }).hash).toBe(hash);
  });

  test('is back where it was when a rule breaks in the middle of an answer', () => {
    const ask = sit(trapdoor);
    ask({ do: 'answer', seat: 'p1', ask: 'step', option: 'on' });
    const { hash } = ask({ do: 'hash' });
    expect(ask({ do: 'answer', seat: 'p1', ask: 'step', option: 'off' }).error).toEqual({ code: 'broken', message: 'the floor gave way' });
    expect(ask({ do: 'hash' }).hash).toBe(hash);
    expect(ask({ do: 'answer', seat: 'p1', ask: 'step', option: 'on' }).open).toHaveLength(1);
    expect(ask({ do: 'undo' }).open).toHaveLength(1);
  });
});

interface Floor extends Chance {
  steps: number;
}

function* stepping(t: Table<Floor, never>): Rule {
  for (;;) {
    const step = yield* choose('p1', 'step', 'Step.', [button('on', 'Go on', 1), button('off', 'Step off', 0)]);
    t.state.steps += 1;
    if (step === 0) throw new Error('the floor gave way');
    yield* boundary();
  }
}

const trapdoor: AnyRules = {
  ...harbour, name: 'trapdoor', mixes: [{ id: 'one', title: '', seats: ['p1'], about: '' }], settings: [],
  setup: ({ chance }) => ({ chance: [...chance], steps: 0 }), play: stepping, view: (state) => ({ ...state }), over: () => null,
  copy: (state: Floor) => ({ ...state, chance: [...state.chance] }),
};
