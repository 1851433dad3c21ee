/** Positions from which a turn can be taught. Saved lessons are known by these names. */
export const openingNames = [
  'paladin-first',
  'paladin',
  'near-and-far',
  'skeletons',
  'spider',
  'manor',
  'manor-second',
  'warlock-first',
  'warlock',
] as const;

export type LessonOpening = (typeof openingNames)[number];
export const isLessonOpening = (name: string | undefined): name is LessonOpening => openingNames.some((one) => one === name);
