import type { Seat } from '../../kernel/rule.ts';
import type { FavorId } from './content/favors.ts';
import type { SquareId } from './content/manor.ts';
import { tileFaces, type Shape, type TileKind, type Turn } from './content/tiles.ts';
import type { TreasureId } from './content/treasures.ts';
import { paladinDefense, paladinStrength } from './rules/paladin/values.ts';
import { poltergeistDefense } from './rules/solo/hooks.ts';
import { stabilityRow } from './rules/solo/tables.ts';
import type { Holding, LaidTile, VastState } from './state.ts';

export type SeenTile =
  | { readonly lit: false; /** The Armories lie where the map shows crossed swords, so everybody knows them. */ readonly armory: boolean }
  | { readonly lit: true; readonly tile: string; readonly kind: TileKind; readonly shape: Shape; readonly turn: Turn };

/** Built up from nothing: a new field in the state stays secret until somebody writes it here. */
export function viewVast(state: VastState, seat: Seat | 'table') {
  return {
    round: state.round,
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
    skeletons: {
      stability: state.skeletons.stability,
      ...stabilityRow(state),
      march: [...state.skeletons.march],
      off: { ...state.skeletons.off },
      dazzled: { ...state.skeletons.dazzled },
    },
    terror: state.terror,
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
