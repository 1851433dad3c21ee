/** A hand without a card that has been played: its own holder sees which one goes, the others only that there is one less. */
export function without<C extends string>(hand: readonly (C | 'face-down')[], card: C): (C | 'face-down')[] {
  const at = hand.includes(card) ? hand.indexOf(card) : hand.indexOf('face-down');
  return hand.filter((_, i) => i !== at);
}
