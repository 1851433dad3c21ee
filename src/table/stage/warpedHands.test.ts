// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import type { Offer, Question } from '../../match/question.ts';
import type { QuarterTurn } from '../camera/view.ts';
import type { AnyGameTable } from '../contract.ts';
import type { MovedPart } from '../motion/body.ts';
import { usualSettings } from '../settings/settings.ts';
import { ground } from './space.ts';
import type { TableInputs } from './inputs.ts';
import { Kit } from './kit.ts';
import { Pointers } from './pointers.ts';
import { disc } from './shapes.ts';
import { bent, warpTo, warped, type Corners } from './warp.ts';

const [width, height] = [960, 540];
const inset = { x: 40, y: 30 };
const keystones: readonly Corners[] = [
  [{ x: 0, y: 0 }, { x: width, y: 0 }, { x: width, y: height }, { x: 0, y: height }],
  [{ x: 90, y: 20 }, { x: 860, y: 10 }, { x: 950, y: 530 }, { x: 5, y: 520 }],
  [{ x: 10, y: 60 }, { x: 930, y: 0 }, { x: 820, y: 480 }, { x: 120, y: 540 }],
  [{ x: 950, y: 530 }, { x: 20, y: 510 }, { x: 70, y: 20 }, { x: 900, y: 45 }],
];
const part = (): MovedPart => ({ position: { set: () => undefined }, scale: { set: () => undefined }, rotation: 0, alpha: 1 });
const spots = { pawn: [100, 90], rook: [760, 350], left: [60, 380], right: [740, 40], tile: [420, 210] } as const;
const drag = (from: string, onto: string): Offer => ({ id: `${from}>${onto}`, label: '', gesture: { kind: 'drag', from, onto } });
const tapped: Offer = { id: 'tile', label: '', gesture: { kind: 'tap', on: 'tile' } };
const questions: readonly Question[] = [
  { seat: 'a', ask: 'x', prompt: '', kind: 'main', options: [drag('pawn', 'left'), drag('rook', 'right'), tapped] },
];

let chosen: string[];
let kit: Kit;
let element: HTMLElement;
let page: (id: string) => { x: number; y: number };

function set(corners: Corners, turn: QuarterTurn): void {
  const warp = warpTo(width, height, corners)!;
  kit = new Kit({
    game: {
      title: 'Test', extent: { wide: { width: 800, height: 420 }, tall: { width: 420, height: 800 } },
      reading: () => null, rolled: () => null, pace: () => 0, focus: () => null, cues: {},
    } as unknown as AnyGameTable,
    art: { scale: 1 } as TableInputs['art'],
    view: {}, questions, facts: [], moment: 0, change: 'opened', layout: 'wide', turn,
    settings: { ...usualSettings, motion: 'still' },
    choose: (_question, id) => void chosen.push(id),
    whyNot: () => Promise.resolve(null),
    bent: bent(warp, inset),
  });
  kit.camera.resize({ width: width - 2 * inset.x, height: height - 2 * inset.y });
  for (const [id, [x, y]] of Object.entries(spots)) {
    kit.motion.hold(id, { root: part(), space: ground, rise: 10, girth: 20 });
    kit.motion.send(id, { x, y });
    kit.things.addThing({ id, z: 0, hit: disc(18), space: ground, touchable: true, glow: 'ring' });
  }
  element = document.createElement('div');
  element.setPointerCapture = () => undefined;
  new Pointers(kit, element).attach();
  // where a browser draws it: the camera first, then the strip at the rim, then the one matrix over everything
  page = (id) => {
    const [x, y] = spots[id as keyof typeof spots];
    const at = kit.camera.toScreen({ x, y });
    return warped(warp, { x: at.x + inset.x, y: at.y + inset.y });
  };
}

const touch = (kind: string, pointer: number, { x, y }: { x: number; y: number }): void =>
  void element.dispatchEvent(new PointerEvent(kind, { pointerId: pointer, pointerType: 'touch', clientX: x, clientY: y, button: 0 }));

const cases = keystones.flatMap((corners, k) => ([0, 1, 2, 3] as const).map((turn) => [k, turn, corners] as const));

beforeEach(() => void (chosen = []));

describe.each(cases)('keystone %i, %i quarter turns', (_k, turn, corners) => {
  test('a finger on what is drawn there touches it', () => {
    set(corners, turn);
    touch('pointerdown', 1, page('tile'));
    touch('pointerup', 1, page('tile'));
    expect(chosen).toEqual(['tile']);
  });

  test('two hands carry two pieces at once, each to its own place', () => {
    set(corners, turn);
    touch('pointerdown', 1, page('pawn'));
    touch('pointerdown', 2, page('rook'));
    const between = (a: string, b: string, t: number) => {
      const [p, q] = [page(a), page(b)];
      return { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t };
    };
    for (const t of [0.3, 0.7, 1]) {
      touch('pointermove', 1, between('pawn', 'left', t));
      touch('pointermove', 2, between('rook', 'right', t));
    }
    touch('pointerup', 2, page('right'));
    touch('pointerup', 1, page('left'));
    expect(chosen).toEqual(['rook>right', 'pawn>left']);
  });
});
