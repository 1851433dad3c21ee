import type { Container } from 'pixi.js';
import { expect, test } from 'vitest';
import type { Art } from '../contract.ts';
import type { Busy } from './drawLoop.ts';
import type { Kit } from './kit.ts';
import { Animator, animatorOf } from './animator.ts';

/** A table with nothing on it but a clock that the test turns. */
function house({ still = false, speed = 1 } = {}) {
  const sources = new Set<Busy>();
  const kit = {
    loop: { add: (source: Busy) => (sources.add(source), () => void sources.delete(source)), invalidate: () => undefined },
    motion: { still },
    director: { speed },
  } as unknown as Kit;
  const actors: Container[] = [];
  const animator = new Animator(kit, {} as Art, { addChild: (one: Container) => actors.push(one) } as unknown as Container);
  const wait = (ms: number): void => sources.forEach((source) => source.busy && source.advance(ms));
  return { kit, animator, actors, sources, wait, busy: () => [...sources].some(({ busy }) => busy) };
}

const actor = () => ({ visible: true, gone: false, destroy(this: { gone: boolean }) { this.gone = true; } });
const cast = (one: ReturnType<typeof actor>): Container => one as unknown as Container;

test('an act is drawn from 0 to its end, is gone after it, and then no more drawing is wanted', () => {
  const { animator, wait, busy } = house();
  const [one, shares] = [actor(), [] as number[]];
  expect(busy()).toBe(false);
  animator.play(cast(one), 400, (share) => shares.push(share));
  for (let k = 0; k < 4; k++) wait(100);
  expect(shares).toEqual([0, 0.25, 0.5, 0.75]);
  expect([one.gone, busy()]).toEqual([true, false]);
});

test('an act that waits is not seen before its time', () => {
  const { animator, wait } = house();
  const one = actor();
  animator.play(cast(one), 200, () => undefined, 150);
  expect(one.visible).toBe(false);
  wait(100);
  expect(one.visible).toBe(false);
  wait(100);
  expect(one.visible).toBe(true);
});

test('told twice as fast, it is over in half the time; where motion is reduced it is not played', () => {
  const fast = house({ speed: 2 });
  const one = actor();
  fast.animator.play(cast(one), 400, () => undefined);
  fast.wait(200);
  expect(one.gone).toBe(true);
  const still = house({ still: true });
  const other = actor();
  still.animator.play(cast(other), 400, () => undefined);
  expect([other.gone, still.busy(), still.actors.length]).toEqual([true, false, 0]);
});

test('a closed animator leaves nothing behind', () => {
  const { kit, animator, sources } = house();
  const one = actor();
  animator.play(cast(one), 400, () => undefined);
  expect(animatorOf(kit)).toBe(animator);
  animator.close();
  expect([one.gone, sources.size, animatorOf(kit)]).toEqual([true, 0, null]);
});
