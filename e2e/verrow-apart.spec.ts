import { expect, test } from '@playwright/test';
import { placeOf } from '../src/engine/games/vantage/content/places.ts';
import type { VantageView } from '../src/engine/games/vantage/view.ts';
import { beginMatch, endTestHosts } from '../src/host/hosting.testing.ts';
import { pictureName } from '../src/table/games/vantage/printed/pictureName.ts';
import { device, joinByCode, leakedTo, startHost, viewOf, type Device } from './manyScreens.ts';

test.afterEach(endTestHosts);

const offers = ({ page }: Device): Promise<string[]> =>
  page.locator('.hand-actions [data-option]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.option!));
/** Offers that nobody waits for. */
const beside = /^(stop|share|show|rule|power:|destiny:)/;
const isChoosing = (ids: readonly string[]): boolean => ids.some((id) => /^(here|way):/.test(id));

/** One tap of a finger on an answer, and the match has moved on. */
async function taps(hand: Device, id: string): Promise<void> {
  const before = await hand.page.locator('.hand-screen').getAttribute('data-moment');
  await hand.page.locator(`.hand-actions [data-option="${id}"]`).tap();
  await expect(hand.page.locator('.hand-screen')).not.toHaveAttribute('data-moment', before!);
}

/** Who has to choose an action now. */
async function choosing(hands: readonly Device[]): Promise<Device | undefined> {
  for (const hand of hands) if (isChoosing(await offers(hand))) return hand;
  return undefined;
}

/** One action by touch, with whatever it asks of anybody, until somebody has to choose the next. */
async function acts(hands: readonly Device[], action: RegExp): Promise<void> {
  await expect.poll(async () => (await choosing(hands)) !== undefined).toBe(true);
  const hand = (await choosing(hands))!;
  const chosen = (await offers(hand)).find((id) => action.test(id))!;
  await taps(hand, chosen);
  for (let i = 0; i < 24; i++) {
    // a screen may hear a little later than the one that answered
    await expect.poll(async () => (await Promise.all(hands.map(offers))).flat().some((id) => !beside.test(id))).toBe(true);
    if (await choosing(hands)) return;
    for (const one of hands) {
      const ids = await offers(one);
      const next = [/^throw:/, /^(settle|go|decline|no)/, /./].flatMap((wish) => ids.filter((id) => wish.test(id) && !beside.test(id)))[0];
      if (next !== undefined && !isChoosing(ids)) await taps(one, next);
    }
  }
  throw new Error(`${chosen} did not come to an end`);
}

/** What is printed on the places that a player has entered, with the names of their pictures. */
const secretsOf = (view: VantageView): readonly string[] =>
  view.journals[0]!.places.flatMap(({ num, name }) => [name, placeOf(num).description, pictureName('place', num)]);

test('two phones fall apart on one planet: each plays by touch, and nothing of a place reaches the other', async ({ browser }) => {
  const host = await startHost();
  const options = { level: 'daring', doubles: 'not' };
  const begun = await beginMatch(host, { game: 'vantage', mix: 'falling-2', options, seed: 5 });
  const hands = [await device(browser, 'phone', { hasTouch: true }), await device(browser, 'phone', { hasTouch: true })] as const;
  const [ada, cleo] = hands;
  await joinByCode(ada, host.origin, begun.code, 'First player', 'Ada');
  await joinByCode(cleo, host.origin, begun.code, 'Second player', 'Cleo');
  // above the planet: everybody says what they are good at, and the pods fall
  const landed = async (): Promise<boolean> => (await Promise.all(hands.map(offers))).some(isChoosing);
  for (let i = 0; i < 12 && !(await landed()); i++)
    for (const [one, wish] of [[ada, 'help'], [cleo, 'look']] as const) {
      const ids = await offers(one);
      const next = ids.find((id) => id === wish) ?? ids.find((id) => !beside.test(id));
      if (next !== undefined && !isChoosing(ids)) await taps(one, next);
    }
  for (const action of [/^here:/, /^way:/, /^card:\d+\./])
    for (let turn = 0; turn < 2; turn++) await acts(hands, action);

  const known = async (seat: string): Promise<readonly string[]> => secretsOf((await viewOf(host, begun.match, seat)) as VantageView);
  const [hers, his] = [await known('p1'), await known('p2')];
  for (const [hand, own, others] of [[ada, hers, his], [cleo, his, hers]] as const) {
    const strange = others.filter((text) => !own.includes(text));
    expect(strange.length).toBeGreaterThan(2);
    expect(await leakedTo(hand, own), 'the own place is there').not.toEqual([]);
    expect(await leakedTo(hand, strange)).toEqual([]);
    const fetched = await hand.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).join('\n'));
    expect(strange.filter((text) => fetched.includes(text))).toEqual([]);
    await hand.page.context().close();
  }
});
