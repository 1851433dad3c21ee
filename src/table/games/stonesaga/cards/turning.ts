/** How a card looks on its way from its pile to the stage. */
interface CardTurning {
  /** Of its full size. */
  readonly size: number;
  /** How broad it is seen: nothing when it stands on its edge. */
  readonly across: number;
  readonly side: 'back' | 'front';
}

/** A card of a pile, as a share of the leaf that is read. */
const inPile = 0.2;

/** `way` runs from 0 on the pile to 1 on the stage; it turns over half-way, and a spring may carry it a little beyond. */
export function turningAt(way: number): CardTurning {
  const on = Math.min(1, Math.max(0, way));
  return { size: inPile + (1 - inPile) * on, across: Math.max(0.02, Math.abs(Math.cos(Math.PI * on))), side: on < 0.5 ? 'back' : 'front' };
}
