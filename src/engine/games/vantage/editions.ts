import type { Edition } from '../../kernel/rules.ts';

/** How a save of an older edition becomes one of this edition. The first edition has nothing to lift. */
export const editions: readonly Edition[] = [];
