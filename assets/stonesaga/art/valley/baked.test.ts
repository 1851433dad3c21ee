import { describe, expect, test } from 'vitest';
import { hexIds } from '../../../../src/engine/games/stonesaga/content/hexes.ts';
import { features, lands, mantles, zones } from '../../../../src/engine/games/stonesaga/content/vocabulary.ts';
import high from '../../baked/high/atlas.json';
import low from '../../baked/low/atlas.json';
import { deedIcons, deedStones } from '../../../../src/table/games/stonesaga/printed/deedStones.ts';

/** Every picture that the valley may ask for. */
const wanted = [
  'valley/ground', 'valley/ground/tall', 'valley/lamp', 'valley/shafts', 'valley/joint',
  'valley/key', 'valley/toll', 'valley/plate', 'valley/halo', 'valley/deed/energy',
  ...['a', 'b'].flatMap((way) => ['0', '1', '2', 'shadow'].map((kind) => `valley/tray/${way}/${kind}`)),
  ...hexIds.map((id) => `valley/hex/${id}`),
  ...lands.flatMap((land) => ['trees', 'plain', 'water', 'peaks'].map((shape) => `valley/shroud/${land}/${shape}`)),
  ...features.map((feature) => `valley/hint/${feature}`),
  ...zones.flatMap((zone) => ['outpost', 'ruin', 'glacier', 'reef'].map((kind) => `valley/overlay/${kind}/${zone}`)),
  'valley/overlay/glacier/whole', 'valley/banner/whole', 'valley/banner/torn',
  ...[1, 2, 3].flatMap((k) => [`valley/building/${k}`, `valley/mist/${k}`]),
  ...mantles.flatMap((mantle) => [`valley/figure/${mantle}`, `valley/figure/${mantle}/shadow`]),
  ...['fire/1', 'fire/2', 'shelter/0', 'shelter/1', 'shelter/2', 'depletion/1', 'depletion/2', 'mystery'].map(
    (site) => `valley/site/${site}`,
  ),
  ...Object.keys(deedIcons).map((verb) => `valley/deed/${verb}`),
  ...Object.values(deedStones).flatMap(({ widths, height }) => widths.map((width) => `valley/stone/${width}x${height}`)),
];

describe.each([['high', high], ['low', low]] as const)('the %s atlas', (_, atlas) => {
  test('has every picture of the valley', () => {
    expect(wanted.filter((name) => !(name in atlas.frames))).toEqual([]);
  });
});

test('low pictures are half as large as high ones', () => {
  for (const name of wanted) {
    const [a, b] = [(high.frames as Record<string, { w: number }>)[name]!, (low.frames as Record<string, { w: number }>)[name]!];
    expect(Math.abs(a.w / 2 - b.w)).toBeLessThanOrEqual(1);
  }
});
