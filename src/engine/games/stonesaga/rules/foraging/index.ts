import { button, declining, tap, type Option } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { takeCard } from '../../../../pieces/deck.ts';
import type { ForagingId } from '../../content/foraging.ts';
import { forageKindNames } from '../../content/forageKinds.ts';
import { bounty, type Bounty } from '../../content/wildlife.ts';
import { costs } from '../../content/values.ts';
import { forageable, type Forageable } from '../../content/vocabulary.ts';
import type { ForagingScene } from '../../scenes.ts';
import type { CharacterId, Stonesaga, StonesagaState } from '../../state.ts';
import { abilitiesOf, markUsed } from '../abilities.ts';
import type { DayAction } from '../dayAction.ts';
import { ask, askAlways, asking, withThen } from '../asking.ts';
import { canSpend, spendEnergy } from '../energy.ts';
import { gain } from '../holdings.ts';
import { mayInvestigate, offerInvestigation } from '../investigating.ts';
import { featuresAt } from '../places.ts';
import { deplete, surcharge } from '../sites.ts';
import { harvestLimit } from './limits.ts';
import { harvestable, huntable } from './reach.ts';
import { cardNamed, deckOf, keepable, picturesIn, picturesOn, predatorOn, type ForagePicture } from './tableau.ts';
import { encounter, huntOdds } from './wildlife.ts';

/** SS-445, SS-448, SS-449, R-SS-54 */
export const forage: DayAction = {
  id: 'forage',
  offers: (t, who) => {
    const at = t.state.characters[who].at!;
    const cost = costs.forage + surcharge(t.state, at);
    if (!canSpend(t.state, who, cost)) return [];
    const found = featuresAt(t.state, at).filter((feature): feature is Forageable => (forageable as readonly string[]).includes(feature));
    return found.map((feature): Option<() => Rule> =>
      button(`forage:${who}:${feature}`, `Forage in the ${feature}`, () => goForaging(t, who, feature, cost)),
    );
  },
};

function* goForaging(t: Stonesaga, who: CharacterId, feature: Forageable, cost: number): Rule {
  spendEnergy(t, who, cost);
  deplete(t, t.state.characters[who].at!);
  const scene: ForagingScene = { kind: 'foraging', who, feature, drawn: [], tableau: [], taken: [], stage: 'search' };
  t.state.scene = scene;
  for (;;) {
    if (yield* search(t, who, scene)) break;
    const next = yield* askAlways(t, who, 'forage.next', 'What now?', nextSteps(t, who, scene));
    if (next === 'search') continue;
    if (next) yield* next();
    break;
  }
  t.state.scene = null;
}

/** SS-452, SS-460 to SS-463, SS-618 True if a predator has seen the character. */
function* search(t: Stonesaga, who: CharacterId, scene: ForagingScene): Rule<boolean> {
  const many =
    scene.tableau.length === 0 ? Math.max(2, ...abilitiesOf(t.state, who, 'forageFirstDraw').map(({ ability }) => ability.n)) : 2;
  scene.drawn = drawCards(t, scene, many);
  const open = keepable(scene, scene.drawn);
  const marks = { second: open.length > 1 };
  const ways = open.map((card) => withThen(tap(`forage:${card}`, cardNamed(card).name, card), metOn(t.state, who, card)));
  const kept = yield* ask(t, who, 'forage.keep', 'Which way do you go?', ways);
  t.tell({ fact: 'searched', who, drawn: [...scene.drawn], kept });
  scene.drawn = [];
  scene.tableau.push(kept);
  yield* offerInvestigation(t, who, kept, marks);
  if (predatorOn(kept) > 0) return false;
  t.tell({ fact: 'spotted', who, card: kept });
  scene.stage = 'encounter';
  yield* encounter(t, who, picturesOn(kept).filter(({ kind, section }) => kind === 'predator' && section === 'fore'), marks);
  return true;
}

/** What the card asks of whoever goes that way, before they can choose what to do there. */
function metOn(state: StonesagaState, who: CharacterId, card: ForagingId): string | null {
  if (mayInvestigate(state, who, card)) return 'whether to investigate its omen';
  return predatorOn(card) > 0 ? null : 'fight or retreat';
}

/** R-SS-55 With one card left that card comes. */
function drawCards(t: Stonesaga, scene: ForagingScene, many: number): ForagingId[] {
  const deck = deckOf(scene);
  return Array.from({ length: Math.min(many, deck.length) }, () => {
    const card = t.pick(deck);
    takeCard(deck, card);
    return card;
  });
}

/** SS-458, SS-465 Search on, harvest, hunt, or go home with nothing. */
function nextSteps(t: Stonesaga, who: CharacterId, scene: ForagingScene): Option<'search' | null | (() => Rule)>[] {
  const reach = abilitiesOf(t.state, who, 'reach');
  const prey = huntable(
    scene,
    [],
    reach.map(({ ability }) => ability),
    t.state.house.dusk,
  );
  // one alone is hunted at once: then this is where it is decided
  const hunts = prey.length === 1 ? `Hunt: ${huntOdds(t, who, prey)}` : 'Hunt';
  return [
    ...(deckOf(scene).length > 0 ? [button('search', 'Search on', 'search' as const)] : []),
    ...asking(harvestable(scene).length, button('harvest', 'Harvest', () => harvest(t, who, scene)), 'what'),
    ...(prey.length > 0 ? [withThen(button('hunt', hunts, () => hunt(t, who, scene)), asksOf(prey))] : []),
    declining(button('leave', 'Go home', null)),
  ];
}

/** What is asked of somebody who hunts one of these. A predator is hunted alone. */
const asksOf = (prey: readonly ForagePicture[]): string | null =>
  prey.length > 1 ? 'which prey' : prey[0]!.kind === 'predator' ? 'fight or retreat' : null;

/** SS-467 to SS-480 */
function* harvest(t: Stonesaga, who: CharacterId, scene: ForagingScene): Rule {
  scene.stage = 'harvest';
  for (;;) {
    const kind = kindTaken(scene);
    const open = scene.taken.length < harvestLimit(t.state, who, kind) ? harvestable(scene) : [];
    if (open.length === 0) return;
    const options = open.map((one): Option<ForagePicture | null> => tap(`object:${one.id}`, saidAs(one), one));
    const chosen = yield* ask(
      t,
      who,
      'forage.harvest',
      'What do you harvest?',
      scene.taken.length > 0 ? [...options, declining(button('done', 'Enough', null))] : options,
      { second: scene.taken.length === 0 },
    );
    if (!chosen) return;
    const first = scene.taken.length === 0;
    scene.taken.push(chosen.id);
    t.tell({ fact: 'harvested', who, object: chosen.id });
    const object = chosen.kind as Bounty;
    const more = first
      ? abilitiesOf(t.state, who, 'harvestBonus')
          .filter(({ ability }) => ability.object === object)
          .reduce((sum, { ability }) => sum + ability.n, 0)
      : 0;
    gain(t, who, bounty[object], 1 + more, 'harvest');
    for (const face of chosen.bonus) gain(t, who, face, 1, 'harvest');
  }
}
const kindTaken = (scene: ForagingScene): Bounty | undefined =>
  picturesIn(scene).find(({ id }) => scene.taken.includes(id))?.kind as Bounty | undefined;
const saidAs = ({ kind, section, bonus }: ForagePicture): string =>
  `${forageKindNames[kind]} (${section === 'fore' ? 'near' : section === 'mid' ? 'farther' : 'far'}` +
    `)${bonus.length > 0 ? ` with ${bonus.join(', ')}` : ''}`;

/** SS-482 to SS-491 */
function* hunt(t: Stonesaga, who: CharacterId, scene: ForagingScene): Rule {
  scene.stage = 'hunt';
  for (;;) {
    const reach = abilitiesOf(t.state, who, 'reach');
    const open = huntable(scene, scene.taken, reach.map(({ ability }) => ability), t.state.house.dusk);
    if (open.length === 0) break;
    const taken = picturesIn(scene).filter(({ id }) => scene.taken.includes(id));
    const options = open.map(
      (one): Option<ForagePicture | null> =>
        withThen(tap(`object:${one.id}`, `${saidAs(one)}: ${huntOdds(t, who, [...taken, one])}`, one), asksOf([one])),
    );
    const chosen = yield* ask(
      t,
      who,
      'forage.hunt',
      'What do you hunt?',
      taken.length > 0 ? [...options, button('strike', `Strike now: ${huntOdds(t, who, taken)}`, null)] : options,
      { second: taken.length === 0 },
    );
    if (!chosen) break;
    // A power that reaches deeper is used up by the first prey that was out of reach without it.
    const power = reach.find(({ kind }) => kind === 'power');
    if (
      power &&
      !huntable(
        scene,
        scene.taken,
        reach.filter((one) => one !== power).map(({ ability }) => ability),
        t.state.house.dusk,
      ).some(({ id }) => id === chosen.id)
    )
      markUsed(t, who, power, 'day');
    scene.taken.push(chosen.id);
  }
  scene.stage = 'encounter';
  yield* encounter(t, who, picturesIn(scene).filter(({ id }) => scene.taken.includes(id)), { second: true });
}
