import type { Seat } from '../../kernel/rule.ts';
import type { FavorId } from './content/favors.ts';
import type { GearId } from './content/gear.ts';
import type { SquareId } from './content/manor.ts';
import { spiderDefense, spiderSpirit, type PowerCardId } from './content/powers.ts';
import type { RitualId } from './content/rituals.ts';
import type { SpellId } from './content/spells.ts';
import { tileFaces, type Shape, type TileKind, type Turn } from './content/tiles.ts';
import type { TreasureId } from './content/treasures.ts';
import { paladinDefense, paladinStrength } from './rules/paladin/values.ts';
import { poltergeistDefense } from './rules/solo/hooks.ts';
import { stabilityRow } from './rules/solo/tables.ts';
import { networkOf } from './rules/warlock/network.ts';
import type { ManorState, SpiderState, WarlockState } from './roleStates.ts';
import type { Holding, LaidTile, VastState } from './state.ts';

export type SeenTile =
  | { readonly lit: false; /** The Armories lie where the map shows crossed swords, so everybody knows them. */ readonly armory: boolean }
  | { readonly lit: true; readonly tile: string; readonly kind: TileKind; readonly shape: Shape; readonly turn: Turn };

/** Built up from nothing: a new field in the state stays secret until somebody writes it here. */
export function viewVast(state: VastState, seat: Seat | 'table') {
  return {
    mix: state.mix,
    round: state.round,
    active: state.active,
    phase: state.phase.step,
    acted: state.phase.step === 'activate' ? [...state.phase.acted] : [],
    roles: [...state.roles],
    map: Object.fromEntries(Object.entries(state.map).map(([square, laid]) => [square, seenTile(laid)])) as Record<SquareId, SeenTile>,
    stack: state.stack.length,
    figures: { ...state.figures },
    tokens: Object.fromEntries(Object.entries(state.tokens).map(([space, tokens]) => [space, { ...tokens }])) as VastState['tokens'],
    treasureMarkers: { ...state.treasureMarkers },
    breaches: Object.keys(state.breaches),
    forceWalls: Object.keys(state.forceWalls),
    paladin: viewPaladin(state, seat),
    pitMarkers: Object.keys(state.pitMarkers) as SquareId[],
    cursed: { ...state.cursed },
    skeletons: viewSkeletons(state, seat),
    terror: state.terror,
    spider: state.spider && viewSpider(state.spider, state.terror, seat),
    manor: state.manor && viewManor(state.manor, seat),
    warlock: state.warlock && { ...viewWarlock(state.warlock, seat), network: networkOf(state) },
    goals: { ...state.goals },
    houseRules: { ...state.houseRules },
    poltergeistDefense: poltergeistDefense(state),
    journey: state.journey && { ...state.journey, caught: [...state.journey.caught] },
    ended: state.ended,
  };
}

export type VastView = ReturnType<typeof viewVast>;

function viewPaladin(state: VastState, seat: Seat | 'table') {
  const { health, grit, fury, light, cubes, favors, treasures, turn } = state.paladin;
  const mine = seat === 'paladin';
  return {
    health,
    grit,
    fury,
    light,
    cubes: { ...cubes },
    strength: paladinStrength(state),
    defense: paladinDefense(state),
    used: { ...turn },
    favors: viewHolding<FavorId>(favors, mine),
    treasures: viewHolding<TreasureId>(treasures, mine),
  };
}

function viewSkeletons(state: VastState, seat: Seat | 'table') {
  const { stability, march, faceDown, off, dazzled, gear, poison, turn } = state.skeletons;
  return {
    stability,
    ...stabilityRow(state),
    march: [...march],
    /** MM-775 Which Skeletons are still to be summoned is no secret. */
    faceDown: [...faceDown],
    off: { ...off },
    dazzled: { ...dazzled },
    gear: viewHolding<GearId>(gear, seat === 'skeletons'),
    poison: poison ?? null,
    used: { ...turn },
  };
}

function viewSpider({ form, blood, powers, boxed, expand, takesBlood, turn }: SpiderState, terror: number, seat: Seat | 'table') {
  return {
    form,
    blood,
    boxed: [...boxed],
    expand,
    takesBlood,
    defense: spiderDefense[terror]!,
    spirit: spiderSpirit[terror]!,
    powers: viewHolding<PowerCardId>(powers, seat === 'spider'),
    used: { ...turn, moved: { ...turn.moved } },
  };
}

function viewManor({ seals, unassignedOmens, portentsLeft, tracks, rituals, used, offered }: ManorState, seat: Seat | 'table') {
  const mine = seat === 'manor';
  return {
    seals,
    unassignedOmens,
    portentsLeft,
    used,
    tracks: structuredTracks(tracks),
    rituals: viewHolding<RitualId>(rituals, mine),
    /** MM-782 */
    offered: offered.map((card): TreasureId | 'face-down' => (mine ? card : 'face-down')),
  };
}

const structuredTracks = (tracks: ManorState['tracks']): ManorState['tracks'] =>
  Object.fromEntries(Object.entries(tracks).map(([id, track]) => [id, { ...track }])) as ManorState['tracks'];

function viewWarlock({ curses, spellsTrack, spells, dominated, cubes, onSpells }: WarlockState, seat: Seat | 'table') {
  return {
    curses,
    spellsTrack,
    dominated: [...dominated],
    cubes: { ...cubes },
    onSpells: { ...onSpells },
    spells: viewHolding<SpellId>(spells, seat === 'warlock'),
  };
}

/** MM-002, MM-003, MM-775 Hands only for their holder, decks for nobody, discards and played cards for all. */
function viewHolding<C>({ deck, discard, drawn, hand, inPlay, box }: Holding<C>, mine: boolean) {
  const faces = (cards: readonly C[]) => cards.map((card): C | 'face-down' => (mine ? card : 'face-down'));
  return {
    deck: deck.length,
    discard: [...discard],
    inPlay: [...inPlay],
    box: [...box],
    drawn: faces(drawn),
    hand: faces(hand),
  };
}

/** MM-004 A Dark tile shows nothing but that it is there. */
function seenTile({ tile, lit, turn }: LaidTile): SeenTile {
  const { kind, shape } = tileFaces[tile]!;
  return lit ? { lit, tile, kind, shape, turn } : { lit, armory: kind === 'armory' };
}
