import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { inHex, type HexFit } from '../../../parts/hexFit.ts';
import type { Point } from '../../../stage/shapes.ts';
import { zoneMiddle } from './areas.ts';
import type { Hex } from './fit.ts';
import { siteSpots } from './standing.ts';

/** A number on the map: where its middle is, how large its letters are, and how much room round it no other number may take. */
export interface MapNumber extends Point {
  readonly text: string;
  readonly size: number;
  readonly radius: number;
  /** Something painted lies under it that it has to cover. */
  readonly fixed: boolean;
}

type Numbers = ReadonlyMap<string, MapNumber>;

/** Of what each number is, in units of the hex: its letters where they are not smaller than can be read. */
const own = { plate: 20, banner: 22 } as const;
/** From the middle of a token to its number: where its lower right rim is, and so many sizes of the letters further. */
const hung = { x: 16, y: 14, across: 0.3, down: 0.2 } as const;
/** The dead ground has its number painted on it. */
const painted = { x: 8, y: 12 } as const;
/** A disc reaches so far beyond the middle of its number, in sizes of the letters; and the flag on a pole. */
const disc = 0.75;
const flag = { x: 16 / 22, y: -42 / 22, above: -6, reach: 0.9 } as const;

/**
 * The numbers of the valley. They do not shrink with a map that grows, so in a large valley those of one hex and of its neighbours
 * would cover each other: they are pushed apart, each as little as can be.
 */
export function layNumbers(view: Pick<StonesagaView, 'map' | 'outposts'>, fit: HexFit, letters: number): Numbers {
  const laid = new Map<string, MapNumber>();
  const plate = Math.max(own.plate * fit.scale, letters);
  const hang = (site: keyof typeof siteSpots, hex: Hex, text: string): void => {
    const at = inHex(fit, hex, siteSpots[site]);
    const fixed = site === 'depletion';
    const x = fixed ? painted.x * fit.scale : hung.x * fit.scale + hung.across * plate;
    const y = fixed ? painted.y * fit.scale : hung.y * fit.scale + hung.down * plate;
    laid.set(`${site}:${hex}`, { text, size: plate, radius: disc * plate, fixed, x: at.x + x, y: at.y + y });
  };
  for (const hex of Object.keys(view.map) as Hex[]) {
    const { shelter, shelterValue, depletion, mysteries } = view.map[hex]!;
    if (mysteries > 1) hang('mystery', hex, String(mysteries));
    if (shelter > 0 || shelterValue > 0) hang('shelter', hex, String(shelterValue));
    if (depletion > 0) hang('depletion', hex, `+${depletion}`);
  }
  const banner = Math.max(own.banner * fit.scale, letters);
  for (const { at: hex, zone, overlay } of Object.values(view.outposts)) {
    const foot = inHex(fit, hex, zoneMiddle(zone));
    const at = { x: foot.x + flag.x * banner, y: foot.y + flag.above * fit.scale + flag.y * banner };
    const text = String(Number(overlay.slice(2)));
    laid.set(`banner:${overlay}`, { text, size: banner, radius: flag.reach * banner, fixed: false, ...at });
  }
  return apart(laid);
}

const sweeps = 40;

/** Pushes numbers that cover each other away from each other, until none does. */
function apart(numbers: Numbers): Numbers {
  const all = [...numbers].map(([key, one]) => ({ key, ...one }));
  for (let sweep = 0; sweep < sweeps; sweep++) {
    let pushed = false;
    all.forEach((a, i) => {
      for (const b of all.slice(i + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const far = Math.hypot(dx, dy);
        const missing = a.radius + b.radius - far;
        if (missing <= 0.01 || (a.fixed && b.fixed)) continue;
        const [x, y] = far > 0 ? [dx / far, dy / far] : [1, 0];
        const share = a.fixed ? 0 : b.fixed ? 1 : 0.5;
        [a.x, a.y] = [a.x - x * missing * share, a.y - y * missing * share];
        [b.x, b.y] = [b.x + x * missing * (1 - share), b.y + y * missing * (1 - share)];
        pushed = true;
      }
    });
    if (!pushed) break;
  }
  return new Map(all.map(({ key, ...one }) => [key, one]));
}
