import {
  challengeIds,
  challengeList,
  defaultFinale,
  epochOf,
  type ChallengeType,
  type Epoch,
  type ListedChallenge,
} from '../content/challengeList.ts';

/** Where a campaign stands when the next challenge is chosen. */
interface CampaignProgress {
  readonly epoch: Epoch;
  /** Of this epoch, from 1. */
  readonly game: number;
  readonly looming: readonly ListedChallenge[];
  /** SS-062 The group knows the game, or all of it would rather do without the introduction. */
  readonly experienced?: boolean;
}

const typeOf = (id: ListedChallenge): ChallengeType => challengeList[id].type;
const isFinale = (id: ListedChallenge): boolean => typeOf(id) === 'epochFinale' || typeOf(id) === 'campaignFinale';

/** SS-052 to SS-062 The challenges that may be played next. */
export function challengesOpen({ epoch, game, looming, experienced = false }: CampaignProgress): readonly ListedChallenge[] {
  const ofEpoch = challengeIds.filter((id) => epochOf(id) === epoch);
  if (game === 1) return epoch > 1 ? ofEpoch.filter((id) => typeOf(id) === 'epochStart') : [experienced ? 'CA01' : 'CI01'];
  const finales = looming.filter(isFinale);
  if (game >= 6) return finales.length > 0 ? finales : [defaultFinale[epoch]];
  const crises = looming.filter((id) => typeOf(id) === 'crisis');
  const others = crises.length > 0 ? crises : looming.filter((id) => !isFinale(id));
  const open = game >= 4 ? [...finales, ...others] : others;
  // R-SS-21 The game must go on, with something that the epoch still holds.
  return open.length > 0 ? open : ofEpoch.filter((id) => typeOf(id) === 'development');
}
