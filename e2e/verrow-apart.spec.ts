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

const momentOf = ({ page }: Device): Promise<string | null> => page.locator('.hand-screen').getAttribute('data-moment');

/**
 * What every phone offers, once all of them show the same moment and somebody has something to answer: a phone that hears a little
 * later still shows answers that are no longer asked for, and a finger would wait for ever on one that goes away.
 */
async function allOffers(hands: readonly Device[]): Promise<readonly string[][]> {
  let all: readonly string[][] = [];
  const look = async (): Promise<boolean> => {
    const before = await Promise.all(hands.map(momentOf));
    all = await Promise.all(hands.map(offers));
    const after = await Promise.all(hands.map(momentOf));
    return new Set([...before, ...after]).size === 1 && all.flat().some((id) => !beside.test(id));
  };
  await expect.poll(look, { message: 'all phones show the same moment, and somebody is asked' }).toBe(true);
  return all;
}

/** One tap of a finger on an answer, and the match has moved on. */
async function taps(hand: Device, id: string): Promise<void> {
  const before = await momentOf(hand);
  await hand.page.locator(`.hand-actions [data-option="${id}"]`).tap();
  await expect(hand.page.locator('.hand-screen')).not.toHaveAttribute('data-moment', before!);
}

/** What somebody taps who wants to get on: throw, take what comes, say no to offers. */
const onwards = [/^throw:/, /^(settle|go|decline|no)/, /./];

/** Answers whatever is asked of anybody, until somebody has to choose an action; a wish of a phone comes before everything else. */
async function untilChoosing(hands: readonly Device[], wishes: ReadonlyMap<Device, string> = new Map()): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const all = await allOffers(hands);
    if (all.some(isChoosing)) return;
    const at = all.findIndex((ids) => ids.some((id) => !beside.test(id)));
    const ids = all[at]!.filter((id) => !beside.test(id));
    const wish = ids.find((id) => id === wishes.get(hands[at]!));
    await taps(hands[at]!, wish ?? onwards.flatMap((one) => ids.filter((id) => one.test(id)))[0]!);
  }
  throw new Error('nobody came to choose an action');
}

/** One action by touch of whoever has the turn, with whatever it asks of anybody. */
async function acts(hands: readonly Device[], action: RegExp): Promise<void> {
  const all = await allOffers(hands);
  const at = all.findIndex(isChoosing);
  await taps(hands[at]!, all[at]!.find((id) => action.test(id))!);
  await untilChoosing(hands);
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
  await untilChoosing(hands, new Map([[ada, 'help'], [cleo, 'look']]));
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
