import type { Gesture, Refusal } from '../../engine/kernel/option.ts';
import type { GameTable, Offer, Question } from '../../table/contract.ts';
import { galleryArt } from './art.ts';
import { GalleryScene } from './GalleryScene.tsx';

export const columns = 4;
export const rows = 3;
export const cell = (column: number, row: number): string => `cell:${column},${row}`;
export const hand = ['Lantern', 'Oath', 'Bridge', 'Storm', 'Feast', 'Omen'] as const;

export interface GalleryView {
  /** Where minis, tokens and cards are. */
  readonly at: Readonly<Record<string, string>>;
  readonly turn: number;
  readonly faceUp: Readonly<Record<string, boolean>>;
  readonly drawn: number;
  readonly grit: number;
  readonly health: number;
  readonly coins: number;
}

export type GalleryFact =
  | { readonly fact: 'moved'; readonly thing: string; readonly to: string }
  | { readonly fact: 'turned' }
  | { readonly fact: 'drew' }
  | { readonly fact: 'rolled'; readonly faces: readonly number[] };

export const firstView: GalleryView = {
  at: { 'mini:knight': cell(1, 1), 'mini:witch': cell(2, 2), 'mini:seeker': 'well:0', 'token:web': cell(0, 0), 'token:blood': cell(3, 1) },
  turn: 1,
  faceUp: { 'tile:5': false, 'hex:0': true, 'hex:1': true, 'hex:2': false },
  drawn: 3,
  grit: 16,
  health: 5,
  coins: 4,
};

const offer = (id: string, label: string, gesture: Gesture): Offer => ({ id, label, gesture });
const cells = Array.from({ length: columns * rows }, (_, k) => cell(k % columns, Math.floor(k / columns)));

/** Rules of a game nobody plays: enough of each gesture to try the hands with. */
export function questionsOf(view: GalleryView): readonly Question[] {
  const near = (from: string): string[] => {
    const [c, r] = from.slice(5).split(',').map(Number) as [number, number];
    return cells.filter((id) => {
      const [x, y] = id.slice(5).split(',').map(Number) as [number, number];
      return id !== from && Math.abs(x - c) + Math.abs(y - r) === 1;
    });
  };
  const drags = (thing: string, onto: readonly string[]): Offer[] => onto.map((to) => offer(`${thing}>${to}`, `Move ${thing} to ${to}`, { kind: 'drag', from: thing, onto: to }));
  const cards = hand.slice(0, view.drawn).filter((name) => view.at[`card:${name}`] === undefined);
  const options = [
    ...['mini:knight', 'mini:witch', 'token:web', 'token:blood'].flatMap((thing) => drags(thing, near(view.at[thing]!))),
    ...drags('mini:seeker', ['well:0', 'well:1', 'well:2'].filter((id) => id !== view.at['mini:seeker'])),
    ...cards.flatMap((name) => drags(`card:${name}`, ['pile:place'])),
    ...drags('health:cube', [view.health - 1, view.health + 1].filter((v) => v >= 0 && v <= 7).map((v) => `health:${v}`)),
    ...[0, 1, 3].map((to) => offer(`tile:2@${to}`, `Turn the tile to ${to}`, { kind: 'turn', thing: 'tile:2', to })),
    ...Object.keys(view.faceUp).map((id) => offer(id, `Turn over ${id}`, { kind: 'tap', on: id })),
    ...(view.drawn < hand.length ? [offer('deck', 'Draw a card', { kind: 'tap', on: 'deck' })] : []),
    offer('coins', 'Take a coin', { kind: 'tap', on: 'coins' }),
    offer('throw', 'Throw two dice', { kind: 'throw', dice: 'dice', count: 2 }),
  ];
  return [{ seat: 'you', ask: 'gallery.any', prompt: 'Try anything', options }];
}

export function chosen(view: GalleryView, id: string): { readonly view: GalleryView; readonly facts: readonly GalleryFact[] } {
  if (id === 'deck') return { view: { ...view, drawn: view.drawn + 1 }, facts: [{ fact: 'drew' }] };
  if (id === 'coins') return { view: { ...view, coins: (view.coins % 12) + 1, grit: (view.grit + 7) % 50 }, facts: [] };
  if (id === 'throw') return { view, facts: [{ fact: 'rolled', faces: [1 + Math.floor(Math.random() * 6), 1 + Math.floor(Math.random() * 6)] }] };
  if (id.startsWith('tile:2@')) return { view: { ...view, turn: Number(id.slice(7)) }, facts: [{ fact: 'turned' }] };
  if (id in view.faceUp) return { view: { ...view, faceUp: { ...view.faceUp, [id]: !view.faceUp[id] } }, facts: [] };
  const [thing, to] = id.split('>') as [string, string];
  if (thing === 'health:cube') return { view: { ...view, health: Number(to.slice(7)) }, facts: [] };
  return { view: { ...view, at: { ...view.at, [thing]: to } }, facts: [{ fact: 'moved', thing, to }] };
}

export const whyNot = (gesture: Gesture): Refusal | null =>
  gesture.kind === 'drag' ? { rule: 'GA-04', why: 'Figures and tokens move to a neighbouring cell; cards go to the pile.' } : null;

export const galleryTable: GameTable<GalleryView, GalleryFact> = {
  game: 'gallery',
  title: 'Gallery',
  extent: { wide: { width: 1600, height: 900 }, tall: { width: 900, height: 1600 } },
  load: () => Promise.resolve(galleryArt),
  Scene: GalleryScene,
  words: { moved: ({ thing, to }) => `${thing} went to ${to}.`, turned: () => 'The tile was turned.', drew: () => 'A card was drawn.', rolled: ({ faces }) => `Rolled ${faces.join(' and ')}.` },
  cues: { moved: null, turned: null, drew: null, rolled: null },
  reading: (thing) => {
    const card = thing.startsWith('card:') ? `card-${thing.slice(5)}` : thing.startsWith('mini:') ? thing.slice(5) : null;
    if (card === null) return null;
    return { title: thing.slice(5), kind: thing.startsWith('card:') ? 'Card' : 'Figure', text: 'Hold a finger on it, or point at it, and it can be read from across the table.', rules: ['GA-01', 'GA-04'], frame: card };
  },
  rolled: (fact) => (fact.fact === 'rolled' ? { dice: fact.faces.map((face) => ({ kind: 'd6', face })) } : null),
  pace: (fact) => (fact.fact === 'rolled' ? 400 : fact.fact === 'moved' ? 120 : 0),
  focus: (fact) => (fact.fact === 'moved' ? fact.to : null),
};
