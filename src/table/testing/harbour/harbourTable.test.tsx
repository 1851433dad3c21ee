// @vitest-environment happy-dom
import { createRoot } from '@pixi/react';
import { Application } from 'pixi.js';
import { expect, test, vi } from 'vitest';
import { begin } from '../../../engine/kernel/begin.ts';
import { entropyFrom } from '../../../engine/kernel/chance.ts';
import { harbour } from '../../../engine/testing/harbour/index.ts';
import { questionOf } from '../../../match/question.ts';
import { commonKinds, isKindOf } from '../../dice/kinds.ts';
import { actingOf } from '../../acting.ts';
import { Offers } from '../../gesture/offers.ts';
import { usualSettings } from '../../settings/settings.ts';
import type { TableInputs } from '../../stage/inputs.ts';
import { Kit } from '../../stage/kit.ts';
import { TableContext, type TableAround } from '../../tableContext.ts';
import { manifest } from './manifest.ts';

vi.mock('../../parts/DiceTray.tsx', () => ({ DiceTray: () => null })); // it draws with WebGL, which there is none of here

test('a third game is laid on the table: its board, its cards, a hidden hand, and hands that find what is offered', async () => {
  vi.spyOn(Application.prototype, 'init').mockResolvedValue();
  const game = await manifest.table();
  const art = await game.load('low', () => undefined);
  const texture = vi.spyOn(art, 'texture');
  const match = begin(harbour, { mix: 'two', chance: entropyFrom(2) });
  const [first] = match.open;
  match.answer({ seat: first!.seat, ask: first!.ask, option: 'quay:4' });
  const questions = match.open.map(questionOf);
  const inputs: TableInputs = {
    game,
    art,
    view: match.view('p1'),
    questions,
    facts: [],
    moment: 0,
    change: 'opened',
    choose: () => undefined,
    whyNot: () => Promise.resolve(null),
    settings: { ...usualSettings, motion: 'still' },
    layout: 'wide',
  };
  const kit = new Kit(inputs);
  kit.receive(inputs);
  const { motion, hands, things, camera, director, loop } = kit;
  const { settings, layout } = inputs;
  const around = { motion, hands, things, camera, director, art, settings, layout, invalidate: loop.invalidate, kit } as TableAround;
  const { Scene } = game;
  const offers = new Offers(questions);
  await createRoot(document.createElement('canvas')).render(
    <TableContext value={around}>
      <Scene
        view={inputs.view}
        offers={offers}
        acting={actingOf(questions, null, null)}
        look={() => {}}
        people={{}}
        layout="wide"
        placed={kit.zones.lay(game, { view: inputs.view, offers, layout: 'wide' })}
      />
    </TableContext>,
    {},
  );
  await vi.waitFor(() => expect(things.thing('built:quay:4')).toBeDefined());

  expect(things.thing('built:quay:5')).toBeUndefined();
  for (const quay of Object.keys(match.view('p1').quays)) expect(things.target(quay)).toBeDefined();
  for (const card of match.view('p1').market) expect(things.thing(`card:${card}`)).toBeDefined();
  expect([offers.tap('quay:7') !== undefined, offers.tap('quay:4')]).toEqual([true, undefined]);
  const { p1, p2 } = match.peek().players;
  const pictures = texture.mock.calls.map(([name]) => name);
  expect(pictures).toContain(p1!.letter); // the own hand lies open
  expect(pictures).toContain('sealed');
  expect(pictures).not.toContain(p2!.letter);
  const { dice } = game.rolled({ fact: 'rolled', seat: 'p1', dice: [2, 5] })!;
  expect(dice.map(({ kind, face }) => [isKindOf(commonKinds, kind), face])).toEqual([[true, 2], [true, 5]]);
});
