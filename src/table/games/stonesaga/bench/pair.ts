import { codeOf, countedEdges, sayCode, type Quarter } from '../../../../engine/games/stonesaga/content/codes.ts';
import { faces } from '../../../../engine/games/stonesaga/content/faces.ts';
import { items, type ItemId } from '../../../../engine/games/stonesaga/content/items.ts';
import type { Edge, MaterialFace, Pip } from '../../../../engine/games/stonesaga/content/materials.ts';
import { hintFor } from '../../../../engine/games/stonesaga/content/recipes.ts';
import type { Code } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Question } from '../../../../match/question.ts';
import { capital } from '../../../phrases.ts';

/** Two tokens on the bench, each with its quarter turns clockwise. */
export interface Pair {
  readonly left: MaterialFace;
  readonly right: MaterialFace;
  readonly leftTurn: number;
  readonly rightTurn: number;
}

const quarter = (turn: number): Quarter => (((turn % 4) + 4) % 4) * 90 as Quarter;

/** The four edges that are counted, from left to right. */
export const edgesOf = ({ left, right, leftTurn, rightTurn }: Pair): readonly [Edge, Edge, Edge, Edge] => [
  ...countedEdges(left, quarter(leftTurn)),
  ...countedEdges(right, quarter(rightTurn)),
];

export const pairCode = ({ left, right, leftTurn, rightTurn }: Pair): Code | null =>
  codeOf(left, quarter(leftTurn), right, quarter(rightTurn));

/** What lights up between them, if their inner edges match. */
export function matching(pair: Pair): Pip | null {
  const [, a, b] = edgesOf(pair);
  return a && b && a[0] === b[0] ? a[0] : null;
}

/** The option that stands for how they lie: turning a token that looks the same both ways changes nothing. */
export function placeFor(question: Question | undefined, pair: Pair): string | null {
  const code = pairCode(pair);
  if (!code || !question) return null;
  const found = question.options.find(({ id }) => {
    const [word, left, right] = id.split(':');
    return word === 'place' && codeOf(pair.left, Number(left) as Quarter, pair.right, Number(right) as Quarter) === code;
  });
  return found?.id ?? null;
}

/** What the people know of a code. */
export interface CodeReading {
  readonly code: string;
  readonly title: string;
  readonly words: string;
  readonly item: ItemId | null;
}

export function tell({ culture }: Pick<StonesagaView, 'culture'>, pair: Pair): CodeReading {
  const code = pairCode(pair);
  const [first, a, b] = edgesOf(pair);
  if (!code) {
    const words =
      !first || !a || !b ? 'A struck edge lies only on the far right.' : `${capital(a[0])} meets ${b[0]}: inner edges must match.`;
    return { code: '– – – –', title: 'No match', words, item: null };
  }
  const item = culture.recipes[code];
  const said = sayCode(code);
  if (item) return { code: said, title: 'In the journal', words: `They become a ${items[item].name}.`, item };
  const hint = item === null ? hintFor(code, pair.left, pair.right) : null;
  if (hint) return { code: said, title: 'A hint', words: hint, item: null };
  if (culture.failed.includes(code)) return { code: said, title: 'Tried before', words: 'Nothing came of it.', item: null };
  return { code: said, title: 'Not tried yet', words: 'Nobody knows what it makes.', item: null };
}

/** Every recipe of the journal, as its tokens lie. */
export interface KnownRecipe extends Pair {
  readonly item: ItemId;
  readonly name: string;
}

export function knownRecipes({ culture }: Pick<StonesagaView, 'culture'>): KnownRecipe[] {
  const known = [...new Set(Object.values(culture.recipes).filter((item): item is ItemId => item != null))].sort();
  return known.map((item) => {
    const { left, right, name: called } = items[item];
    return {
      item,
      name: called,
      left: left[0] as MaterialFace,
      right: right[0] as MaterialFace,
      leftTurn: left[1] / 90,
      rightTurn: right[1] / 90,
    };
  });
}

/** How the token would be described to somebody who cannot see it. */
export const edgesInWords = (face: MaterialFace): string =>
  faces[face].edges!.map((edge) => (edge ? `${edge[0]} ${edge[1]}` : 'none')).join(', ');
