interface TurnedOver {
  /** The front is seen. */
  readonly upright: boolean;
  readonly width: number;
  readonly height: number;
  readonly y: number;
}

/** How a slab is drawn while it turns over: 0 shows its front, 1 its back; the sides change when it stands on its edge. */
export function turnedOver(flip: number, lift: number, grow: number): TurnedOver {
  const rise = Math.sin(Math.min(1, Math.max(0, flip)) * Math.PI);
  const larger = 1 + grow * rise;
  // a width of nothing cannot be drawn
  return { upright: flip < 0.5, width: Math.max(0.02, Math.abs(Math.cos(flip * Math.PI))) * larger, height: larger, y: -rise * lift };
}
