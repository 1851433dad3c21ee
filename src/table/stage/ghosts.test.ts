import { beforeEach, expect, test } from 'vitest';
import { Ghosts } from './ghosts.ts';
import type { Kit } from './kit.ts';

let moves: string[];
let mine: string[];
let ghosts: Ghosts;

beforeEach(() => {
  [moves, mine] = [[], []];
  ghosts = new Ghosts({
    grasp: { held: { get: () => ({ things: mine }) } },
    motion: { pick: (id: string) => moves.push(`up ${id}`), drop: (id: string) => moves.push(`down ${id}`) },
  } as unknown as Kit);
});

test('a piece that another hand holds rises once, and comes down when it is let go', () => {
  ghosts.show({ a: 'pawn' });
  ghosts.show({ a: 'pawn', b: 'tile' });
  ghosts.show({ b: 'tile' });
  ghosts.show({});
  expect(moves).toEqual(['up pawn', 'up tile', 'down pawn', 'down tile']);
});

test('a piece in a hand of this screen is left to that hand', () => {
  mine = ['pawn'];
  ghosts.show({ a: 'pawn' });
  ghosts.show({});
  expect(moves).toEqual([]);
});
