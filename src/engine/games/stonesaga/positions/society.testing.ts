import { begin, change, equip, give, night, running, say, type StonesagaMatch } from '../stonesaga.testing.ts';
import { resolveCard } from '../rules/effects/resolve.ts';
import { journey, type JourneyId } from '../content/journey.ts';
import { night as nights, type NightId } from '../content/night.ts';
import { outcomes, type OutcomeId } from '../content/outcomes.ts';
import { events, type EventId } from '../content/events.ts';
import type { Effect } from '../content/effects.ts';
import type { Outpost, StonesagaState } from '../state.ts';

/** An outpost with these structures. */
export const outpostWith = (structures: Outpost['structures']): Outpost => ({
  name: 'Highwater',
  at: '0,0',
  zone: 'B',
  overlay: 'OP01',
  status: 'active',
  epochBuilt: 1,
  structures,
});

/** A society that has seen some days: goals done, designs known, an outpost with things in it. */
function settled(s: StonesagaState): void {
  change(s, '0,0', { fire: 2, shelter: 1, zones: { B: 'OP01' } });
  s.outposts['outpost-1'] = outpostWith({
    'structure-2': { structure: 'dryingRack', stored: { fish: 2, game: 1 } },
    'structure-3': { structure: 'hearth', stored: {} },
    'structure-4': { structure: 'songCircle', stored: {} },
  });
  s.serial = 5;
  give(s, 'c1', 'wood', 'wood', 'wood', 'fiber', 'fiber', 'hide', 'fish', 'root', 'water', 'cloudstone', 'cloudstone', 'cloudstone');
  equip(s, 'c1', 'IT01', 'hand1');
  s.tracks = { activity: 6, lore: 5, unrest: 3, population: 9 };
  s.culture.designs = ['dryingRack', 'hearth', 'songCircle', 'leanTo', 'longhouse'];
  s.culture.recipes = { blue2210: null, red1422: 'IT05' };
  s.culture.failed = ['red1111', 'yellow3210'];
  s.culture.omens = { 'sun@VV01': true, 'moon@IT01': false };
  s.journey.discard = [s.journey.cards.pop()!];
  s.night.discard = [s.night.cards.pop()!];
  s.day = 4;
}

function introduction(s: StonesagaState): void {
  settled(s);
  s.challenge!.resolved = [3, 5];
  s.completed = ['G101', 'G102', 'G105'];
  for (const goal of ['G103', 'G104', 'G106', 'G107'] as const) s.goals[goal] = { count: 0, tokens: {}, hexes: [] };
  delete s.goals.G101;
  delete s.goals.G102;
}

function endless(s: StonesagaState): void {
  settled(s);
  s.goals.GA08 = { count: 0, tokens: { wood: 2 }, hexes: [] };
  s.goals.GA09 = { count: 1, tokens: {}, hexes: [] };
}

const open = (card: string, effects: readonly Effect[], edit = introduction, mix = 'seeds-3'): StonesagaMatch =>
  running((t) => resolveCard(t, 'c1', card, effects), { mix, edit });
const travelled = (id: JourneyId): StonesagaMatch => open(id, journey[id].effects);
const dreamt = (id: NightId): StonesagaMatch =>
  open(id, nights[id].effects, (s) => (introduction(s), (s.phase = { step: 'night.cards', done: ['c2'] })));
const told = (id: OutcomeId): StonesagaMatch => open(id, outcomes[id].effects);
const begun = (id: EventId): StonesagaMatch =>
  open(
    id,
    events[id].start,
    (s) => (endless(s), (s.endless!.deck = ['EM10', id]), (s.phase = { step: 'dusk' }), (s.tracks.activity = 0)),
    'endless-4',
  );

/** Positions in which the society, its cards and its nights are looked at. */
export const societyPositions: Readonly<Record<string, () => StonesagaMatch>> = {
  society: () => begin({ mix: 'seeds-4', edit: introduction }),
  endless: () => begin({ mix: 'endless-3', edit: endless }),
  journey: () => travelled('JA01'),
  // by a move, so that a save of it plays to the same card
  journeyMet: () => say(begin({ mix: 'seeds-3', edit: (s) => void (s.journey.cards = ['JA01']) }), 'mini:c1>hex:0,1'),
  smoke: () => travelled('JA03'),
  cardTest: () => travelled('JU01'),
  rain: () => dreamt('NA02'),
  outcome: () => told('H005'),
  sundering: () => told('418'),
  strangers: () => begun('EM06'),
  meal: () => night('night.recover', { mix: 'seeds-4', edit: (s) => (introduction(s), give(s, 'c2', 'root', 'water')) }),
  acts: () => night('night.actions', { mix: 'seeds-3', edit: introduction }),
  lowFire: () => night('night.degrade', { mix: 'seeds-3', edit: introduction }),
  dreams: () => night('night.cards', { mix: 'seeds-4', edit: introduction }),
  knowledge: () => running((t) => resolveCard(t, 'c1', 'EM08', [{ do: 'knowledge', id: 'choice' }]), { mix: 'endless-2', edit: endless }),
  building: () => say(begin({ mix: 'seeds-2', edit: introduction }), 'design:dryingRack>outpost:outpost-1/c1'),
};
