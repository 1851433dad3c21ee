import { Z } from '../printed/space.ts';
import { MARCH, TERROR } from '../printed/places.ts';
import { isGroundsId, type SpaceId } from '../../../../engine/games/vast/content/manor.ts';
import type { SkeletonId } from '../../../../engine/games/vast/content/values.ts';
import { broodOn, hatchesAt } from '../../../../engine/games/vast/reckoning/hatching.ts';
import type { FigureId } from '../../../../engine/games/vast/state.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Offer } from '../../../../match/question.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { cellOf, groundsAt, on, onMap, type Ground } from './ground.ts';
import { isTold } from '../retold.ts';
import { hungApart } from './badges.ts';
import { thing, type Badge, type LaidThing } from './laid.ts';
import { figureSlots, groundsSlots } from './slots.ts';
import { floorOf } from './tiles.ts';

const isPoltergeist = (figure: string): boolean => figure.startsWith('poltergeist-');

export function lookOf(figure: string): string {
  if (figure === 'giant') return 'spider';
  if (!isPoltergeist(figure)) return figure.split('-')[0]!;
  return Number(figure.slice('poltergeist-'.length)) % 2 === 0 ? 'poltergeist2' : 'poltergeist';
}

/** Everybody who stands somewhere: on the map, above a March card, on the shelf, in the supply. */
export function layFigures(ground: Ground, view: VastView, offers: Offers): LaidThing[] {
  const waiting = view.journey ? [...offTheMap(ground, view), ...onTheShelf(ground, view)] : [];
  return [...onTheMap(ground, view, offers), ...waiting, ...inSupply(ground, view)];
}

function onTheMap(ground: Ground, view: VastView, offers: Offers): LaidThing[] {
  const bySpace = new Map<SpaceId, FigureId[]>();
  for (const [figure, space] of Object.entries(view.figures) as [FigureId, SpaceId][])
    bySpace.set(space, [...(bySpace.get(space) ?? []), figure]);
  const all = [...bySpace].flatMap(([space, figures]) => {
    const order = [...figures].sort((a, b) => frontness(a) - frontness(b) || (a < b ? -1 : 1));
    return isGroundsId(space) ? onGrounds(ground, view, space, order, offers) : onSquare(ground, view, space, order, offers);
  });
  return hungApart(all);
}

/** The Paladin stands in front, ghosts behind whoever came for them. */
const frontness = (figure: FigureId): number =>
  figure === 'paladin' ? 3 : figure === 'pillar' ? 0 : figure === 'giant' ? 0.5 : isPoltergeist(figure) ? 1 : 2;

function onSquare(
  ground: Ground,
  view: VastView,
  space: `${number},${number}`,
  order: readonly FigureId[],
  offers: Offers,
): LaidThing[] {
  const { c, r } = cellOf(space);
  const slots = figureSlots(order.length, floorOf(view, space), thingsOn(view, space) > 3);
  // while the tile under them is being turned its walls must be seen; where tiles may be moved as well, nobody is turning yet
  const isTurn = ({ gesture }: Offer): boolean => gesture.kind === 'turn' && gesture.thing === `space:${space}`;
  const turning = offers.questions.some(
    ({ options }) => options.some(isTurn) && options.every(({ gesture }) => gesture.kind === 'turn'),
  );
  const alpha = turning ? 0.42 : 1;
  return order.map((figure, i) => {
    const { x, y, size } = slots[i]!;
    const at = onMap(ground, c + x, r + y);
    return {
      ...standing(ground, view, figure, at, size, space, { x: c + x, y: r + y }, badgeOf(view, figure, offers)),
      alpha,
    };
  });
}

function onGrounds(ground: Ground, view: VastView, space: string, order: readonly FigureId[], offers: Offers): LaidThing[] {
  const slots = groundsSlots(order.length, groundsAt(space));
  return order.map((figure, i) => {
    const { x, y, size } = slots[i]!;
    return standing(
      ground,
      view,
      figure,
      onMap(ground, x, y, Z.board),
      size,
      space,
      { x, y },
      badgeOf(view, figure, offers),
    );
  });
}

function standing(
  ground: Ground,
  view: VastView,
  figure: FigureId,
  at: { x: number; y: number },
  size: number,
  space: string,
  cell: { x: number; y: number },
  badge: Badge | null,
): LaidThing {
  const dazzled = view.skeletons.dazzled[figure as SkeletonId] === true;
  return thing(
    `figure:${figure}`,
    {
      as: 'figure',
      look: lookOf(figure),
      lying: false,
      dazzled,
      badge,
      cell,
      ...(figure.startsWith('egg-') ? { sign: `${broodOn(view.tokens, space as SpaceId)}/${hatchesAt}` } : {}),
    },
    at,
    {
      size: size * ground.map.scale,
      letters: ground.leastLetters,
      place: `space:${space}`,
      ...(isPoltergeist(figure) ? { from: `space:${space}` } : {}),
    },
  );
}

export const thingsOn = (view: VastView, space: SpaceId): number =>
  Object.values(view.figures).filter((at) => at === space).length +
  Object.values(view.treasureMarkers).filter((at) => at === space).length +
  Object.values(view.tokens[space] ?? {}).filter((count) => count > 0).length;

/**
 * Only while the question is whom to attack: numbers over every head would be noise. The rules say both values with their offer,
 * for the Paladin his Strength is on his board.
 */
function badgeOf(view: VastView, figure: FigureId, offers: Offers): Badge | null {
  if (isTold(view)) return null;
  const id = `figure:${figure}`;
  const offer = offers.all.find(
    ({ offer: { gesture } }) => (gesture.kind === 'tap' && gesture.on === id) || (gesture.kind === 'drag' && gesture.onto === id),
  )?.offer;
  const [defense, strength] = ['Defense', 'Strength'].map((value) => new RegExp(`${value} (\\d+)`).exec(offer?.label ?? '')?.[1]);
  return defense === undefined
    ? null
    : { strength: strength === undefined ? view.paladin.strength : Number(strength), defense: Number(defense), steps: 0 };
}

/** Off the map: standing above its card if it comes back next, on its side across it if it fell. */
function offTheMap(ground: Ground, view: VastView): LaidThing[] {
  const { march, off } = view.skeletons;
  return march.flatMap((skeleton, i) => {
    const state = off[skeleton];
    const card = MARCH.cards[i];
    if (!state || !card) return [];
    const lying = state === 'side';
    const at = on(ground.march, { x: card.x + (lying ? 33 : 0), y: card.y + (lying ? 10 : 22) });
    return [
      thing(
        `figure:${skeleton}`,
        { as: 'figure', look: skeleton, lying, dazzled: false, badge: null, cell: null },
        at,
        { size: ground.march.scale * 0.84, turn: lying ? -Math.PI / 2 : 0, place: `march:${skeleton}` },
      ),
    ];
  });
}

function onTheShelf(ground: Ground, view: VastView): LaidThing[] {
  return (view.journey?.caught ?? []).flatMap((figure, i) => {
    const niche = TERROR.shelf[i];
    if (!niche) return [];
    const at = on(ground.terror, { x: niche.x, y: niche.y - 4 });
    return [
      thing(`figure:${figure}`, { as: 'figure', look: lookOf(figure), lying: false, dazzled: false, badge: null, cell: null }, at, {
        size: ground.terror.scale * 0.68,
        place: 'shelf',
      }),
    ];
  });
}

/** The pillar waits beside the cards while the favor that raises it is in play. */
function inSupply(ground: Ground, view: VastView): LaidThing[] {
  if (view.figures.pillar || !view.paladin.favors.inPlay.includes('pillarOfLight')) return [];
  return [
    thing('figure:pillar', { as: 'figure', look: 'pillar', lying: false, dazzled: false, badge: null, cell: null }, ground.supply, {
      size: 0.9,
      place: 'supply',
    }),
  ];
}
