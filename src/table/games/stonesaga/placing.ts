import type { Layout } from '../../contract.ts';
import { strip, type Strip } from '../../stage/shapes.ts';
import { gap } from '../../zones/dock.ts';
import { spotIn } from '../../zones/spotIn.ts';
import type { PlacedZone, Placement } from '../../zones/zone.ts';
import { evened } from './columns.ts';
import { grounds, type Ground } from './ground.ts';
import { sharpest } from './valley/fit.ts';
import { partOf, shapeNamed, type StonesagaZone } from './zones.ts';

/** A piece of ground that is carved for one measure, and where it lies on the table. */
interface Laid {
  readonly spot: { readonly x: number; readonly y: number; readonly scale: number };
  readonly ground: Ground;
}

export type LaidParts = Readonly<Record<StonesagaZone | 'valley' | 'stage', Laid>>;

/** What is behind a tab lies far beyond the window, as it would lie if it were up. */
const beyond = 100_000;

/** Where each part of the ground lies, given where its zones lie. */
export function layParts(placed: Placement): LaidParts {
  const brings = placed.zones['society'] === undefined;
  const up = Object.entries(placed.zones) as [StonesagaZone, PlacedZone][];
  const even = evened(up.map(([id, at]) => ({ id, ...at, drawn: heightIn(id, at, placed.finger) })), gap / placed.zoom);
  const zone = (id: StonesagaZone): Laid => {
    const at = placed.zones[id] && { ...placed.zones[id], ...even.get(id)! };
    const { layout, spares } = shapeNamed(at?.shape ?? 'tall');
    const part = partOf(id, layout, spares);
    const to: Strip = at ?? { x: beyond, y: 0, width: part.width * 0.9, height: part.height * 0.9 };
    if (id === 'rails') return railsIn(to, layout, part, placed.finger);
    const { x, y, scale } = spotIn(to, part);
    return { spot: { x: x - part.x * scale, y: y - part.y * scale, scale }, ground: { ...grounds[layout], brings, spareRows: spares } };
  };
  const bag = placed.zones['bag'] ?? placed.away['bag'] ?? placed.map;
  return {
    board: zone('board'),
    rails: zone('rails'),
    bag: zone('bag'),
    bench: zone('bench'),
    society: zone('society'),
    dice: zone('dice'),
    valley: valleyIn(placed),
    stage: stageIn(placed, bag, placed.zones['dice'] ?? placed.away['dice'] ?? placed.map, brings),
  };
}

/** How high a zone is drawn in its place, which may be higher. */
function heightIn(id: StonesagaZone, at: PlacedZone, finger: number): number {
  const { layout, spares } = shapeNamed(at.shape);
  const part = partOf(id, layout, spares);
  if (id !== 'rails') return part.height * spotIn(at, part).scale;
  const { spot, ground } = railsIn(at, layout, part, finger);
  return ground.rails.height * spot.scale;
}

/** Rails are no higher than a finger needs: their badges are as wide as high, and take that from the numbers. Letters keep their size. */
function railsIn(to: Strip, layout: Layout, part: Strip, finger: number): Laid {
  const scale = Math.min(to.width / part.width, to.height / part.height);
  const rails = { ...part, height: Math.min(to.height / scale, Math.max(part.height, finger / scale), 96) };
  const x = to.x + (to.width - part.width * scale) / 2;
  const y = to.y + (to.height - rails.height * scale) / 2;
  return { spot: { x: x - part.x * scale, y: y - part.y * scale, scale }, ground: { ...grounds[layout], rails } };
}

/** The stones of what can be done are in one line where their letters can be so many times larger than they must be, else in two. */
const inOneLine = 1.25;
/** Letters of the valley that are so many times larger than they must be are large enough. */
const largeEnough = 1.5;

/** Letters of so many pixels can be read on a phone: larger ones, if somebody wants them, must not make stones that cover the valley. */
const readable = 12;

/** The valley takes all the room that the map has. */
function valleyIn({ map, letters, zoom }: Placement): Laid {
  const ease = (layout: Layout): number => (map.width / grounds[layout].map.width) * (grounds[layout].letters / letters);
  const layout: Layout = ease('wide') >= inOneLine ? 'wide' : 'tall';
  const least = Math.min(1, readable / (letters * zoom));
  const scale = (Math.min(largeEnough, Math.max(least, ease(layout))) * letters) / grounds[layout].letters;
  return {
    spot: { x: map.x, y: map.y, scale },
    ground: {
      ...grounds[layout],
      map: strip(0, 0, map.width / scale, map.height / scale),
      sharpest: Math.max(1, sharpest / (scale * zoom)),
    },
  };
}

/** What lies open over the valley is carved for one of two stages: the one whose letters can be larger is taken. */
function stageIn({ map }: Placement, bag: Strip, dice: Strip, brings: boolean): Laid {
  const lettersOn = (layout: Layout): number => spotIn(map, grounds[layout].stage).scale * grounds[layout].letters;
  const layout: Layout = lettersOn('wide') >= lettersOn('tall') ? 'wide' : 'tall';
  const { stage } = grounds[layout];
  const { x, y, scale } = spotIn(map, stage);
  const spot = { x: x - stage.x * scale, y: y - stage.y * scale, scale };
  const into = (one: Strip): Strip => ({
    x: (one.x - spot.x) / scale,
    y: (one.y - spot.y) / scale,
    width: one.width / scale,
    height: one.height / scale,
  });
  return { spot, ground: { ...grounds[layout], map: into(map), bag: into(bag), dice: into(dice), brings } };
}
