import type { Condition, Wanted } from './conditions.ts';
import type { Band, ChoiceOption, Effect, Modifier } from './effects.ts';
import type { Face } from './materials.ts';
import type { Attribute, Feature, MaladyKind, Severity, TestKind, Tool, Track, Trait } from './vocabulary.ts';

/** Short words for what cards do most, so that a deck can be read. Everything else is written out. */
export const gain = (what: Face, n = 1): Effect => ({ do: 'gain', what, n });
export const gainOne = (...of: Face[]): Effect => ({ do: 'gainOne', of });
export const energy = (n = 1): Effect => ({ do: 'energy', n });
export const loseEnergy = (n = 1): Effect => ({ do: 'loseEnergy', n });
export const suffer = (malady: MaladyKind, severity: Severity = 'minor'): Effect => ({ do: 'suffer', malady, severity });
export const heal = (of: 'any' | MaladyKind = 'any'): Effect => ({ do: 'degradeMalady', of });
export const boost = (attribute: Attribute | 'choice' = 'choice'): Effect => ({ do: 'boost', attribute });
export const track = (name: Track, n: number): Effect => ({ do: 'track', track: name, n });
export const lore = (n = 1): Effect => track('lore', n);
export const mystery = (where: 'here' | 'adjacent' = 'adjacent'): Effect => ({ do: 'mystery', where });
export const flee: Effect = { do: 'flee' };
export const discard = (what: Wanted, orElse: readonly Effect[] = []): Effect => ({ do: 'discard', what, orElse });
export const when = (condition: Condition, then: readonly Effect[], otherwise: readonly Effect[] = []): Effect => ({ do: 'when', if: condition, then, else: otherwise });
export const champion = (...then: Effect[]): Effect => ({ do: 'champion', then });
export const eachHere = (...then: Effect[]): Effect => ({ do: 'each', who: 'here', then });

export const has = (...feature: Feature[]): Condition => ({ feature });
export const trait = (...names: Trait[]): Condition => ({ trait: names });
export const tool = (name: Tool): Condition => ({ tool: name });
export const plus = (condition: Condition, n: number): Modifier => ({ if: condition, n });

/** `[9, lore(2)], [5, energy()], [0, flee]`: the lowest result of each band, and what it brings. */
type Rung = readonly [number, ...Effect[]];
const bandsOf = (rungs: readonly Rung[]): Band[] => rungs.map(([min, ...effects]) => ({ min, do: effects }));
export const test = (of: Attribute | readonly Attribute[], kind: TestKind, modifiers: readonly Modifier[], ...rungs: Rung[]): Effect => ({
  do: 'test', of: typeof of === 'string' ? [of] : of, kind, modifiers, bands: bandsOf(rungs),
});

export const choose = (prompt: string, ...options: ChoiceOption[]): Effect => ({ do: 'choose', prompt, options });
export const option = (id: string, label: string, effects: readonly Effect[], more: Pick<ChoiceOption, 'if' | 'cost'> = {}): ChoiceOption => ({ id, label, do: effects, ...more });
