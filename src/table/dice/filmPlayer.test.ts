import { expect, test } from 'vitest';
import { kinds, someThrow } from './dice.testing.ts';
import { filmLength, restPlaces, restTurn, STRIDE, type Knock } from './film.ts';
import { INSTANCE, LOOK, writeInstances } from './instances.ts';
import { looksOf } from './kinds.ts';
import { FilmPlayer } from './filmPlayer.ts';
import { dot, sides, topFace, rotate } from './rotation.ts';
import { withSkin } from './skin.ts';
import { solve } from './solve.ts';
import { viewOf } from './view.ts';

const all = looksOf(kinds);
const first = solve(someThrow(1, 4));
const second = solve(someThrow(2, 3));

const room = () => ({ poses: new Float32Array(16 * STRIDE), looks: new Float32Array(16 * LOOK) });
const placesOf = (player: FilmPlayer): number[] => {
  const { poses, looks } = room();
  const count = player.write(poses, looks);
  return [...poses.subarray(0, count * STRIDE)];
};

test('a film is busy until its end, then it is done once', () => {
  const player = new FilmPlayer(all);
  let done = 0;
  player.play(first, { onDone: () => done++ });
  player.advance(filmLength(first) - 1);
  expect([player.busy, done]).toEqual([true, 0]);
  player.advance(2);
  player.advance(50);
  expect([player.busy, done]).toEqual([false, 1]);
});

test('every knock is heard once, in order, however long the frames are', () => {
  for (const frame of [7, 16.6, 100, 5000]) {
    const heard: Knock[] = [];
    const player = new FilmPlayer(all);
    player.play(first, { onKnock: (knock) => heard.push(knock) });
    for (let t = 0; t < 6000; t += frame) player.advance(frame);
    expect(heard).toEqual(first.knocks);
  }
});

test('two throws run side by side, each from its own start', () => {
  const both = new FilmPlayer(all);
  both.play(first);
  both.advance(400);
  both.play(second);
  both.advance(200);
  const [one, two] = [new FilmPlayer(all), new FilmPlayer(all)];
  one.play(first);
  one.advance(600);
  two.play(second);
  two.advance(200);
  expect(placesOf(both)).toEqual([...placesOf(one), ...placesOf(two)]);
  expect(both.dice).toBe(7);
  expect(both.standing()).toEqual([...restPlaces(first), ...restPlaces(second)]);
});

test('in the end the dice show what was rolled, in the look of their kind', () => {
  const player = new FilmPlayer(all);
  let done = false;
  player.play(first, { onDone: () => (done = true), onKnock: () => expect.unreachable('a seek is silent') });
  player.seek(Infinity);
  const { poses, looks } = room();
  const count = player.write(poses, looks);
  expect(done).toBe(true);
  const shown = Array.from({ length: count }, (_, i) =>
    topFace([...poses.subarray(i * STRIDE + 3, i * STRIDE + 7)] as [number, number, number, number]),
  );
  expect(shown).toEqual(first.dice.map(({ face }) => face));
  expect(Array.from({ length: count }, (_, i) => looks[i * LOOK])).toEqual(first.dice.map(({ kind }) => all.of[kind]!.row));
});

test.each([0, 1, 2, 3])('on a screen turned by %i quarters the faces are the same and upright for those who sit there', (quarters) => {
  const { reader } = viewOf(18, 9.4, 0, 0, quarters);
  const player = new FilmPlayer(all, undefined, reader);
  player.play(first);
  player.seek(Infinity);
  const { poses, looks } = room();
  player.write(poses, looks);
  first.dice.forEach(({ face, skin }, i) => {
    const shown = [...poses.subarray(i * STRIDE + 3, i * STRIDE + 7)] as [number, number, number, number];
    expect(topFace(shown)).toBe(face);
    expect(dot(rotate(shown, sides[face - 1]!.upward), reader)).toBeGreaterThan(0.7);
    const unturned = withSkin(restTurn(first, i), skin);
    if (quarters === 0) shown.forEach((v, k) => expect(Math.abs(v)).toBeCloseTo(Math.abs(unturned[k]!), 5));
  });
});

test('one throw is taken away while the other still rolls, and what is drawn follows', () => {
  let changed = 0;
  const player = new FilmPlayer(all, () => changed++);
  const played = player.play(first);
  player.play(second);
  played.remove();
  played.remove();
  expect(player.dice).toBe(3);
  expect(player.standing()).toEqual(restPlaces(second));
  player.clear();
  expect([player.dice, player.busy]).toEqual([0, false]);
  expect(changed).toBe(5);
});

test('a film may start the next one when it ends', () => {
  const player = new FilmPlayer(all);
  player.play(first, { onDone: () => player.play(second) });
  player.advance(filmLength(first) + 300);
  expect([player.dice, player.busy]).toEqual([7, true]);
  expect(placesOf(player).slice(4 * STRIDE)).toEqual(
    [...second.dice.keys()].flatMap((die) => placesOf(startOf(second)).slice(die * STRIDE, (die + 1) * STRIDE)),
  );
});

function startOf(film: typeof first): FilmPlayer {
  const player = new FilmPlayer(all);
  player.play(film);
  return player;
}

test('instances lie farthest first and know the neighbours that can shade them', () => {
  const view = viewOf(18, 9.4, 0x285a49, 0xa0703f);
  const poses = new Float32Array([[0, 3, 0.5], [0, -3, 0.5], [1.2, -3, 0.5], [0, 3, 4]].flatMap((p) => [...p, 0, 0, 0, 1]));
  const out = new Float32Array(4 * INSTANCE);
  writeInstances(out, poses, new Float32Array(4 * LOOK), 4, view, { order: [], far: [] });
  const placeAt = (k: number): number[] => [...out.subarray(k * INSTANCE, k * INSTANCE + 3)];
  expect([0, 1, 2, 3].map((k) => placeAt(k)[1])).toEqual([-3, -3, 3, 3]);
  expect(placeAt(3)).toEqual([0, 3, 4]);
  const left = [0, 1].find((k) => placeAt(k)[0] === 0)!;
  expect([...out.subarray(left * INSTANCE + 12, left * INSTANCE + 16)]).toEqual([Math.fround(1.2), -3, 0.5, 1]);
  expect(out[left * INSTANCE + 12 + 8 + 3]).toBe(0);
});
