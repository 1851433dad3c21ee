import { challenges, type ChallengeId } from '../../../../engine/games/stonesaga/content/challenges.ts';
import type { Effect } from '../../../../engine/games/stonesaga/content/effects.ts';
import { events, type EventId } from '../../../../engine/games/stonesaga/content/events.ts';
import { goals, type GoalId } from '../../../../engine/games/stonesaga/content/goals.ts';
import { journey, type JourneyId } from '../../../../engine/games/stonesaga/content/journey.ts';
import { night, type NightId } from '../../../../engine/games/stonesaga/content/night.ts';
import { outcomes, type OutcomeId } from '../../../../engine/games/stonesaga/content/outcomes.ts';
import type {
  ChallengeCard,
  EventCard,
  GoalCard,
  JourneyCard,
  NightCard,
  OutcomeEntry,
} from '../../../../engine/games/stonesaga/content/schema.ts';
import type { Omen } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { conditionWords } from './conditionWords.ts';
import { effectWords, sentence, withoutChoices } from './effectWords.ts';
import { pictureOf, type PictureName } from './pictures.ts';

/** A card as it is read: nothing of it is shown before it has been turned up. */
export interface CardFace {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  /** What it does, without the choices that lie beside it as planks. */
  readonly does: string;
  /** What it does, with its choices: for the reading. */
  readonly all: string;
  readonly keywords: readonly string[];
  readonly needs: string | null;
  readonly omens: readonly Omen[];
  readonly picture: PictureName;
  /** The pile it comes from. */
  readonly pile: 'journey' | 'night' | null;
}

const does = (effects: readonly Effect[]): Pick<CardFace, 'does' | 'all'> => ({
  does: sentence(effectWords(withoutChoices(effects))),
  all: sentence(effectWords(effects)),
});
type Bare = Pick<CardFace, 'kind' | 'title' | 'text'> & Partial<CardFace>;
const face = (id: string, bare: Bare): CardFace => ({
  does: '',
  all: '',
  keywords: [],
  needs: null,
  omens: [],
  pile: null,
  ...bare,
  id,
  picture: pictureOf(id),
});

export function faceOf(id: string, view: StonesagaView): CardFace | null {
  if (id in journey) return journeyFace(id as JourneyId);
  if (id in night) return nightFace(id as NightId);
  if (id in outcomes) return outcomeFace(id as OutcomeId);
  if (id in events) return eventFace(id as EventId, view);
  if (id in goals) return goalFace(id as GoalId);
  return id in challenges ? challengeFace(id as ChallengeId, view) : null;
}

/** What is printed alike on the cards of both piles. */
const drawnFace = (card: JourneyCard | NightCard) => ({
  title: card.title,
  text: card.text,
  ...does(card.effects),
  keywords: card.keywords,
  needs: card.needs ? sentence(conditionWords(card.needs)) : null,
});

function journeyFace(id: JourneyId): CardFace {
  const card: JourneyCard = journey[id];
  return face(id, {
    kind: 'Journey',
    ...drawnFace(card),
    omens: card.omen ? [card.omen] : [],
    pile: 'journey',
  });
}

function nightFace(id: NightId): CardFace {
  const card: NightCard = night[id];
  return face(id, {
    kind: 'Night',
    ...drawnFace(card),
    omens: card.omens,
    pile: 'night',
  });
}

function outcomeFace(id: OutcomeId): CardFace {
  const entry: OutcomeEntry = outcomes[id];
  return face(id, { kind: `Outcome ${id}`, title: entry.title, text: entry.text, ...does(entry.effects) });
}

/** Both sides of an event are resolved; the back is read once activity has come so far, and is put back to 0 after it. */
function eventFace(id: EventId, view: StonesagaView): CardFace {
  const card: EventCard = events[id];
  const over = view.event?.current === id && view.tracks.activity >= card.threshold;
  return face(id, {
    kind: over ? 'Event, complete' : `Event, a ${card.interval}`,
    title: card.title,
    text: over ? card.back : card.front,
    omens: card.omens,
  });
}

function goalFace(id: GoalId): CardFace {
  const card: GoalCard = goals[id];
  return face(id, { kind: 'Goal, complete', title: card.title, text: card.front, ...does(card.back) });
}

function challengeFace(id: ChallengeId, view: StonesagaView): CardFace {
  const card: ChallengeCard = challenges[id];
  const latest = card.events.find(({ at }) => at === view.challenge?.resolved.at(-1));
  return face(id, {
    kind: latest ? `Challenge, activity ${latest.at}` : 'Challenge',
    title: card.title,
    text: latest?.text ?? '',
    omens: card.omens,
  });
}
