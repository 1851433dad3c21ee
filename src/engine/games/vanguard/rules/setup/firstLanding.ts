import { tap } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { kindOf, colorOf } from '../../content/dice.ts';
import { planetOf } from '../../content/find.ts';
import { sections, type Rank } from '../../content/vocabulary.ts';
import type { Vanguard } from '../../state.ts';
import { ask } from '../asking.ts';
import { boardOf, planetNow, team } from '../board.ts';
import { drawCards } from '../cards.ts';
import { readLogNow } from '../logs.ts';
import { buildDeck, setDice, standOn } from '../ship/boards.ts';
import { crewIn, giveSleeve, put, takeSleeve } from '../ship/crew.ts';
import { openingHand } from '../ship/disembark.ts';
import { layBoard } from '../ship/planetBoard.ts';
import { chooseCrew, chooseTeam, shareSections } from './firstCrew.ts';

/** IV-012 The opening, before sections are chosen. */
export function* opening(t: Vanguard): Rule {
  const { state } = t;
  t.shuffle(state.recruits);
  t.shuffle(state.ship.situationDeck);
  t.shuffle(state.rankUps);
  if (!state.mix.startsWith('mission')) yield* readLogNow(t, 'recon', 0);
  state.phase = { at: 'setup', step: 'sections' };
}

export function* sharing(t: Vanguard): Rule {
  yield* shareSections(t);
  t.state.phase = { at: 'setup', step: 'crew' };
}

export function* crewing(t: Vanguard): Rule {
  yield* chooseCrew(t);
  t.state.phase = { at: 'setup', step: t.state.mix.startsWith('mission') ? 'begin' : 'team' };
}

/** IV-023 to IV-035, IV-041 Who goes stands on a board with starting dice, ten starters and no charges. */
export function* teaming(t: Vanguard): Rule {
  const { state } = t;
  const going = yield* chooseTeam(t);
  for (const section of going) {
    standOn(t, section, crewIn(state, 'away', section)[0]!, false);
    yield* setDice(t, section);
    yield* buildDeck(t, section, true);
  }
  state.story.landings = 1;
  layBoard(t, state.house.planet);
  const planet = planetNow(state);
  planet.supplies = Math.max(0, planetOf(planet.id).planet.noLander!.supplies - (state.house.deadly ? 1 : 0));
  planet.rankUp = { id: 'RK-T', done: false };
  state.phase = { at: 'setup', step: 'placing' };
}

/** IV-036 to IV-038 Minis stand in the two starting sectors, at least one in each. */
export function* placing(t: Vanguard): Rule {
  const { state } = t;
  const planet = planetNow(state);
  const { startSectors } = planetOf(planet.id).planet.noLander!;
  const all = team(state);
  for (const [at, who] of all.entries()) {
    const empty = startSectors.filter((sector) => !all.some((one) => boardOf(state, one).sector === sector));
    const left = all.length - at;
    const open = empty.length >= left ? empty : startSectors;
    const board = boardOf(state, who);
    board.sector = state.house.quick
      ? (empty[0] ?? startSectors[0]!)
      : yield* ask(t, who, 'setup.sector', 'Where do you begin?', () =>
          open.map((sector) => tap(`sector:${sector}`, `Sector ${sector}`, sector)),
        );
    board.visited = [board.sector];
  }
  state.phase = { at: 'setup', step: 'begin' };
}

/** IV-045, IV-046 Two cards each, then the first log. */
export function* beginning(t: Vanguard): Rule {
  const { state } = t;
  if (state.mix.startsWith('mission')) {
    campaignSoFar(t);
    return;
  }
  const planet = planetNow(state);
  for (const who of team(state)) yield* drawCards(t, who, openingHand);
  state.phase = { at: 'round' };
  t.tell({ fact: 'landed', planet: planet.id, result: null, sector: null });
  yield* readLogNow(t, team(state)[0]!, planetOf(planet.id).planet.firstLog!);
}

interface SoFar {
  readonly dice: number;
  readonly rank: Rank;
  readonly mods: readonly string[];
  readonly flags: readonly string[];
}

/** What a crew has by the time it comes to a planet: dice, ranks, mods of its lander, and the flags that open it. */
const soFar: Readonly<Record<string, SoFar>> = {
  'cinder-orchard': { dice: 7, rank: 1, mods: [], flags: ['ship.act1'] },
  'halcyon-shelf': { dice: 7, rank: 1, mods: [], flags: ['ship.act1'] },
  'lowlight-canopy': { dice: 8, rank: 2, mods: ['lidar-chin'], flags: ['ship.act1'] },
  'sundered-quay': { dice: 9, rank: 2, mods: ['rebuilt-spaceframe'], flags: ['ship.act1', 'ship.act2'] },
  'the-fallow': { dice: 9, rank: 2, mods: ['rebuilt-spaceframe'], flags: ['ship.act1', 'ship.act2'] },
  'hollow-choir': { dice: 10, rank: 2, mods: ['rebuilt-spaceframe', 'belly-tanks'], flags: ['ship.act1', 'ship.act2'] },
  'switch-house': { dice: 11, rank: 3, mods: ['rebuilt-spaceframe', 'belly-tanks'], flags: ['ship.act1', 'ship.act2', 'ship.act3'] },
};

function campaignSoFar(t: Vanguard): void {
  const { state } = t;
  const { dice, rank, mods, flags } = soFar[state.house.planet]!;
  state.flags.push(...flags);
  for (const section of sections) {
    const store = state.sections[section];
    const wanted = [colorOf(store.dice[0]!), colorOf(store.dice[2]!)];
    while (store.dice.length < dice) {
      const stock = [...state.box, ...state.locked.filter((die) => kindOf(die) === 'universal' && rank > 1)];
      const better = stock.filter((die) => kindOf(die) !== 'basic');
      const color = wanted[store.dice.length % 2];
      const die = better.find((one) => colorOf(one) === color) ?? better[0] ?? stock[0]!;
      state.box = state.box.filter((one) => one !== die);
      state.locked = state.locked.filter((one) => one !== die);
      store.dice.push(die);
    }
    for (const id of [...crewIn(state, 'away', section), ...crewIn(state, 'resting', section)]) {
      giveSleeve(state, section, 1);
      takeSleeve(state, section, rank);
      put(state, id, { rank, place: 'available' });
    }
  }
  state.ship.scanner = { card: planetOf(state.house.planet).landing.id, parts: 4 };
  state.ship.lander = { id: 'mule', mods: [...mods] };
  state.phase = { at: 'page', page: 23, step: 0 };
}
