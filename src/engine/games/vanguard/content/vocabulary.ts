/** HD-IV-01 to HD-IV-03 The words that dice, boards and planets are written in. */
export const sections = ['recon', 'security', 'science', 'engineering'] as const;
export type Section = (typeof sections)[number];

export const sectionNames: Readonly<Record<Section, string>> = {
  recon: 'Recon',
  security: 'Security',
  science: 'Science',
  engineering: 'Engineering',
};

/** What is done before the first landing, in order. */
export const setupSteps = ['opening', 'sections', 'crew', 'team', 'placing', 'begin'] as const;
export type SetupStep = (typeof setupSteps)[number];

export const colors = ['red', 'blue', 'green'] as const;
export type Color = (typeof colors)[number];

export const dieKinds = ['basic', 'specialized', 'universal', 'expert', 'wild'] as const;
export type DieKind = (typeof dieKinds)[number];

/** IV-271 Each colour has its own three specialized icons. */
export const specialized = {
  red: ['STR', 'GRD', 'LFT'],
  blue: ['SCN', 'CMP', 'FIX'],
  green: ['TRK', 'SNS', 'MND'],
} as const;

export const icons = ['STR', 'GRD', 'LFT', 'SCN', 'CMP', 'FIX', 'TRK', 'SNS', 'MND', 'VAN', 'BAS', 'ACC'] as const;
export type Icon = (typeof icons)[number];

export const tokens = [...icons, 'SAME', 'DIE', 'DIE_red', 'DIE_blue', 'DIE_green'] as const;
/** What one place of a requirement asks for. */
export type Token = (typeof tokens)[number];

/** IV-220, IV-221 The outer list are alternatives, the inner list is required together; an empty inner list is always met. */
export type Need = readonly (readonly Token[])[];

export type Rank = 1 | 2 | 3;

export const biomes = ['ICE', 'OCEAN', 'RUIN', 'CAVERN', 'ROCK', 'JUNGLE', 'TOXIC', 'FIRE'] as const;
export type Biome = (typeof biomes)[number];

export type BoardIcon = 'LANDER' | 'NO_MOVE' | 'NO_SAVE' | 'IMPORTANT' | 'FINAL';

export const deckNames = ['Flora', 'Fauna', 'Minerals', 'Relics', 'Phenomena'] as const;
export type DeckName = (typeof deckNames)[number];

export const dangerTables = ['A', 'B', 'C', 'D'] as const;
export type DangerTable = (typeof dangerTables)[number];

export const injuryNames = ['Wounded', 'Exhausted', 'Burned', 'Fractured', 'Concussed', 'Poisoned', 'Panicked', 'Suit Breach'] as const;
export type InjuryName = (typeof injuryNames)[number];

export const injuryIcons = ['CLEAR', 'PAIN', 'SHOCK', 'BLEED'] as const;
export type InjuryIcon = (typeof injuryIcons)[number];

/** RU-IV-69 From best to worst. */
export const moraleLevels = ['high', 'normal', 'low', 'verylow'] as const;
export type Morale = (typeof moraleLevels)[number];

export const landingResults = ['clean', 'rough', 'crash'] as const;
export type LandingResult = (typeof landingResults)[number];
