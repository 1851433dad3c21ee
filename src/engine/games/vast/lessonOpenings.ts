import { layTile } from './arranging.ts';
import { armorySquares, type SquareId } from './content/manor.ts';
import { armories, type TileId, type Turn } from './content/tiles.ts';
import { marchingSkeletons } from './content/values.ts';
import type { FigureId, Holding, VastState } from './state.ts';

/** Positions from which one turn can be taught: the example rounds of the rulebook, each at the beginning of a role's turn. */
export const lessonOpenings = { paladin, skeletons, spider, manor, warlock } as const satisfies Record<string, (s: VastState) => void>;

export type LessonOpening = keyof typeof lessonOpenings;
export const isLessonOpening = (name: string | undefined): name is LessonOpening => name !== undefined && Object.hasOwn(lessonOpenings, name);

/** EX-MM-42 to EX-MM-50 The Paladin's second turn, in the corridor where his first one ended. */
function paladin(s: VastState): void {
  beginWith(s, 'paladin', { step: 'actions' });
  s.round = 2;
  firstReveal(s);
  dark(s, '2,7', 'treasure-D-1');
  dark(s, '2,6', armories[armorySquares.indexOf('2,6')]!);
  Object.assign(s.paladin, { grit: 5, fury: 2, light: 2 });
  onTop(s.paladin.treasures, 'armor', 'halo');
  for (const tile of ['blood-I-1', 'pit-D-1']) topOfStack(s, tile);
  if (s.manor) s.figures.wraith = '4,7';
  if (s.spider) Object.assign(s.spider, { hadFirstTurn: true });
}

/** EX-MM-12 to EX-MM-17 The Skeletons' first turn: two of them near the northern Armories. */
function skeletons(s: VastState): void {
  beginWith(s, 'skeletons', { step: 'skeletons.lose' });
  firstReveal(s);
  s.paladin.cubes = { ...s.paladin.cubes, unassigned: 0, prepare: 2, crusade: 1 };
  const others = marchingSkeletons.filter((id) => id !== 'shooty' && id !== 'slashy');
  for (const id of others) delete s.figures[id];
  Object.assign(s.figures, { shooty: 'N-W', slashy: 'N-E' });
  s.skeletons.march = ['shooty', 'slashy', ...others];
  s.skeletons.faceDown = [...others];
  onTop(s.skeletons.gear, 'bombBag', 'greatAxe');
}

/** EX-MM-18 to EX-MM-24 The Spider's first turn, with Blood above her and a treasure to the right. */
function spider(s: VastState): void {
  beginWith(s, 'spider', { step: 'spider.form' });
  firstReveal(s);
  dark(s, '4,3', 'blood-X-1');
  dark(s, '5,4', 'treasure-D-1');
  const { powers } = s.spider!;
  powers.deck = [...powers.deck, ...powers.hand].filter((card) => card !== 'eyes-1' && card !== 'fangs-1' && card !== 'webs-1');
  powers.hand = ['webs-1', 'eyes-1', 'fangs-1'];
}

/** EX-MM-25 to EX-MM-32 The Manor's first turn, after the Paladin has left the Entrance and the Spider the Pit. */
function manor(s: VastState): void {
  beginWith(s, 'manor', { step: 'manor.enter' });
  firstReveal(s);
  lit(s, '4,3', 'blood-T-1');
  lit(s, '5,4', 'treasure-L-1', 2);
  dark(s, '2,7', 'treasure-D-1');
  dark(s, '3,3', 'pit-I-1');
  dark(s, '5,3', 'pit-I-2');
  dark(s, '5,7', 'shrine-X-1');
  Object.assign(s.figures, { giant: '4,3' });
  Object.assign(s.spider!, { hadFirstTurn: true });
  s.treasureMarkers['treasure-1'] = '5,4';
  const { rituals } = s.manor!;
  rituals.deck = [...rituals.deck, ...rituals.hand].filter((card) => card !== 'threshold' && card !== 'descent');
  rituals.hand = ['threshold', 'descent'];
  for (const tile of ['blood-X-1', 'pit-T-1', 'poltergeist-X-1']) topOfStack(s, tile);
}

/** EX-MM-34 to EX-MM-41 A turn of the Warlock with a treasure that already bears two markers, and a poltergeist behind it. */
function warlock(s: VastState): void {
  beginWith(s, 'warlock', { step: 'warlock.curse' });
  s.round = 2;
  firstReveal(s);
  for (const id of marchingSkeletons) delete s.figures[id];
  lit(s, '4,5', 'blood-X-1');
  lit(s, '3,5', 'blood-X-2');
  dark(s, '3,4', 'pit-T-1');
  dark(s, '4,3', 'blood-T-1');
  Object.assign(s.figures, { warlock: '2,4', paladin: '4,5', casty: '2,3', 'poltergeist-1': '3,5' });
  s.treasureMarkers['treasure-1'] = '3,4';
  s.cursed['treasure-1'] = 2;
  Object.assign(s.warlock!, { curses: 4, spellsTrack: 1 });
  const { spells } = s.warlock!;
  spells.deck = [...spells.deck, ...spells.hand].filter((card) => card !== 'echo' && card !== 'drag' && card !== 'fester');
  spells.hand = ['echo', 'drag', 'fester'];
  onTop(spells, 'summonSpecialize', 'enclose', 'blink');
}

function beginWith(s: VastState, role: VastState['active'], phase: VastState['phase']): void {
  s.round = 1;
  s.active = role;
  s.phase = phase;
}

/** Where the Paladin's first turn ends: in a corridor to the left of the Entrance, its poltergeist gone. */
function firstReveal(s: VastState): void {
  lit(s, '3,7', 'poltergeist-I-1');
  Object.assign(s.figures, { paladin: '3,7' } satisfies Partial<Record<FigureId, SquareId>>);
}

const lit = (s: VastState, square: SquareId, tile: TileId, turn: Turn = 0): void => layTile(s, square, tile, turn);
const dark = (s: VastState, square: SquareId, tile: TileId): void => layTile(s, square, tile, 0, false);

/** Named from the second to the first: the last one is laid next. */
function topOfStack(s: VastState, tile: TileId): void {
  const at = s.stack.indexOf(tile);
  if (at < 0) {
    const square = (Object.keys(s.map) as SquareId[]).find((one) => s.map[one]!.tile === tile)!;
    s.map[square] = { ...s.map[square]!, tile: s.stack.shift()! };
  } else s.stack.splice(at, 1);
  s.stack.push(tile);
}

/** The last one named is drawn first. */
function onTop<C extends string>(holding: Holding<C>, ...cards: readonly C[]): void {
  holding.deck = [...holding.deck.filter((card) => !cards.includes(card)), ...cards];
}
