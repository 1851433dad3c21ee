import { boundary, type PowerOffer } from '../../../kernel/rule.ts';

/** Between actions a power leaves the game at rest too: the same question follows from the state alone. */
export const restingAfter = (offer: PowerOffer): PowerOffer => ({
  ...offer,
  options: offer.options.map((option) => ({
    ...option,
    *value() {
      yield* option.value();
      yield* boundary();
    },
  })),
});
