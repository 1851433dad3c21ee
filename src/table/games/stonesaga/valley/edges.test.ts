import { describe, expect, test } from 'vitest';
import { hexIds, hexes } from '../../../../engine/games/stonesaga/content/hexes.ts';
import { stonesaga } from '../../../../engine/games/stonesaga/index.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { adjacent, crossing } from '../../../../engine/games/stonesaga/rules/places.ts';
import { position } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { edgeOf, edgeTowards, neighbourOver } from '../../../../engine/games/stonesaga/reckoning/edges.ts';
import { hexOutline } from './areas.ts';
import { coveredEdges, printedOn, tollOf } from './edges.ts';
import type { Hex } from './fit.ts';

const three = (ids: readonly (keyof typeof hexes)[]) =>
  position({ hexes: ids as [keyof typeof hexes, keyof typeof hexes, keyof typeof hexes] });

const isHard = (view: StonesagaView, from: Hex, edge: number): boolean => tollOf(view, from, edge) > 0;

describe('the edges of a hex', () => {
  test.each(hexIds.filter((id) => !('start' in hexes[id])).map((id) => [id]))(
    'between explored hexes the table sees a hard way where the rules know one: %s',
    (id) => {
      const state = three(['VV01', id, id === 'VV05' ? 'VV10' : 'VV05']);
      const view = stonesaga.view(state, 'table');
      for (const from of Object.keys(state.map) as Hex[])
        for (const { direction } of adjacent(state, from))
          expect(isHard(view, from, edgeOf(direction))).toBe(crossing(state, from, direction).passage === 'obstructed');
    },
  );

  test('an outpost makes a covered edge easy, a reef makes an open one hard', () => {
    const state = three(['VV10', 'VV04', 'VV06']);
    state.map['0,0'] = { ...state.map['0,0']!, zones: { A: 'RE01' } };
    expect(isHard(stonesaga.view(state, 'table'), '0,0', 1)).toBe(true);
    state.map['0,0'] = { ...state.map['0,0'], zones: { A: 'OP01' } };
    const view = stonesaga.view(state, 'table');
    expect(isHard(view, '0,0', 1)).toBe(false);
    expect(printedOn(view.map['0,0']!, 0)).toBeUndefined();
  });

  test('SS-232: the badge of an edge says what everybody pays there', () => {
    const state = three(['VV05', 'VV07', 'VV04']);
    const view = stonesaga.view(state, 'table');
    const hard = (Object.keys(view.map) as Hex[]).flatMap((from) =>
      [0, 1, 2, 3, 4, 5].filter((edge) => isHard(view, from, edge)).map((edge) => ({ from, edge })),
    );
    const over = ({ from, edge }: (typeof hard)[number]) =>
      [printedOn(view.map[from]!, edge), printedOn(view.map[neighbourOver(from, edge)]!, (edge + 3) % 6)].filter(
        (one) => one !== undefined,
      );
    const river = hard.find((one) => over(one).every((feature) => feature === 'river'))!;
    const other = hard.find((one) => !over(one).includes('river'))!;
    expect(river && other).toBeDefined();
    expect([river, other].map(({ from, edge }) => tollOf(view, from, edge))).toEqual([1, 1]);
    const swollen = { ...view, event: { current: 'EM01' as const, left: 1, discard: [], choice: null, completed: 0 } };
    expect([river, other].map(({ from, edge }) => tollOf(swollen, from, edge))).toEqual([2, 1]);
    const fords = { ...view, culture: { ...view.culture, knowledge: ['KN16' as const] } };
    expect([river, other].map(({ from, edge }) => tollOf(fords, from, edge))).toEqual([0, 1]);
  });

  test('nobody sees the edges of a hidden hex', () => {
    const state = three(['VV04', 'VV06', 'VV05']);
    state.map['0,1'] = { ...state.map['0,1']!, explored: false };
    const { map } = stonesaga.view(state, 'table');
    expect(coveredEdges(map['0,1']!)).toEqual([]);
  });

  test('an edge leads to its neighbour and back', () => {
    for (let edge = 0; edge < 6; edge++) {
      expect(edgeTowards('2,-3', neighbourOver('2,-3', edge))).toBe(edge);
      expect(neighbourOver(neighbourOver('2,-3', edge), (edge + 3) % 6)).toBe('2,-3');
    }
    expect(edgeTowards('0,0', '2,0')).toBe(-1);
  });
});

test('light keeps 14 units away from a covered edge and reaches the others', () => {
  const whole = hexOutline([]);
  const drawnIn = hexOutline([1]);
  expect(Math.max(...whole.map(({ x }) => x)) - Math.max(...drawnIn.map(({ x }) => x))).toBeCloseTo(14, 5);
  expect(Math.min(...drawnIn.map(({ x }) => x))).toBeCloseTo(Math.min(...whole.map(({ x }) => x)), 5);
});
