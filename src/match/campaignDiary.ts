import { afterEvent, type AnyCampaignRules } from '../engine/kernel/campaign.ts';
import type { CampaignSave } from './campaignSave.ts';

/** One line of what happened when. */
interface DiaryLine {
  readonly at: number;
  readonly title: string;
  readonly words: string;
}

/**
 * What happened in a campaign, oldest first. What was chosen is told in the words of the question, for as long as the rules of today
 * lead there; of what was decided under an older edition only the name is left.
 */
export function diaryOf(rules: AnyCampaignRules, { base, since, events }: CampaignSave): readonly DiaryLine[] {
  let state: unknown = base;
  let number = 0;
  return events.map((event, index) => {
    const question = index >= since ? rules.question(state) : null;
    if (index >= since) state = afterEvent(rules, state, event);
    const { at } = event;
    if (event.event === 'match') return { at, title: `Game ${++number}: ${event.won ? 'won' : 'lost'}`, words: rules.recordOf(event) };
    const choice = question?.choices.find(({ id }) => id === event.choice);
    return { at, title: 'Decided', words: choice ? `${question!.prompt} ${choice.title}` : event.choice };
  });
}
