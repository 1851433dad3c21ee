import { WARLOCK } from '../../printed/warlockBoard.ts';
import type { VastView } from '../../../../../engine/games/vast/view.ts';
import { layCards } from '../../layout/cards.ts';
import { lookOf } from '../../layout/figures.ts';
import { on, type BoardSpot } from '../../layout/ground.ts';
import { thing, type LaidPlace, type LaidThing } from '../../layout/laid.ts';
import type { BoardContext, LaidBoard } from '../board.ts';
import { layForceWall, layWaiting } from '../manor/lay.ts';
import { printedBox } from '../printed.ts';
import { dealWarlock, layMagic } from './cubes.ts';
import { spellDeck } from './spells.ts';
import type { CursedId, MagicAction } from './kinds.ts';

export function layWarlock({ ground, spot, view, before }: BoardContext): LaidBoard {
  const { warlock } = view;
  if (!warlock) return { things: [], dealt: [] };
  const dealt = dealWarlock(before, warlock);
  const cards = new Map(layCards(ground, 'warlock', [spellDeck(warlock)]).map((card) => [card.id, card]));
  return {
    things: [
      ...layMagic(spot, warlock, dealt, before, (card) => cards.get(`card:${card}`)),
      ...layCurseBox(spot, warlock.curses),
      ...layDominated(spot, warlock.dominated),
      layAdvance(spot, warlock.spellsTrack),
      ...layForceWall(spot, view, WARLOCK.wall, 0.56),
      ...layWaiting(spot, view, 'warlock', WARLOCK.portrait),
    ],
    dealt,
  };
}

/** A pile of his markers; the number beside it is live. */
function layCurseBox(spot: BoardSpot, curses: number): LaidThing[] {
  if (curses === 0) return [];
  return [
    thing('curses:box', { as: 'token', frame: 'token/curse', count: Math.min(3, curses) }, on(spot, WARLOCK.curses), {
      size: spot.scale * 1.04,
      place: 'box:curses',
      touchable: true,
      fresh: curses,
    }),
  ];
}

const layAdvance = (spot: BoardSpot, to: number): LaidThing =>
  thing('advance', { as: 'cube', frame: 'cube/bone' }, on(spot, WARLOCK.spells[Math.min(to, WARLOCK.spells.length - 1)]!), {
    size: spot.scale * 1.12,
    place: `spells:${to}`,
  });

/** What he rules stands in its niche, with the name it had on the map: so it flies there. */
function layDominated(spot: BoardSpot, dominated: NonNullable<VastView['warlock']>['dominated']): LaidThing[] {
  return dominated.flatMap((piece: CursedId | null, space): LaidThing[] => {
    if (piece === null) return [];
    const { x, y } = WARLOCK.dominated[space]!;
    const at = on(spot, { x: x + WARLOCK.standing.x, y: y + WARLOCK.standing.y });
    const more = { size: spot.scale * 0.64, place: `dominated:${space}` };
    if (piece.startsWith('treasure'))
      return [thing(`treasure:${piece}`, { as: 'marker', frame: 'marker/treasure' }, at, { ...more, size: spot.scale * 0.98 })];
    return [
      thing(`figure:${piece}`, { as: 'figure', look: lookOf(piece), lying: false, dazzled: false, badge: null, cell: null }, at, more),
    ];
  });
}

export function warlockPlaces(spot: BoardSpot): LaidPlace[] {
  const { w, h, actions, cursesBox, magicBox, wallsBox, dominated, standing, spells, portrait } = WARLOCK;
  return [
    printedBox(spot, 'board:warlock', { x: 0, y: 0, w, h }, 1),
    printedBox(spot, 'portrait:warlock', portrait),
    ...(Object.keys(actions) as MagicAction[]).map((id): LaidPlace => ({
      ...printedBox(spot, `box:${id}`, actions[id].box),
      snap: on(spot, actions[id].cubes[0]!),
    })),
    printedBox(spot, 'box:magic', magicBox),
    printedBox(spot, 'box:curses', cursesBox),
    printedBox(spot, 'walls:supply', wallsBox),
    ...dominated.map((area, i): LaidPlace => ({
      ...printedBox(spot, `dominated:${i}`, area),
      snap: on(spot, { x: area.x + standing.x, y: area.y + standing.y }),
    })),
    printedBox(spot, 'track:spells', { x: 158, y: spells[0]!.y - 20, w: spells.at(-1)!.x - 158 + 18, h: 40 }),
  ];
}
