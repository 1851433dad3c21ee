import type { Gesture, Refusal } from '../../engine/kernel/option.ts';
import type { Offer, Question } from '../../match/question.ts';

export const columns = 4;
export const rows = 3;
export const cell = (column: number, row: number): string => `cell:${column},${row}`;
/** The three slots of the tray. */
export const slots = ['hex:0,0', 'hex:1,0', 'hex:0,1'] as const;
/** The cell whose tile may be turned. */
export const turned = cell(2, 0);
export const hand = ['Lantern', 'Oath', 'Bridge', 'Storm', 'Feast', 'Omen'] as const;

export interface GalleryView {
  /** Where minis, tokens and cards are. */
  readonly at: Readonly<Record<string, string>>;
  readonly turn: number;
  /** By cell and by slot. */
  readonly faceUp: Readonly<Record<string, boolean>>;
  readonly drawn: number;
  readonly grit: number;
}

export type GalleryFact =
  | { readonly fact: 'moved'; readonly thing: string; readonly to: string }
  | { readonly fact: 'turned' }
  | { readonly fact: 'drew' }
  | { readonly fact: 'rolled'; readonly faces: readonly number[] };

export const firstView: GalleryView = {
  at: { 'mini:knight': cell(1, 1), 'mini:witch': cell(2, 2), 'mini:seeker': 'hex:0,0', 'token:web': cell(0, 0), 'token:blood': cell(3, 1) },
  turn: 1,
  faceUp: { [cell(3, 2)]: false, 'hex:0,0': true, 'hex:1,0': true, 'hex:0,1': false },
  drawn: 3,
  grit: 16,
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
  const drags = (thing: string, onto: readonly string[]): Offer[] =>
    onto.map((to) => offer(`${thing}>${to}`, `Move ${thing} to ${to}`, { kind: 'drag', from: thing, onto: to }));
  const cards = hand.slice(0, view.drawn).filter((name) => view.at[`card:${name}`] === undefined);
  const options = [
    ...['mini:knight', 'mini:witch', 'token:web', 'token:blood'].flatMap((thing) => drags(thing, near(view.at[thing]!))),
    ...drags('mini:seeker', slots.filter((id) => id !== view.at['mini:seeker'])),
    ...cards.flatMap((name) => drags(`card:${name}`, ['pile:place'])),
    ...[0, 1, 3].map((to) => offer(`turn@${to}`, `Turn the tile to ${to}`, { kind: 'turn', thing: turned, to })),
    ...Object.keys(view.faceUp).map((id) => offer(id, `Turn over ${id}`, { kind: 'tap', on: id })),
    ...(view.drawn < hand.length ? [offer('deck', 'Draw a card', { kind: 'tap', on: 'deck' })] : []),
    offer('grit', 'Turn the dial', { kind: 'tap', on: 'grit' }),
    offer('throw', 'Throw two dice', { kind: 'throw', dice: 'dice', count: 2 }),
  ];
  return [{ seat: 'you', ask: 'gallery.any', prompt: 'Try anything', kind: 'main', options }];
}

export function chosen(view: GalleryView, id: string): { readonly view: GalleryView; readonly facts: readonly GalleryFact[] } {
  if (id === 'deck') return { view: { ...view, drawn: view.drawn + 1 }, facts: [{ fact: 'drew' }] };
  if (id === 'grit') return { view: { ...view, grit: (view.grit + 7) % 50 }, facts: [] };
  if (id === 'throw')
    return { view, facts: [{ fact: 'rolled', faces: [1 + Math.floor(Math.random() * 6), 1 + Math.floor(Math.random() * 6)] }] };
  if (id.startsWith('turn@')) return { view: { ...view, turn: Number(id.slice(5)) }, facts: [{ fact: 'turned' }] };
  if (id in view.faceUp) return { view: { ...view, faceUp: { ...view.faceUp, [id]: !view.faceUp[id] } }, facts: [] };
  const [thing, to] = id.split('>') as [string, string];
  return { view: { ...view, at: { ...view.at, [thing]: to } }, facts: [{ fact: 'moved', thing, to }] };
}

export const whyNot = (gesture: Gesture): Refusal | null =>
  gesture.kind === 'drag' ? { rule: 'GA-04', why: 'Figures and tokens move to a neighbouring cell; cards go to the pile.' } : null;
