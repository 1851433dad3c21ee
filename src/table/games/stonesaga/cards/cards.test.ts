import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ChoiceOption, Effect } from '../../../../engine/games/stonesaga/content/effects.ts';
import { eventIds, events } from '../../../../engine/games/stonesaga/content/events.ts';
import { goalIds } from '../../../../engine/games/stonesaga/content/goals.ts';
import { journey, journeyIds } from '../../../../engine/games/stonesaga/content/journey.ts';
import { night, nightIds } from '../../../../engine/games/stonesaga/content/night.ts';
import { outcomes } from '../../../../engine/games/stonesaga/content/outcomes.ts';
import { stonesaga } from '../../../../engine/games/stonesaga/index.ts';
import { begin, position } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { grounds } from '../ground.ts';
import { layCard, tall, type LaidParagraph } from './cardLayout.ts';
import type { Block } from './choices.ts';
import { conditionWords } from './conditionWords.ts';
import { effectWords } from './effectWords.ts';
import { faceOf } from './faces.ts';
import { widthOf, wrap } from './lines.ts';
import { pictureNames, pictureOf } from './pictures.ts';
import { readCards } from './reading.ts';
import { turnedUp } from './turnedUp.ts';

const view = stonesaga.view(position(), 'table');
const ids = [...journeyIds, ...nightIds, ...Object.keys(outcomes), ...eventIds, ...goalIds];
const printed: Readonly<Record<string, { readonly effects: readonly Effect[] }>> = {
  ...journey,
  ...night,
  ...outcomes,
  ...Object.fromEntries(eventIds.map((id) => [id, { effects: events[id].start }])),
};

function choicesIn(effects: readonly Effect[]): readonly ChoiceOption[] {
  for (const effect of effects) if (effect.do === 'choose' || effect.do === 'groupChoose') return effect.options;
  return [];
}

describe('a card on the stage', () => {
  test.each(['wide', 'tall'] as const)('keeps its words and answers on its leaf, %s', (layout) => {
    const ground = grounds[layout];
    for (const id of ids)
      for (const byNight of [false, true]) {
        const face = faceOf(id, view)!;
        const options = choicesIn(printed[id]?.effects ?? []);
        const block: Block | null =
          options.length > 0
            ? {
                ask: 'card.choice',
                prompt: 'What do you do now that it has come to this?',
                who: ['c1'],
                choices: options.map(({ id: option, label }) => ({ id: option, label })),
              }
            : null;
        const { leaf, title, text, does, prompt, planks, kind, picture } = layCard(face, block, ground, byNight);
        const stack: LaidParagraph[] = [title, text, does, prompt].filter(({ lines }) => lines.length > 0);
        if (layout === 'wide')
          stack
            .slice(1)
            .forEach((one, i) =>
              expect(one.y + 1, `${id}: ${one.lines[0]} lies on ${stack[i]!.lines[0]}`).toBeGreaterThanOrEqual(
                stack[i]!.y + tall(stack[i]!),
              ),
            );
        for (const one of [text, does, prompt])
          if (one.lines.length > 0)
            expect(one.y + tall(one), id).toBeLessThanOrEqual(Math.min(leaf.y + leaf.height, ...planks.map(({ y }) => y + 4)));
        for (const plank of planks) expect(plank.y + plank.height, `${id} ${plank.id}`).toBeLessThanOrEqual(leaf.y + leaf.height);
        for (const one of [title, text, does, prompt, kind])
          if (one.lines.length > 0) expect(one.size).toBeGreaterThanOrEqual(ground.letters);
        expect(text.lines.length, id).toBeGreaterThan(0);
        expect(picture.x + picture.width).toBeLessThan(leaf.x + leaf.width);
      }
  });

  test.each(['wide', 'tall'] as const)('is not cut on a %s table by day, and neither are its answers', (layout) => {
    for (const id of ids) {
      const options = choicesIn(printed[id]?.effects ?? []);
      const block: Block | null =
        options.length > 0
          ? {
              ask: 'card.choice',
              prompt: 'What do you do?',
              who: ['c1'],
              choices: options.map(({ id: option, label }) => ({ id: option, label })),
            }
          : null;
      for (const asked of [null, block]) {
        const { text, planks } = layCard(faceOf(id, view)!, asked, grounds[layout], false);
        expect([...text.lines, ...planks.flatMap(({ lines }) => lines)].filter((line) => line.endsWith('…')), id).toEqual([]);
      }
    }
  });
});

test.each(['wide', 'tall'] as const)('where there is room, a question keeps clear of the rim of its answers, %s', (layout) => {
  const choices = [{ id: 'wood', label: 'Gain 1 wood' }, { id: 'nuts', label: 'Gain 1 nuts' }];
  const block: Block = { ask: 'card.choice', prompt: 'The fallen crown is within reach.', who: ['c1'], choices };
  const { prompt, planks } = layCard(faceOf('JB01', view)!, block, grounds[layout], false);
  expect(prompt.y + tall(prompt) + prompt.size * 0.6).toBeLessThanOrEqual(Math.min(...planks.map(({ y }) => y)));
});

describe('what cards say', () => {
  test('every card has a picture that has been painted, and at least sixteen of them are used', () => {
    const atlas = JSON.parse(readFileSync('assets/stonesaga/baked/high/atlas.json', 'utf8')) as { frames: Record<string, unknown> };
    for (const name of pictureNames) expect(atlas.frames).toHaveProperty([`cards/picture/${name}`]);
    expect(new Set(ids.map(pictureOf)).size).toBeGreaterThanOrEqual(16);
  });

  test('effects and conditions come out as sentences without gaps', () => {
    for (const id of ids) {
      const { all, needs } = faceOf(id, view)!;
      expect(`${all} ${needs ?? ''}`, id).not.toMatch(/undefined|null|\[object|NaN|  \S/);
    }
    expect(effectWords([{ do: 'gain', what: 'wood' }, { do: 'track', track: 'unrest', n: -2 }])).toBe('gain 1 wood, subtract 2 unrest');
    expect(conditionWords({ feature: ['forest', 'prairie'] })).toBe('in a hex with forest or prairie');
  });

  test('a card that lies in a pile is not read', () => {
    const hidden = stonesaga.view(begin((s) => void (s.journey.discard = ['JA02'])).peek(), 'table');
    expect(readCards('card:JA01', hidden)).toBeNull();
    expect(readCards('card:JA02', hidden)?.title).toBe(journey.JA02.title);
  });

  test('a drawn card is turned up whether its condition holds or not', () => {
    expect(turnedUp({ fact: 'journeyDrawn', who: 'c1', card: 'JA01', met: false })).toEqual({ card: 'JA01', met: false });
    expect(turnedUp({ fact: 'passed', who: 'c1' })).toBeNull();
  });
});

test('lines never run wider than they may', () => {
  const words = 'Roots span the water, slick with last night\'s rain, and something silver turns below.';
  for (const line of wrap(words, 300, 24)) expect(widthOf(line, 24)).toBeLessThanOrEqual(300);
  expect(wrap(words, 300, 24).join(' ')).toBe(words);
});
