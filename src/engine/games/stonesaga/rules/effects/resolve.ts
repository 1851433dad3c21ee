import type { QuestionMarks, Rule } from '../../../../kernel/rule.ts';
import type { Effect, EffectName, EffectOf } from '../../content/effects.ts';
import type { CharacterId, Stonesaga } from '../../state.ts';

type Performer<K extends EffectName> = (t: Stonesaga, who: CharacterId, effect: EffectOf<K>, marks?: QuestionMarks) => Rule | void;

/** How each effect that a card can have is carried out. */
export type Performers = { readonly [K in EffectName]: Performer<K> };

let performers: Performers;

/**
 * Called once, by the sequence of play. Effects resolve other effects through this file, so none of them imports the list that it
 * stands in itself. Without the call the first card that is resolved throws.
 */
export function register(all: Performers): void {
  performers = all;
}

/** From top to bottom; nothing more happens once the game is over. What `foreseen` asks was said beforehand: it is a second step. */
export function* resolve(t: Stonesaga, who: CharacterId, effects: readonly Effect[], foreseen?: Effect): Rule {
  for (const effect of effects) {
    if (t.state.ended) return;
    const marks = effect === foreseen ? { second: true } : undefined;
    const rule = (performers[effect.do] as Performer<EffectName>)(t, who, effect as never, marks);
    if (rule) yield* rule;
  }
}

/** While a card is resolved it lies on the table for everybody to read. */
export function* resolveCard(t: Stonesaga, who: CharacterId, card: string, effects: readonly Effect[]): Rule {
  const under = t.state.scene;
  t.state.scene = { kind: 'card', who, card, under };
  yield* resolve(t, who, effects);
  t.state.scene = under;
}
