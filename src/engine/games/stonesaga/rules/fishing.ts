import { button, declining, drag, tap, throwing, type Option } from '../../../kernel/option.ts';
import { chooseOrCompose, type Rule } from '../../../kernel/rule.ts';
import { d6, faceEntry } from '../../../pieces/dice.ts';
import { fishing, fishingIds, type FishingId } from '../content/fishing.ts';
import type { FishingCard } from '../content/schema.ts';
import type { Face } from '../content/materials.ts';
import { costs, fishingDice } from '../content/values.ts';
import { waters, type Water } from '../content/vocabulary.ts';
import { difficultyOf, difficultySum, strikeSum, waterNames } from '../reckoning/fishing.ts';
import type { FishingScene, Row } from '../scenes.ts';
import type { CharacterId, Stonesaga } from '../state.ts';
import { abilitiesOf, markUsed } from './abilities.ts';
import type { DayAction } from './dayAction.ts';
import { ask, askAlways, seatOf } from './asking.ts';
import { thingOf } from './attributeTest.ts';
import { isIncapacitated, nameOf } from './characters.ts';
import { canSpend, loseEnergy, spendEnergy } from './energy.ts';
import { gain, labelOf, put } from './holdings.ts';
import { offerInvestigation } from './investigating.ts';
import { suffer } from './maladies.ts';
import { featuresAt } from './places.ts';
import { deplete, surcharge } from './sites.ts';

const cardOf = (id: FishingId): FishingCard => fishing[id];

/** SS-403 to SS-406, SS-404 One option for each water of the hex. */
export const fish: DayAction = {
  id: 'fish',
  offers: (t, who) => {
    const at = t.state.characters[who].at!;
    const cost = costs.fish + surcharge(t.state, at);
    if (!canSpend(t.state, who, cost)) return [];
    const found = featuresAt(t.state, at).filter((feature): feature is Water => (waters as readonly string[]).includes(feature));
    return found.map((water): Option<() => Rule> =>
      button(`fish:${who}:${water}`, `Fish in the ${water}`, () => goFishing(t, who, water, cost)),
    );
  },
};

/** SS-409 Stock, strike zones and currents, dice, assignment, modifiers, zones. */
function* goFishing(t: Stonesaga, who: CharacterId, water: Water, cost: number): Rule {
  spendEnergy(t, who, cost);
  deplete(t, t.state.characters[who].at!);
  const scene: FishingScene = {
    kind: 'fishing',
    who,
    water,
    stock: drawCard(t, who, [], 'stock'),
    otherStock: null,
    currents: null,
    modifiers: null,
    dice: [],
    strikes: [[], [], [], [], []],
    resolved: [],
    gained: {},
    ignored: [],
  };
  t.state.scene = scene;
  yield* secondStock(t, who, scene);
  scene.currents = drawCard(t, who, [scene.stock], 'currents');
  yield* offerInvestigation(t, who, scene.currents);
  yield* rollDice(t, who, scene);
  yield* assign(t, who, scene);
  scene.modifiers = drawCard(t, who, [scene.stock, scene.currents], 'modifiers');
  yield* resolveStrikes(t, who, scene);
  t.state.scene = null;
}

/** SS-407, SS-443 The deck is shuffled for every action, so any card that does not lie open is as likely as another. */
function drawCard(t: Stonesaga, who: CharacterId, open: readonly FishingId[], role: 'stock' | 'currents' | 'modifiers'): FishingId {
  const deck = fishingIds.filter((id) => !open.includes(id));
  const card = t.pick(deck);
  t.tell({ fact: 'fishingCardsRevealed', who, role, card });
  return card;
}

/** EX-SC-14 */
function* secondStock(t: Stonesaga, who: CharacterId, scene: FishingScene): Rule {
  const power = abilitiesOf(t.state, who, 'fishingSecondStock')[0];
  if (
    !power ||
    !(yield* ask(t, who, 'fish.second', 'Do you look for better water?', [
      tap(thingOf(who, power), 'Reveal a second stock', true),
      declining(button('no', 'Stay here', false)),
    ]))
  )
    return;
  markUsed(t, who, power, 'day');
  scene.otherStock = drawCard(t, who, [scene.stock], 'stock');
  const chosen = yield* ask(
    t,
    who,
    'fish.stock',
    'Which stock do you fish for?',
    [scene.stock, scene.otherStock].map((id) => tap(`card:${id}`, saidStock(id), id)),
  );
  scene.stock = chosen;
  scene.otherStock = null;
}
const saidStock = (id: FishingId): string =>
  (['T', 'M', 'B'] as const).map((row) => `${cardOf(id).stock[row].base}: ${saidGain(id, row)}`).join(' / ');
const saidGain = (id: FishingId, row: Row): string =>
  Object.entries(cardOf(id).stock[row].gain)
    .map(([face, n]) => `${n} ${labelOf(face as Face)}`)
    .join(', ');

/** SS-415 to SS-417, SS-608 Fishing dice are no test. */
function* rollDice(t: Stonesaga, who: CharacterId, scene: FishingScene): Rule {
  const count = abilitiesOf(t.state, who, 'fishingDie').reduce((sum, { ability }) => sum + ability.n, fishingDice);
  const answer = yield* chooseOrCompose<'roll', number[]>(
    seatOf(t.state, who),
    'fish.throw',
    `${nameOf(t.state, who)} casts.`,
    [throwing('d6', count, `Throw ${count} dice`, 'roll' as const)],
    t.state.house.ownDice ? faceEntry({ die: d6, count }) : undefined,
  );
  t.fence();
  scene.dice = 'draft' in answer ? [...answer.draft] : Array.from({ length: count }, () => t.roll(6));
  t.tell({ fact: 'fishingRolled', who, dice: [...scene.dice] as number[] });
  yield* changeDice(t, who, scene);
}

/** SC-587 First whatever rolls again, then whatever turns; each source once in an action. */
function* changeDice(t: Stonesaga, who: CharacterId, scene: FishingScene): Rule {
  for (const kind of ['fishingReroll', 'fishingTurn'] as const)
    for (const source of abilitiesOf(t.state, who, kind)) {
      const thing = thingOf(who, source);
      const options = scene.dice.flatMap((face, i) =>
        kind === 'fishingReroll'
          ? [drag(thing, `die:${i}`, `Roll the ${face} again`, [i, 0] as const)]
          : turnsOf(face!).map((to) => drag(thing, `die:${i}@${to}`, `Turn the ${face} to ${to}`, [i, to] as const)),
      );
      const chosen = yield* ask(t, who, kind === 'fishingReroll' ? 'fish.reroll' : 'fish.turn', 'Change a die?', [
        ...options,
        declining(button('leave', 'Leave the dice', null)),
      ]);
      if (!chosen) continue;
      const [i, to] = chosen;
      const face = to === 0 ? t.roll(6) : to;
      if (to === 0) t.tell({ fact: 'dieRolled', who, face, why: 'reroll' });
      else t.tell({ fact: 'dieTurned', who, from: scene.dice[i]!, to });
      scene.dice[i] = face;
    }
}
const turnsOf = (face: number): number[] => [face - 1, face + 1].filter((to) => to >= 1 && to <= 6);

/** SS-418 to SS-422 Before the modifiers are seen. */
function* assign(t: Stonesaga, who: CharacterId, scene: FishingScene): Rule {
  const { strikes } = cardOf(scene.currents!);
  for (;;) {
    const loose = scene.dice.flatMap((face, i) => (face !== null && scene.dice.indexOf(face) === i ? [{ face, i }] : []));
    const options = strikes.flatMap(({ size, icon, currents }, strike) =>
      scene.strikes[strike]!.length < size
        ? loose.map(({ face, i }) =>
            drag(
              `die:${i}`,
              `strike:${strike}`,
              `${face} to the ${size === 2 ? 'large' : 'small'} zone of the ${currents.map((row) => waterNames[row]).join(' and ')} water` +
                (icon === 'none' ? '' : ` (${icon})`),
              { strike, i },
            ),
          )
        : [],
    );
    if (options.length === 0) return;
    const chosen = yield* askAlways(t, who, 'fish.assign', 'Put dice into strike zones.', [
      ...options,
      declining(button('done', 'Draw in', null)),
    ]);
    if (!chosen) return;
    scene.strikes[chosen.strike]!.push(scene.dice[chosen.i]!);
    scene.dice[chosen.i] = null;
  }
}

/** SS-426 to SS-434, R-SS-51, R-SS-52 */
function* resolveStrikes(t: Stonesaga, who: CharacterId, scene: FishingScene): Rule {
  const cards = { stock: scene.stock, currents: scene.currents!, modifiers: scene.modifiers! };
  const { strikes } = cardOf(cards.currents);
  for (const [strike, { icon, currents }] of strikes.entries()) {
    const dice = scene.strikes[strike]!;
    if (dice.length === 0 || isIncapacitated(t.state, who)) continue;
    const total = dice.reduce((sum, face) => sum + face, 0);
    const row = yield* ask(
      t,
      who,
      'fish.current',
      `Your dice: ${strikeSum(dice)}. Which current do you follow?`,
      currents.map((one) => tap(`current:${one}`, saidCurrent(cards, one as Row, total), one as Row)),
    );
    const difficulty = difficultyOf(cards, row);
    const caught = total >= difficulty;
    t.tell({ fact: 'strikeResolved', who, strike, row, total, difficulty, caught });
    scene.strikes[strike] = [];
    scene.resolved.push(strike);
    if (caught) yield* land(t, who, scene, row, icon === 'luck');
    else if (icon === 'mishap') yield* mishap(t, who, scene);
  }
}

/** "The upper water takes 5 + 2 = 7: 8 is enough for 1 fish". */
const saidCurrent = (cards: Parameters<typeof difficultySum>[0], row: Row, total: number): string => {
  const verdict = total >= difficultyOf(cards, row) ? 'enough' : 'too little';
  return `The ${waterNames[row]} water takes ${difficultySum(cards, row)}: ${total} is ${verdict} for ${saidGain(cards.stock, row)}`;
};

/** SS-430, SS-435 to SS-438 */
function* land(t: Stonesaga, who: CharacterId, scene: FishingScene, row: Row, luck: boolean): Rule {
  const caught = Object.entries(cardOf(scene.stock).stock[row].gain) as [Face, number][];
  if (luck) {
    const extra: Face =
      scene.water === 'lake'
        ? 'fish'
        : scene.water === 'river'
          ? 'water'
          : yield* ask(
              t,
              who,
              'fish.luck',
              'Luck! What comes with it?',
              (['fiber', 'wood'] as const).map((face) => tap(`supply:${face}`, labelOf(face), face)),
            );
    caught.push([extra, 1]);
  }
  for (const [face, n] of caught) {
    gain(t, who, face, n, 'water');
    put(scene.gained, face, n);
  }
}

/** SS-439 to SS-442 */
function* mishap(t: Stonesaga, who: CharacterId, scene: FishingScene): Rule {
  const sinker = abilitiesOf(t.state, who, 'fishingIgnoreMishap').find(({ source }) => !scene.ignored.includes(source));
  if (sinker) {
    scene.ignored.push(sinker.source);
    t.tell({ fact: 'abilityUsed', who, source: sinker.source });
    return;
  }
  if (scene.water === 'lake') yield* loseEnergy(t, who, 1);
  else yield* suffer(t, who, scene.water === 'river' ? 'injury' : 'disease', 'minor');
}
