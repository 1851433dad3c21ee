import { tap } from '../../../../kernel/option.ts';
import type { QuestionMarks, Rule } from '../../../../kernel/rule.ts';
import type { Hex } from '../../../../pieces/hexGrid.ts';
import type { EffectOf } from '../../content/effects.ts';
import { trayLimits } from '../../content/values.ts';
import type { CharacterId, Stonesaga, StonesagaState } from '../../state.ts';
import { ask } from '../asking.ts';
import { flee } from '../moving.ts';
import { adjacent, changeHex, hasFeature } from '../places.ts';
import { randomHex } from '../randomising.ts';
import { degradeSite, deplete, placeFire, placeMystery, placeShelter } from '../sites.ts';
import { expand, revealHex } from '../valley.ts';
import { miningEffect } from '../mining.ts';
import type { Performers } from './resolve.ts';

const allHexes = (state: StonesagaState): Hex[] => Object.keys(state.map) as Hex[];

function fire(t: Stonesaga, who: CharacterId, { what }: EffectOf<'fire'>): void {
  const { at } = t.state.characters[who];
  if (what === 'removeAll') for (const hex of allHexes(t.state)) while (t.state.map[hex]!.fire > 0) degradeSite(t, hex, 'fire');
  else if (at !== null) (what === 'place' ? placeFire : quench)(t, at);
}
const quench = (t: Stonesaga, at: Hex): void => degradeSite(t, at, 'fire');

function shelter(t: Stonesaga, who: CharacterId, { what }: EffectOf<'shelter'>): void {
  const { at } = t.state.characters[who];
  if (at === null) return;
  if (what === 'place') placeShelter(t, at);
  else degradeSite(t, at, 'shelter');
}

function depleteHexes(t: Stonesaga, who: CharacterId, { features }: EffectOf<'deplete'>): void {
  const { at } = t.state.characters[who];
  if (!features && at !== null) deplete(t, at);
  if (features) for (const hex of allHexes(t.state)) if (t.state.map[hex]!.explored && hasFeature(t.state, hex, features)) deplete(t, hex);
}

function* mystery(t: Stonesaga, who: CharacterId, { where, features, n = 1 }: EffectOf<'mystery'>): Rule {
  const { at } = t.state.characters[who];
  const taken: Hex[] = [];
  for (let i = 0; i < n; i++) {
    const open = openFor(t.state, at, where).filter((hex) => !taken.includes(hex) && (!features || hasFeature(t.state, hex, features)));
    if (open.length === 0) return;
    const hex = randomHex(t, open);
    taken.push(hex);
    yield* placeMystery(t, hex);
  }
}

function openFor(state: StonesagaState, at: Hex | null, where: EffectOf<'mystery'>['where']): Hex[] {
  const free = allHexes(state).filter((hex) => state.map[hex]!.whole === null);
  switch (where) {
    case 'here':
      return at === null ? [] : [at];
    case 'adjacent':
      return at === null ? [] : adjacent(state, at).map(({ hex }) => hex).filter((hex) => free.includes(hex));
    case 'randomExplored':
      return free.filter((hex) => state.map[hex]!.explored);
    case 'anyFree':
      return free;
  }
}

function* removeMystery(t: Stonesaga, who: CharacterId, { where }: EffectOf<'removeMystery'>, marks?: QuestionMarks): Rule {
  if (where === 'everywhere') {
    for (const hex of allHexes(t.state)) clear(t, hex, 0);
    return;
  }
  const near = mysteriesNear(t.state, who);
  if (near.length === 0) return;
  const options = near.map((one) => tap(`hex:${one}`, 'This one', one));
  const hex = yield* ask(t, who, 'mystery.remove', 'Which mystery is let go?', options, marks);
  clear(t, hex, t.state.map[hex]!.mysteries - 1);
}

export const mysteriesNear = (state: StonesagaState, who: CharacterId): Hex[] =>
  nearby(state, who).filter((hex) => state.map[hex]!.mysteries > 0);
const nearby = (state: StonesagaState, who: CharacterId): Hex[] => {
  const { at } = state.characters[who];
  return at === null ? [] : adjacent(state, at).map(({ hex }) => hex);
};

function clear(t: Stonesaga, hex: Hex, to: number): void {
  if (t.state.map[hex]!.mysteries === to) return;
  changeHex(t, hex, { mysteries: to });
  t.tell({ fact: 'siteChanged', site: 'mystery', at: hex, to });
}

function* fleeing(t: Stonesaga, who: CharacterId): Rule {
  yield* flee(t, who);
}

function* revealNear(t: Stonesaga, who: CharacterId, _effect: EffectOf<'reveal'>, marks?: QuestionMarks): Rule {
  const near = unknownNear(t.state, who);
  if (near.length === 0) return;
  const options = near.map((one) => tap(`hex:${one}`, 'This one', one));
  revealHex(t, yield* ask(t, who, 'reveal.hex', 'Which hex do you look at?', options, marks));
}

/** What can be looked at from afar. */
export const unknownNear = (state: StonesagaState, who: CharacterId): Hex[] =>
  nearby(state, who).filter((hex) => !state.map[hex]!.explored && !state.map[hex]!.whole);

function* expandValley(t: Stonesaga): Rule {
  yield* expand(t);
}

function raiseTrayLimit(t: Stonesaga, _who: CharacterId, { n }: EffectOf<'trayLimit'>): void {
  t.state.trayLimit = Math.min(trayLimits.most, t.state.trayLimit + n);
}

function removeGlacier(t: Stonesaga): void {
  for (const hex of allHexes(t.state)) {
    const { whole } = t.state.map[hex]!;
    if (whole !== 'GL01') continue;
    changeHex(t, hex, { whole: null });
    t.tell({ fact: 'overlayRemoved', overlay: whole, at: hex });
  }
}

function mining(t: Stonesaga, who: CharacterId, { then }: EffectOf<'mining'>, marks?: QuestionMarks): Rule {
  return miningEffect(t, who, then, marks);
}

export const placeEffects = {
  fire,
  shelter,
  deplete: depleteHexes,
  mystery,
  removeMystery,
  flee: fleeing,
  reveal: revealNear,
  expand: expandValley,
  trayLimit: raiseTrayLimit,
  removeGlacier,
  mining,
} satisfies Partial<Performers>;
