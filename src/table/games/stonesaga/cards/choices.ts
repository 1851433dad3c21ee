import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Offer } from '../../../../match/question.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { capital } from '../../../phrases.ts';

/** One answer that lies on the table as a plank; hands touch it by its id. */
export interface CardChoice {
  readonly id: string;
  readonly label: string;
}

/** A question with its planks, and whom it is put to. */
export interface Block {
  readonly ask: string;
  readonly prompt: string;
  readonly who: readonly CharacterId[];
  readonly choices: readonly CardChoice[];
}

/** Chapters that lay out their own answers, and the day with its carved actions. */
const elsewhere = /^(fish|forage|wildlife|mine|craft|process|create|mantle|power|test|reconcile|pack|exchange|day)\./;
/** Answers that are taps on something that lies nowhere else: a supply, what was found, cards that could be learned. */
const laidHere: readonly (readonly [prefix: string, ask: RegExp])[] = [
  ['supply:', /./],
  ['found:', /./],
  ['card:KN', /^group\.knowledge$/],
  ['omen:', /^omen\.card$/],
  ['outpost:', /^group\.ruin$/],
];

/** The id of the plank for an option, or null if it is somebody else's to draw. */
export function plankOf(ask: string, { gesture }: Pick<Offer, 'gesture'>): string | null {
  if (elsewhere.test(ask)) return null;
  if (gesture.kind === 'button') return gesture.word;
  if (gesture.kind !== 'tap') return null;
  return laidHere.some(([prefix, asks]) => gesture.on.startsWith(prefix) && asks.test(ask)) ? gesture.on : null;
}

/** Everything that is asked here, one block for each question; what a whole group is asked stands once. */
export function blocksOf(view: StonesagaView, offers: Offers): readonly Block[] {
  const blocks = new Map<string, Block>();
  for (const { ask, prompt, options, seat } of offers.questions) {
    const choices = options.flatMap((option): CardChoice[] => {
      const id = plankOf(ask, option);
      return id === null ? [] : [{ id, label: capital(option.label) }];
    });
    if (choices.length === 0) continue;
    const key = `${ask} ${prompt}`;
    const who = [...new Set([...(blocks.get(key)?.who ?? []), ...askedOf(view, seat, choices)])];
    blocks.set(key, { ask, prompt, who, choices });
  }
  return [...blocks.values()];
}


/** Whoever the planks name, else all that the seat plays. */
function askedOf(view: StonesagaView, seat: string, choices: readonly CardChoice[]): CharacterId[] {
  const own = (Object.keys(view.characters) as CharacterId[]).filter((who) => view.characters[who].seat === seat);
  const named = own.filter((who) => choices.some(({ id }) => id.split(':').includes(who)));
  return named.length > 0 ? named : own;
}

/** The card that lies open: the one that is being resolved, or one whose omen may be looked into before that. */
export function openCard(view: StonesagaView, offers: Offers): string | null {
  if (view.scene) return view.scene.kind === 'card' ? view.scene.card : null;
  const omen = offers.asked('omen.card')?.options.find(({ gesture }) => gesture.kind === 'tap');
  return omen?.gesture.kind === 'tap' ? (omen.gesture.on.split(':')[2] ?? null) : null;
}
