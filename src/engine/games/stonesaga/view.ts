import type { Seat } from '../../kernel/rule.ts';
import type { Hex } from '../../pieces/hexGrid.ts';
import type { HexId } from './content/hexes.ts';
import { energyFor, healthFor, outpostMaximum } from './content/values.ts';
import { zones, type Feature, type Land, type Region } from './content/vocabulary.ts';
import { copyScene } from './copy.ts';
import { packMost } from './rules/bag.ts';
import { currentOmens } from './rules/omens.ts';
import { sightOf } from './rules/foraging/sight.ts';
import { mayEnd } from './rules/goals.ts';
import { activeOutposts, cardOf, featuresOf } from './rules/places.ts';
import { shelterValue } from './rules/sites.ts';
import type { Character, CharacterId, LaidHex, Outpost, StonesagaState } from './state.ts';

type Sites = Pick<LaidHex, 'tray' | 'zones' | 'whole' | 'fire' | 'shelter' | 'depletion' | 'mysteries'> & { readonly shelterValue: number };
export type SeenHex = Sites & (
  | { readonly explored: true; readonly id: HexId; readonly features: readonly Feature[] }
  /** SS-164 The shrouded side shows the land and one feature. */
  | { readonly explored: false; readonly region: Region; readonly land: Land; readonly hint: Feature | null }
);

/** What the shrouded side of a hex tells: its land and the first feature of zone A, or of the first zone that has one. */
export const hintOf = (laid: LaidHex): Feature | null =>
  zones.map((zone) => cardOf(laid).zones[zone][0]).find((feature) => feature !== undefined) ?? null;

/** Everybody plays together, so every seat sees the same. Built up from nothing: a new field stays secret until somebody writes it here. */
export function viewStonesaga(state: StonesagaState, _seat: Seat | 'table') {
  return {
    mix: state.mix,
    mode: state.mode,
    phase: state.phase.step,
    done: 'done' in state.phase ? [...state.phase.done] : [],
    day: state.day,
    seats: [...state.seats],
    energyMax: energyFor(state.count),
    healthSpaces: healthFor(state.count),
    characters: Object.fromEntries(Object.entries(state.characters).map(([id, character]) => [id, seenCharacter(character)])) as Record<
      CharacterId,
      ReturnType<typeof seenCharacter>
    >,
    people: Object.fromEntries(
      Object.entries(state.people).map(([id, person]) => [
        id,
        { ...person, attributes: { ...person.attributes }, traits: [...person.traits], marks: [...person.marks] },
      ]),
    ) as StonesagaState['people'],
    legends: [...state.legends].sort(),
    trays: state.trays.map((tray) => ({ ...tray, hexes: [...tray.hexes] })),
    map: Object.fromEntries(Object.entries(state.map).map(([hex, laid]) => [hex, seenHex(state, hex as Hex, laid)])) as Record<
      Hex,
      SeenHex
    >,
    start: state.start,
    region: state.region,
    trayLimit: state.trayLimit,
    outposts: Object.fromEntries(Object.entries(state.outposts).map(([id, outpost]) => [id, seenOutpost(outpost)])),
    outpostLimit: { built: activeOutposts(state).length, most: outpostMaximum(state.tracks.population) },
    tracks: { ...state.tracks },
    omens: [...currentOmens(state)],
    journey: { deck: state.journey.cards.length, discard: [...state.journey.discard] },
    night: { deck: state.night.cards.length, discard: [...state.night.discard] },
    challenge: state.challenge && {
      ...state.challenge,
      aside: [...state.challenge.aside],
      resolved: [...state.challenge.resolved],
      mayEnd: mayEnd(state),
    },
    event: state.endless && {
      current: state.endless.deck.at(-1) ?? null,
      left: state.endless.deck.length,
      discard: [...state.endless.discard],
      choice: state.endless.choice,
      completed: state.endless.completed,
    },
    goals: Object.fromEntries(
      Object.entries(state.goals).map(([id, goal]) => [id, { ...goal, tokens: { ...goal.tokens } }]),
    ) as StonesagaState['goals'],
    completed: [...state.completed],
    culture: { ...state.culture, recipes: { ...state.culture.recipes }, failed: [...state.culture.failed] },
    investigated: [...state.today.investigated],
    scene: state.scene && copyScene(state.scene),
    /** Of a tableau: what is within reach of the forager, and why not. */
    foraging: sightOf(state),
    ended: state.ended,
  };
}
export type StonesagaView = ReturnType<typeof viewStonesaga>;

function seenCharacter(character: Character) {
  return {
    ...character,
    health: { injury: { ...character.health.injury }, disease: { ...character.health.disease } },
    boosts: { ...character.boosts },
    bag: { ...character.bag },
    items: { ...character.items },
    used: { ...character.used },
    /** One way to lay as much as possible in the bag. By day what has no room may lie beside it. */
    packing: packMost(character.bag),
  };
}

function seenHex(state: StonesagaState, at: Hex, laid: LaidHex): SeenHex {
  const { tray, zones: over, whole, fire, shelter, depletion, mysteries, explored, id } = laid;
  const sites: Sites = { tray, zones: { ...over }, whole, fire, shelter, depletion, mysteries, shelterValue: shelterValue(state, at) };
  const { region, land } = cardOf(laid);
  return explored ? { ...sites, explored, id, features: featuresOf(laid) } : { ...sites, explored, region, land, hint: hintOf(laid) };
}

const seenOutpost = (outpost: Outpost) => ({
  ...outpost,
  structures: Object.fromEntries(
    Object.entries(outpost.structures).map(([key, built]) => [key, { ...built, stored: { ...built.stored } }]),
  ),
});
