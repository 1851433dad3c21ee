import { expect, test } from 'vitest';
import { fresh, type VanguardMatch } from '../../../engine/games/vanguard/vanguard.testing.ts';
import { positions } from '../../../engine/games/vanguard/positions.testing.ts';
import { vanguard } from '../../../engine/games/vanguard/index.ts';
import { colors } from '../../../engine/games/vanguard/content/vocabulary.ts';
import { questionOf } from '../../../match/question.ts';
import { Offers } from '../../gesture/offers.ts';
import { touchedBy } from '../../gesture/touched.ts';
import { place } from '../../zones/place.ts';
import { screenOf } from '../../zones/screen.ts';
import { withWants } from '../../zones/wanted.ts';
import { choicesOf } from './choices.ts';
import { deskOf, type Desk } from './desk.ts';
import { askedSection, diceOf, isStarmap, onPlanet, trayOf, zoneIn } from './lying.ts';
import { boards } from './printed/boards.ts';
import { mapSize } from './sizes.ts';
import { zoneOf, zones } from './zones.ts';

const screens = [
  { width: 1920, height: 1000 },
  { width: 768, height: 980 },
  { width: 390, height: 800, touch: true },
].map(screenOf);

/** What lies on a desk, and on which. */
const desked = /^(task|queue|research|production|situation|lander|mod|card):/;
const nothing = /^$/;
const shownOn: Readonly<Record<Desk, RegExp>> = {
  research: /^research:/,
  production: /^(production|queue):/,
  situations: /^situation:/,
  recruits: /^crew:/,
  hangar: /^(lander|mod):|^task:ramp$/,
  loading: /^equipment:|^task:load$/,
  deck: /^card:/,
  launch: /^task:launch$/,
  teacher: /^task:teacher$/,
  medbay: /^task:(medbay|therapy)$/,
  memorial: nothing,
  scanner: /^task:scout$/,
  overview: nothing,
};

/** What is offered and neither lies on the table nor has a key. */
function lost(m: VanguardMatch): readonly string[] {
  const view = vanguard.view(m.peek(), 'table');
  // how hard space is and what the game stops for are set in the list of actions alone
  const offers = new Offers(m.open.filter(({ ask }) => !ask.startsWith('house.')).map(questionOf));
  const who = askedSection(view, offers);
  const keys = new Set(
    choicesOf(view, offers, (id) => zoneIn(id, view, who) !== null).flatMap(({ choices }) => choices.map(({ id }) => id)),
  );
  const drawn = (id: string): boolean => {
    const zone = zoneIn(id, view, who);
    if (zone === null) return keys.has(id);
    const rest = id.slice(id.indexOf(':') + 1);
    if (id.startsWith('sector:')) return boards[view.planet!.id]!.sectors.some(({ n }) => String(n) === rest);
    if (id.startsWith('die:'))
      return (
        view.planet!.check?.pool.some(({ die }) => die === rest) === true || (diceOf(view.boards[who]!) as readonly string[]).includes(rest)
      );
    if (id.startsWith('column:')) return colors.some((color) => id === `column:${who}:${color}`);
    if (id.startsWith('crew:') && zone === 'crew' && !onPlanet(view)) return trayOf(view, view.crew[rest]!.section).includes(rest);
    if (desked.test(id)) return shownOn[deskOf(view, offers)].test(id);
    if (id.startsWith('system:')) return isStarmap(view);
    return true;
  };
  return offers.all.flatMap(({ question, offer: { gesture } }) =>
    (gesture.kind === 'button' ? [gesture.word] : touchedBy(gesture)).filter((id) => !drawn(id)).map((id) => `${question.ask}: ${id}`),
  );
}

/** Answers that a small generator picks, so that every run sees the same game. */
function wander(m: VanguardMatch, seed: number, answers: number, see: (m: VanguardMatch) => void): void {
  let state = seed;
  for (let i = 0; i < answers && m.open.length > 0; i++) {
    see(m);
    const open = m.open.filter(({ options, kind }) => options.length > 0 && kind !== 'power');
    state = (state * 1103515245 + 12345) % 2147483648;
    const all = (state % 7 === 0 ? m.open : open).flatMap(({ seat, ask, options }) => options.map(({ id }) => ({ seat, ask, option: id })));
    if (all.length === 0) return;
    m.answer(all[state % all.length]!);
  }
}

test.each([
  ['tutorial-1', 3, 260],
  ['tutorial-2', 5, 260],
  ['mission-3', 7, 260],
  ['campaign-2', 11, 500],
] as const)('in a random game of %s everything that is offered lies on the table or has a key (seed %i)', (mix, seed, answers) => {
  const missing = new Set<string>();
  const asks = new Set<string>();
  wander(fresh(mix, { length: 'limited' }, seed), seed, answers, (m) => {
    for (const { ask } of m.open) asks.add(ask);
    for (const one of lost(m)) missing.add(one);
  });
  expect([...missing]).toEqual([]);
  expect(asks.size).toBeGreaterThan(5);
});

test.each(Object.keys(positions))('at %s every zone is readable on each screen, and what is touched is in one of them', (name) => {
  const m = positions[name]!();
  const view = vanguard.view(m.peek(), 'table');
  const offers = new Offers(m.open.map(questionOf));
  expect(lost(m)).toEqual([]);
  for (const screen of screens) {
    const laid = zones(view, offers, screen);
    for (const { shapes } of laid.zones) for (const { width } of shapes.slice(-1)) expect(width).toBeLessThanOrEqual(screen.width);
    const known = new Set(laid.zones.map(({ id }) => id));
    for (const { offer } of offers.all)
      for (const id of touchedBy(offer.gesture)) {
        const zone = zoneOf(id, view);
        // a page of the book is a zone only where the book is parted; else it lies on the map
        if (zone !== null && (zone !== 'page' || known.has('steps'))) expect(known).toContain(zone);
      }
  }
});

/** Windows under the bars of the page. On a phone a check has card, roll, odds and board at once: it is set a little smaller. */
const windows = [
  [1920, 982, false],
  [1280, 622, false],
  [768, 930, true],
  [390, 700, true],
] as const;

test.each([
  [1920, 969, 0.6],
  [1280, 622, 0.6],
  [1024, 670, 0.6],
] as const)('at %i by %i the painting has most of the width, and a check takes its place beside all zones', (width, height, least) => {
  for (const name of ['planet', 'check'] as const) {
    const m = positions[name]!();
    const view = vanguard.view(m.peek(), 'table');
    const screen = screenOf({ width, height });
    const { map, tabs, zoom, ease } = place(zones(view, new Offers(m.open.map(questionOf)), screen), screen, null);
    expect(tabs, name).toEqual([]);
    expect(ease, name).toBeGreaterThanOrEqual(1);
    expect((Math.min(map.width, (map.height * mapSize.width) / mapSize.height) * zoom) / width, name).toBeGreaterThan(least);
  }
});

test.each(windows)('at %i by %i the map and what is asked for lie there in readable size', (width, height, touch) => {
  for (const name of ['planet', 'check', 'rolled', 'ship', 'starmap']) {
    const m = positions[name]!();
    const view = vanguard.view(m.peek(), 'table');
    const offers = new Offers(m.open.map(questionOf));
    const screen = screenOf({ width, height, touch });
    const wanted = withWants(zones(view, offers, screen), offers, (id) => zoneOf(id, view));
    const { ease, map, zoom } = place(wanted, screen, null);
    expect(ease, `${name} is readable`).toBeGreaterThan(0.92);
    expect(map.width * zoom, `${name} has a map`).toBeGreaterThan(Math.min(520, width * 0.9));
  }
});
