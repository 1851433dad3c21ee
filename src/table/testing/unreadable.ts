import type { Rectangle } from 'pixi.js';
import type { AnyMatch } from '../../dev/scene/position.ts';
import type { AnyRules } from '../../engine/kernel/rules.ts';
import type { AnyGameTable } from '../contract.ts';
import { screenOf } from '../zones/screen.ts';
import type { TableWindow } from '../zones/zone.ts';
import { laidScene } from './laidScene.tsx';
import { windows } from './windows.ts';
import { wordsOn, type Word } from './words.ts';

/** In CSS pixels: so much narrower may words be than they were measured, for letters are drawn closer together. */
const slack = 3;
/** Letters that are pressed together more than this are hard to read. */
const narrowest = 0.65;

interface Seen {
  readonly viewer?: string | undefined;
  /** What is not looked at: a test says why. */
  readonly tiny?: RegExp;
}

/**
 * What cannot be read of the words on a table, in the six windows and behind every tab: what is set too small or too narrow, what the
 * edge of the window, of its part of the table or of the plate under it cuts off, and what runs into other words.
 */
export async function unreadable(
  game: AnyGameTable,
  rules: AnyRules,
  match: () => AnyMatch,
  { viewer, tiny }: Seen = {},
): Promise<string[]> {
  const art = await game.load('low', () => undefined);
  const found = new Set<string>();
  for (const [width, height, touch] of windows) {
    const screen = screenOf({ width, height, touch });
    const scene = await laidScene(game, rules, match(), screen, art, viewer);
    let seen = 0;
    for (const tab of [null, ...scene.kit.zones.placed.get()!.tabs.map(({ id }) => id)]) {
      await scene.open(tab);
      scene.kit.motion.finish();
      const words = wordsOn(scene.stage, scene.kit.camera.view.zoom).filter(
        (word) => meets(word.at, screen) && !isHidden(word) && !tiny?.test(word.text),
      );
      seen += words.length;
      const wrong = wrongWith(words, screen);
      for (const one of wrong) found.add(`${width}x${height} ${tab ?? ''}: ${one}`);
    }
    if (seen === 0) found.add(`${width}x${height}: no words at all`);
    await scene.close();
  }
  return [...found];
}

/** What is wrong with words that are in sight: each with what it is, and where in the window. */
export function wrongWith(words: readonly Word[], screen: Pick<TableWindow, 'width' | 'height' | 'letters'>): readonly string[] {
  return [
    ...words.filter(({ size }) => size < screen.letters - 0.5).map(said('too small')),
    ...words.filter(({ narrow }) => narrow < narrowest).map(said('too narrow')),
    ...words.filter(({ at }) => !isWithin(at, windowOf(screen))).map(said('cut by the window')),
    ...words.filter(({ at, cut }) => cut && !isWithin(at, cut)).map(said('cut')),
    ...words.filter((word) => word.ground && isBeyond(word, word.ground)).map(said('wider than what it stands on')),
    ...words.flatMap((word, i) => words.slice(i + 1).flatMap((other) => (runsInto(word, other) ? into(other)(word) : []))),
  ];
}

const into = (other: Word) => said(`runs into "${other.text.slice(0, 24)}"`);

const said =
  (what: string) =>
  ({ text, at }: Word): string =>
    `${what}: "${text.slice(0, 40)}" at ${[at.x, at.y, at.width, at.height].map(Math.round).join(' ')}`;

type Sides = { readonly width: number; readonly height: number };
const windowOf = ({ width, height }: Sides): Box => ({ left: 0, top: 0, right: width, bottom: height });

type Box = Pick<Rectangle, 'left' | 'top' | 'right' | 'bottom'>;

const isWithin = (at: Box, box: Box): boolean =>
  at.left >= box.left - slack && at.right <= box.right + slack && at.top >= box.top - slack && at.bottom <= box.bottom + slack;

/** So much of both lies in the same place, from left to right and from top to bottom. */
const shared = (one: Box, other: Box): readonly [number, number] => [
  Math.min(one.right, other.right) - Math.max(one.left, other.left),
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
];

const meets = (one: Box, screen: Sides): boolean =>
  shared(one, windowOf(screen)).every((side) => side > 0);

/** Something lies over all of it, such as a page: it is read when that has gone. */
const isHidden = ({ at, later }: Word): boolean => later.some((one) => isWithin(at, one));

/** How many there are stands at the corner of what is counted. */
const isCount = /^\d{1,3}$/;

/** A line may stand lower than its plate; a paragraph that does so has lines that are lost. */
const isBeyond = ({ text, at, lines }: Word, ground: Box): boolean =>
  !isCount.test(text) &&
  (at.left < ground.left - slack || at.right > ground.right + slack || (lines > 1 && at.bottom > ground.bottom + slack));

/** A plate that the other stands on may lie over both: then this one is covered there, and nothing is read twice. */
function runsInto(one: Word, other: Word): boolean {
  if (one.text === other.text) return false; // its own shadow, as letters that are carved in stone have one
  const [across, down] = shared(one.at, other.at);
  if (across <= slack || down <= 0.4 * Math.min(one.size, other.size)) return false;
  return !one.later.some((plate) => !other.later.includes(plate) && isWithin(commonOf(one.at, other.at), plate));
}

const commonOf = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});
