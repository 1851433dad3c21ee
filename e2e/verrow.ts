import { begin } from '../src/engine/kernel/begin.ts';
import { entropyFrom } from '../src/engine/kernel/chance.ts';
import { vantage } from '../src/engine/games/vantage/index.ts';
import { equip, play, tokens } from '../src/engine/games/vantage/vantage.testing.ts';
import { exportedMatch } from '../src/match/matchFile.ts';
import type { Page } from '@playwright/test';
import { logOf, onOffer, settled } from './table.ts';
import { does, type Hand } from './valley.ts';

/** What a story of Vantage begins with, and how somebody plays it by hand. */

type Saved = Pick<ReturnType<typeof alone>, 'save'>;
const fileOf = (match: Saved): string => exportedMatch('On Verrow', { save: match.save() as never, past: [], log: [[]] }).json;

const options = { level: 'daring', doubles: 'not' };
const alone = () => begin(vantage, { mix: 'falling-1', options, chance: entropyFrom(14) });

/** Above the planet, nothing chosen yet. */
export const inOrbit = (): string => fileOf(alone());

/** Dice were thrown, and one of them fits a slot. */
export function placingDice(): string {
  const match = alone();
  for (const option of ['help', 'here:look', 'throw:challenge', 'way:N', 'throw:challenge']) {
    const question = match.open.find(({ options: offered }) => offered.some(({ id }) => id === option))!;
    match.answer({ seat: question.seat, ask: question.ask, option });
  }
  return fileOf(match);
}

/** Eight of nine cells are full, and the hold of the ship at hand gives the ninth card for two tokens. */
export const oneCellLeft = (): string =>
  fileOf(
    play({
      at: [10],
      edit: (s) => {
        for (const num of [201, 202, 203, 204, 205, 206, 208]) equip(s, 'p1', num);
        tokens(s, 'p1', { take: 2 });
      },
    }).match,
  );

const isChoosing = (offers: readonly string[]): boolean => offers.some((id) => /^(here|way):/.test(id));
/** What somebody does who wants to get on: throw, take what comes, say no to offers. */
const onwards = [/^throw:/, /^settle$/, /^card:\d+>cell:/, /^decline$/, /^choice:/, /^(no|done|pass)/];

/** One action by hand, and whatever it asks, until the next one is to be chosen. */
export async function acts(page: Page, hand: Hand, action: string): Promise<void> {
  await does(page, hand, action);
  for (let i = 0; i < 20; i++) {
    await settled(page);
    const offers = await onOffer(page);
    if (offers.length === 0 || isChoosing(offers)) return;
    const next = onwards.flatMap((wish) => offers.filter((id) => wish.test(id)))[0] ?? offers[0]!;
    await does(page, hand, next);
  }
  throw new Error(`${action} did not come to an end`);
}

/** A way of the compass that is open here. */
export const wayFrom = async (page: Page): Promise<string> => (await onOffer(page)).find((id) => id.startsWith('way:'))!;
/** A way whose number is printed on the place, to where nobody has been. */
export async function newWayFrom(page: Page): Promise<string> {
  const log = await logOf(page);
  const ways = await page.locator('#actions [data-option^="way:"]').evaluateAll((buttons) =>
    buttons.map((one) => ({ id: (one as HTMLElement).dataset.option!, to: / to (\d+)/.exec(one.textContent)?.[1] })),
  );
  return ways.find(({ to }) => to !== undefined && !log.includes(`location ${to}`))!.id;
}
export const cardAction = async (page: Page): Promise<string> => (await onOffer(page)).find((id) => /^card:\d+\./.test(id))!;
