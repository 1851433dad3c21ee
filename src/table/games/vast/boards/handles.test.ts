import { describe, expect, test } from 'vitest';
import { picker } from '../../../../engine/kernel/chance.ts';
import type { Gesture } from '../../../../engine/kernel/option.ts';
import { vast } from '../../../../engine/games/vast/index.ts';
import { gearIds } from '../../../../engine/games/vast/content/gear.ts';
import type { RoleMixId } from '../../../../engine/games/vast/content/mixes.ts';
import { full } from '../../../../engine/games/vast/full.testing.ts';
import { acting, gearUp } from '../../../../engine/games/vast/rules/skeletons/skeletons.testing.ts';
import { become, corridor, hold, spiderTurn } from '../../../../engine/games/vast/rules/spider/spider.testing.ts';
import type { VastMatch } from '../../../../engine/games/vast/vast.testing.ts';
import type { Question } from '../../../../match/question.ts';
import { touchedBy } from '../../../gesture/touched.ts';
import { asked } from '../../../asked.testing.ts';
import { reached } from '../layout/grounds.testing.ts';
import type { LaidThing } from '../layout/laid.ts';

const seats = ['skeletons', 'spider'];
/** Buttons that also lie on a board, under their own names. */
const onBoards = /^(form:|arm$|dig$)/;

const questionsFor = (m: VastMatch, seat: string): Question[] => asked(m.open.filter((open) => open.seat === seat));

/** Whether it can be taken up: tokens and the like are in the way of fingers unless they are wanted. */
function isTouchable({ id, thing }: { readonly id: string; readonly thing: LaidThing | null }): boolean {
  const inTheWay = thing !== null && ['token', 'marker', 'cube', 'curse'].includes(thing.look.as);
  return thing?.touchable ?? (!inTheWay || id.startsWith('token:'));
}

const touched = (gesture: Gesture): readonly string[] =>
  gesture.kind === 'button' && onBoards.test(gesture.word) ? [gesture.word] : touchedBy(gesture);

/** Plays on at random and reports what the Skeletons and the Spider were offered and could not have done by hand. */
function outOfReach(match: VastMatch, seed: number, answers: number): { readonly lost: string[]; readonly asks: string[] } {
  const [lost, asks] = [new Set<string>(), new Set<string>()];
  const pick = picker(seed);
  for (let k = 0; k < answers && !match.over && match.open.length > 0; k++) {
    for (const seat of seats) {
      const questions = questionsFor(match, seat);
      if (questions.length === 0) continue;
      for (const { ask } of questions) asks.add(ask);
      const view = vast.view(match.peek(), seat);
      for (const layout of ['wide', 'tall'] as const) {
        const there = reached(view, questions, layout);
        for (const { ask, options } of questions)
          for (const id of options.flatMap(({ gesture }) => touched(gesture))) {
            const at = there.get(id);
            if (!at || !isTouchable(at)) lost.add(`${layout} ${ask}: ${id}`);
          }
      }
    }
    const decision = match.open[pick(match.open.length)]!;
    match.answer({ seat: decision.seat, ask: decision.ask, option: decision.options[pick(decision.options.length)]!.id });
  }
  return { lost: [...lost], asks: [...asks] };
}

describe('nothing that the Skeletons or the Spider are offered is out of reach', () => {
  test.each<[RoleMixId, number]>([
    ['five', 11],
    ['paladin-skeletons-spider', 12],
    ['skeletons-spider-warlock', 13],
    ['no-manor', 14],
  ])('in a random game of %s (seed %i)', (mix, seed) => {
    const { lost, asks } = outOfReach(full(mix, undefined, seed), seed, 420);
    expect(lost).toEqual([]);
    expect(asks.length).toBeGreaterThan(5);
  });

  test('with all gear worn, on an Armory', () => {
    const match = acting({ casty: '2,2', screamy: '3,4', shooty: '5,4', slashy: '4,4', stabby: '4,5' }, (s) => {
      gearUp(s, 'inPlay', ...gearIds.slice(0, 11));
      gearUp(s, 'hand', ...gearIds.slice(11));
      s.skeletons.stability = 12;
      s.figures.paladin = '4,5';
      s.treasureMarkers = { 'treasure-1': '3,4' };
    });
    const { lost, asks } = outOfReach(match, 15, 160);
    expect(lost).toEqual([]);
    expect(asks).toEqual(expect.arrayContaining(['skeleton.move', 'skeleton.action', 'skeletons.powers']));
  });

  test.each([
    ['giant', 16],
    ['sorcerer', 17],
    ['spiderlings', 18],
  ] as const)('as %s, with Blood and every kind of card (seed %i)', (form, seed) => {
    const match = spiderTurn((s) => {
      corridor(s);
      become(s, form, '4,4', '5,4', '3,4');
      hold(s, 'eyes-1', 'fangs-1', 'webs-1', 'webs-2', 'eyes-2');
      Object.assign(s.spider!, { blood: 5, expand: true });
      s.figures['egg-1'] = '5,4';
      s.tokens = { '4,4': { blood: 2, web: 1 }, '3,4': { web: 3 }, '2,4': { web: 3 } };
      s.treasureMarkers = { 'treasure-1': '4,4', 'treasure-2': '5,4' };
    }, seed === 17 ? 'spider.form' : 'spider.terror');
    const { lost, asks } = outOfReach(match, seed, 120);
    expect(lost).toEqual([]);
    expect(asks).toContain('spider.cast');
  });

  test('on her way out, and when the Demon Queen is hit', () => {
    const leaving = spiderTurn((s) => {
      become(s, 'giant', '4,7');
      s.terror = 12;
    });
    expect(outOfReach(leaving, 19, 1).lost).toEqual([]);
    expect(
      questionsFor(
        spiderTurn((s) => (become(s, 'giant', '4,7'), void (s.terror = 12))),
        'spider',
      ).flatMap(({ options }) => options.map(({ id }) => id)),
    ).toContain('figure:giant>space:stairs');
    const queen = full(
      'five',
      (s) => {
        s.houseRules.alwaysGiant = true;
        become(s, 'giant', '4,4');
        delete s.figures.giant;
      },
      20,
    );
    const offer: Question = {
      seat: 'spider',
      ask: 'spider.scatter',
      prompt: '',
      kind: 'main',
      options: [{ id: 'figure:giant>space:4,3', gesture: { kind: 'drag', from: 'figure:giant', onto: 'space:4,3' }, label: '' }],
    };
    expect(reached(vast.view(queen.peek(), 'spider'), [offer], 'wide').get('figure:giant')?.thing?.touchable).not.toBe(false);
  });
});
