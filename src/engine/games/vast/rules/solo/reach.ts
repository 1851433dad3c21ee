import type { SpaceId } from '../../content/manor.ts';
import { isSquare, nextSquare, numberOf, squareCount, squares } from '../spaces.ts';
import { fromGrounds, type MapNumbers } from './ground.ts';

interface Travel {
  /** MM-810 The Paladin's space is entered only by the last step of an attack. */
  readonly attacking?: boolean;
  /** Lamps may be wished away, to learn whether they are what keeps a Skeleton back. */
  readonly unlit?: boolean;
  /** Numbers by square that every step has to lower, and the one of the space it starts on. */
  readonly straight?: { readonly numbers: Int16Array; readonly start: number };
}

/** Every space a Skeleton can get to in one activation. */
export interface Reach {
  has(space: SpaceId): boolean;
  spaces(): SpaceId[];
  /** One of the shortest ways, from where it starts. */
  path(to: SpaceId): SpaceId[];
}

const unseen = -2;
const fromStart = -1;

/**
 * RU-74 A walk over squares, step by step. A wall can be crossed once, so every square counts twice: reached with the
 * wall still to spare (first half), and without (second half).
 */
export function reachOf(ground: MapNumbers, start: SpaceId, travel: Travel = {}): Reach {
  const cameFrom = new Int16Array(squareCount * 2).fill(unseen);
  const queue = new Int16Array(squareCount * 2);
  let end = 0;
  const visit = (square: number, wall: number, crossed: number, from: number): void => {
    if (crossed + wall > 1 || square === ground.pillar || (square === ground.paladin && !travel.attacking)) return;
    if (cameFrom[square] !== unseen) return; // been there with the wall to spare, and no later
    const node = square + (crossed + wall) * squareCount;
    if (cameFrom[node] !== unseen) return;
    cameFrom[node] = from;
    queue[end++] = node;
  };
  const straight = travel.straight;

  const home = isSquare(start) ? numberOf(start) : -1;
  if (home >= 0) {
    cameFrom[home] = fromStart;
    queue[end++] = home;
  } else {
    const { squares: first, bit } = fromGrounds(start as never);
    for (const square of first)
      if (!straight || straight.numbers[square]! < straight.start) visit(square, ground.walls[square]! & bit ? 1 : 0, 0, fromStart);
  }

  let begin = 0;
  for (let step = home >= 0 ? 1 : 2; step <= ground.movement; step++) {
    for (const last = end; begin < last; begin++) {
      const node = queue[begin]!;
      const crossed = node < squareCount ? 0 : 1;
      const here = node - crossed * squareCount;
      // MM-811 A lamp ends the movement; so does arriving at the Paladin. Where it began holds nobody.
      if (here !== home && (here === ground.paladin || (ground.lamps[here] && !travel.unlit))) continue;
      for (let side = 0; side < 4; side++) {
        const next = nextSquare[here * 4 + side]!;
        if (next < 0 || (straight && straight.numbers[next]! >= straight.numbers[here]!)) continue;
        visit(next, (ground.walls[here]! >> side) & 1, crossed, node);
      }
    }
  }
  return reading(start, cameFrom);
}

function reading(start: SpaceId, cameFrom: Int16Array): Reach {
  const nodeOf = (space: SpaceId): number => {
    const square = numberOf(space as never);
    return cameFrom[square] !== unseen ? square : square + squareCount;
  };
  const has = (space: SpaceId): boolean => space === start || (isSquare(space) && cameFrom[nodeOf(space)] !== unseen);
  return {
    has,
    spaces: () => [...(isSquare(start) ? [] : [start]), ...squares.filter(has)],
    path: (to) => {
      if (to === start) return [start];
      const way: SpaceId[] = [];
      let node = nodeOf(to);
      while (node !== fromStart) {
        way.push(squares[node % squareCount]!);
        node = cameFrom[node]!;
      }
      return (way.at(-1) === start ? way : [...way, start]).reverse();
    },
  };
}
