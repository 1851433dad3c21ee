import { begin } from '../engine/kernel/begin.ts';
import { entropyFrom, picker, type Chance } from '../engine/kernel/chance.ts';
import { button } from '../engine/kernel/option.ts';
import { boundary, choose, type Seat } from '../engine/kernel/rule.ts';
import type { AnyRules, GameRules } from '../engine/kernel/rules.ts';
import { harbour } from '../engine/testing/harbour/index.ts';
import { inlineEngine, type Engine } from './engine.ts';
import type { Play } from './play.ts';
import type { Screen } from './screen.ts';
import { remoteEngine, serve, type Port } from './wire.ts';

interface Said extends Chance {
  said: string[];
}

/** A rule that fails on demand, and a boundary on demand. */
export const fragile: GameRules<Said, { fact: string }, { said: string[] }> = {
  name: 'fragile', title: 'Fragile', edition: 1, editions: [], settings: [],
  mixes: [{ id: 'solo', title: 'Alone', seats: ['me'], about: '' }],
  setup: ({ chance }) => ({ chance: [...chance], said: [] }),
  *play(t) {
    while (t.state.said.at(-1) !== 'end') {
      const word = yield* choose('me', 'say', 'Say something.', ['yes', 'roll', 'rest', 'boom', 'end'].map((one) => button(one, one, one)));
      t.state.said.push(word);
      t.tell({ fact: word });
      if (word === 'boom') throw new TypeError('the fuse was lit');
      if (word === 'roll') t.roll(6);
      if (word === 'rest') yield* boundary();
    }
  },
  copy: (state) => structuredClone(state),
  view: ({ said }) => ({ said: [...said] }),
  imagine: () => {},
  over: ({ said }) => (said.at(-1) === 'end' ? { winners: ['me'], why: 'Enough was said.' } : null),
  whyNot: (_state, _seat, gesture) => (gesture.kind === 'tap' ? { rule: 'FR-1', why: 'Nothing here can be tapped.' } : null),
  score: () => 0.5,
};

/** A screen of one seat, or one that only watches. */
export const screenOf = (viewer: Seat | 'table'): Screen => ({ viewer, answersFor: viewer === 'table' ? [] : [viewer] });

const known: Readonly<Record<string, AnyRules>> = { harbour, fragile };

export const testRules = async (game: string): Promise<AnyRules> => {
  if (!known[game]) throw new Error(`no game ${game}`);
  return known[game];
};

export const testEngine = (): Engine => inlineEngine(testRules);

/** The engine behind a real message channel: everything that crosses it is cloned, as with a worker. */
export function engineOverWire(): Engine {
  const { port1, port2 } = new MessageChannel();
  serve(port1 as unknown as Port, testEngine());
  port1.start();
  const engine = remoteEngine(port2 as unknown as Port, () => (port1.close(), port2.close()));
  port2.start();
  return engine;
}

export const words = async (play: Play<any, any>, ...said: readonly string[]): Promise<void> => {
  for (const word of said) await play.choose({ seat: 'me', ask: 'say' }, word);
};

/** Answers whatever this screen is asked, at random but always alike. */
export async function playOn(play: Play<any, any>, answers: number, seed = 1): Promise<void> {
  const pick = picker(seed);
  for (let n = 0; n < answers; n++) {
    const { questions } = play.snapshot();
    const listed = questions.filter(({ options }) => options.length > 0);
    const question = listed[pick(listed.length)];
    if (!question) return;
    const options = question.options.filter(({ id }) => id !== 'pack');
    await play.choose(question, options[pick(options.length)]!.id);
  }
}

export const harbourMatch = (mix = 'two', seed = 1) => begin(harbour, { mix, chance: entropyFrom(seed) });
