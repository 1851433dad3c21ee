import type { Interval } from './vocabulary.ts';

export type ChallengeType = 'campaignStart' | 'epochStart' | 'crisis' | 'development' | 'peril' | 'epochFinale' | 'campaignFinale';
export type Epoch = 1 | 2 | 3;

interface Listed {
  readonly title: string;
  readonly type: ChallengeType;
  readonly interval: Interval;
}
const start = (title: string): Listed => ({ title, type: 'campaignStart', interval: 'introduction' });
const opening = (title: string): Listed => ({ title, type: 'epochStart', interval: 'epoch' });
const crisis = (title: string): Listed => ({ title, type: 'crisis', interval: 'season' });
const development = (title: string, interval: 'season' | 'generation'): Listed => ({ title, type: 'development', interval });
const peril = (title: string, interval: 'season' | 'generation'): Listed => ({ title, type: 'peril', interval });
const finale = (title: string): Listed => ({ title, type: 'epochFinale', interval: 'generation' });
const last = (title: string): Listed => ({ title, type: 'campaignFinale', interval: 'generation' });

/** SC-710 The forty challenges by name. A letter stands for the epoch: A first, B second, C third; the introduction belongs to the first. */
export const challengeList = {
  CI01: start('Seeds on the Wind'),
  CA01: start('Whispers on the North Wind'),
  CA02: crisis('Empty Baskets'),
  CA03: crisis('The Red Cough'),
  CA04: crisis('Night Raiders'),
  CA05: development('The First Hearth', 'generation'),
  CA06: development('Teeth of Stone', 'season'),
  CA07: development('Songs for the Dead', 'generation'),
  CA08: development('The Far Ridge', 'season'),
  CA09: peril('Something in the Reeds', 'season'),
  CA10: peril('The Split Council', 'generation'),
  CA11: finale('The Long Winter'),
  CA12: finale('The Giant Wakes'),
  CB01: opening('Children of the Thaw'),
  CB02: opening('Ash and Snow'),
  CB03: crisis('The Dry Year'),
  CB04: crisis('Sickness in the Herd'),
  CB05: crisis('The Broken Wall'),
  CB06: development('The Deep Halls', 'generation'),
  CB07: development('Tamers', 'season'),
  CB08: development('The Painted Cave', 'generation'),
  CB09: development('Two Rivers, One People', 'generation'),
  CB10: peril('The Old Bargain', 'generation'),
  CB11: peril('Lights over the Hills', 'season'),
  CB12: finale('The Great Crossing'),
  CB13: finale('War of the Ridges'),
  CC01: opening('A Wider Sky'),
  CC02: opening('The Drowned Shore'),
  CC03: crisis('Fire on the Prairie'),
  CC04: crisis('The False Prophet'),
  CC05: crisis('The Shaking'),
  CC06: development('The Star Road', 'generation'),
  CC07: development('The Weavers', 'generation'),
  CC08: development('Names of the Giants', 'season'),
  CC09: development('The Last Glacier', 'generation'),
  CC10: peril('The Hollow Throne', 'generation'),
  CC11: peril('The Sea Comes In', 'season'),
  CC12: last('The Valley Divided'),
  CC13: last('The Pact of Giants'),
  CC14: last('Leaving the Valley'),
} as const satisfies Record<string, Listed>;

export type ListedChallenge = keyof typeof challengeList;
export const challengeIds = Object.keys(challengeList) as readonly ListedChallenge[];
export const epochOf = (id: ListedChallenge): Epoch => ({ I: 1, A: 1, B: 2, C: 3 } as const)[id[1] as 'I' | 'A' | 'B' | 'C'];
/** RU-SC-52 An epoch ends with this one if no finale looms. */
export const defaultFinale: Readonly<Record<Epoch, ListedChallenge>> = { 1: 'CA11', 2: 'CB12', 3: 'CC12' };
