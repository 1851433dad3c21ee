/** What a die is made of. Colours are 0xrrggbb in sRGB. */
export interface DieMaterial {
  readonly base: number;
  /** veins or grain */
  readonly vein: number;
  readonly inks: readonly [number, number];
  /** 0 mirror to 1 chalk */
  readonly rough: number;
  readonly metal: number;
  /** share of light that passes through */
  readonly clear: number;
  readonly grain: 'none' | 'bone' | 'marble' | 'wood' | 'stone' | 'brushed';
}

/** In the shader's order. */
export const grains: readonly DieMaterial['grain'][] = ['none', 'bone', 'marble', 'wood', 'stone', 'brushed'];

/** Ink against base is the material's duty: cream on amber could not be read. A game may make others. */
export const materials = {
  bone: { base: 0xe6d9ba, vein: 0xb39768, inks: [0x1d1512, 0x9c1f17], rough: 0.42, metal: 0, clear: 0, grain: 'bone' },
  garnet: { base: 0x8e1420, vein: 0x4b060e, inks: [0xf6ead2, 0xf0b64a], rough: 0.2, metal: 0, clear: 0, grain: 'marble' },
  plum: { base: 0x5a2a5e, vein: 0x2c1130, inks: [0xf3dfb4, 0xf2a24a], rough: 0.28, metal: 0, clear: 0, grain: 'marble' },
  night: { base: 0x1c2c5a, vein: 0x0d1430, inks: [0xdfe9f5, 0xf08a3c], rough: 0.26, metal: 0, clear: 0, grain: 'marble' },
  slate: { base: 0x4b555e, vein: 0x2a3138, inks: [0xeecb86, 0xf5905a], rough: 0.7, metal: 0, clear: 0, grain: 'stone' },
  oak: { base: 0xb98a50, vein: 0x7d5428, inks: [0x20130a, 0x6a140c], rough: 0.6, metal: 0, clear: 0, grain: 'wood' },
  brass: { base: 0xe2b25a, vein: 0xb07c30, inks: [0x1d140a, 0x7a1512], rough: 0.36, metal: 1, clear: 0, grain: 'brushed' },
  amber: { base: 0xf09a26, vein: 0xb4540a, inks: [0x35100a, 0x8c1c0a], rough: 0.1, metal: 0, clear: 0.9, grain: 'none' },
} as const satisfies Record<string, DieMaterial>;

/** The shader has no room for more in one tray. */
export const mostMaterials = 16;

/** From sRGB to the linear light that the shaders reckon with. */
export function linear(color: number): [number, number, number] {
  const part = (shift: number): number => (((color >> shift) & 255) / 255) ** 2.2;
  return [part(16), part(8), part(0)];
}

/** Four vectors a material: base and roughness, vein and metal, first ink and clearness, second ink and grain. */
export function packMaterials(used: readonly DieMaterial[]): Float32Array {
  if (used.length > mostMaterials) throw new RangeError(`${used.length} materials do not fit into one tray of dice`);
  const packed = new Float32Array(mostMaterials * 16);
  used.forEach(({ base, vein, inks, rough, metal, clear, grain }, i) => {
    packed.set(
      [...linear(base), rough, ...linear(vein), metal, ...linear(inks[0]), clear, ...linear(inks[1]), grains.indexOf(grain)],
      i * 16,
    );
  });
  return packed;
}
