import { card } from '../printed/forageLooks.ts';
import type { ForagingId } from '../../../../engine/games/stonesaga/content/foraging.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Strip } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';
import { standingsOn, type PlacedObject } from './placing.ts';

export type ForagingScene = Extract<NonNullable<StonesagaView['scene']>, { readonly kind: 'foraging' }>;
export const foragingOf = ({ scene }: Pick<StonesagaView, 'scene'>): ForagingScene | null => (scene?.kind === 'foraging' ? scene : null);

export type DeedId = 'search' | 'harvest' | 'hunt' | 'leave' | 'done' | 'strike' | 'fight' | 'retreat';
const deedsOf: Readonly<Record<ForagingScene['stage'], readonly DeedId[]>> = {
  search: ['search', 'harvest', 'hunt', 'leave'],
  harvest: ['done'],
  hunt: ['strike'],
  encounter: ['fight', 'retreat'],
};

/** The middle of something, and its size on the table. */
interface Laid {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface LaidForageCard extends Laid {
  readonly id: ForagingId;
  readonly drawn: boolean;
  readonly scale: number;
}
export interface LaidObject extends Laid {
  readonly standing: PlacedObject;
  readonly scale: number;
}
export interface LaidForageDeed extends Laid {
  readonly id: DeedId;
}
export interface Laying {
  readonly cards: readonly LaidForageCard[];
  readonly objects: readonly LaidObject[];
  readonly deeds: readonly LaidForageDeed[];
  readonly deck: Laid;
  /** Rows of the landscape, for their frames. */
  readonly rows: readonly Laid[];
  readonly title: { readonly x: number; readonly y: number; readonly hint: { readonly x: number; readonly y: number } };
}

const measures = {
  wide: {
    head: 70,
    stone: { width: 284, height: 80 },
    broad: { width: 449, height: 80 },
    columns: 4,
    gap: 11,
    deck: { width: 44, height: 55 },
  },
  tall: {
    head: 112,
    stone: { width: 512, height: 92 },
    broad: { width: 512, height: 92 },
    columns: 2,
    gap: 30,
    deck: { width: 72, height: 90 },
  },
} as const;

/** Cards side by side in as many rows as let them be largest. */
function rowsIn(area: Strip, many: number, most: number): { readonly scale: number; readonly perRow: number; readonly rows: number } {
  let best = { scale: 0, perRow: many, rows: 1 };
  for (let rows = 1; rows <= Math.max(1, many); rows++) {
    const perRow = Math.ceil(many / rows);
    const scale = Math.min(most, area.width / (perRow * card.width), (area.height - (rows - 1) * 14) / (rows * card.height));
    if (scale > best.scale + 0.001) best = { scale, perRow, rows };
  }
  return best;
}

function landscape(ids: readonly ForagingId[], area: Strip): { readonly cards: LaidForageCard[]; readonly rows: Laid[] } {
  if (ids.length === 0) return { cards: [], rows: [] };
  const { scale, perRow, rows } = rowsIn(area, ids.length, 1.7);
  const [w, h] = [card.width * scale, card.height * scale];
  const top = area.y + (area.height - rows * h - (rows - 1) * 14) / 2;
  const laid: LaidForageCard[] = [];
  const framed: Laid[] = [];
  for (let row = 0; row < rows; row++) {
    const those = ids.slice(row * perRow, (row + 1) * perRow);
    if (those.length === 0) continue;
    const left = area.x + (area.width - those.length * w) / 2;
    const y = top + row * (h + 14) + h / 2;
    framed.push({ x: left + (those.length * w) / 2, y, width: those.length * w, height: h });
    those.forEach((id, i) => laid.push({ id, drawn: false, scale, x: left + (i + 0.5) * w, y, width: w, height: h }));
  }
  return { cards: laid, rows: framed };
}

function hand(ids: readonly ForagingId[], area: Strip): LaidForageCard[] {
  const gap = 34;
  const scale = Math.min(1.7, area.height / card.height, (area.width - gap * (ids.length - 1)) / (ids.length * card.width));
  const [w, h] = [card.width * scale, card.height * scale];
  const left = area.x + (area.width - ids.length * w - (ids.length - 1) * gap) / 2;
  return ids.map((id, i) => ({
    id,
    drawn: true,
    scale,
    x: left + i * (w + gap) + w / 2,
    y: area.y + area.height / 2,
    width: w,
    height: h,
  }));
}

/** Where a picture of a laid card is seen: its middle. */
const seenAt = ({ x, y, width, height, scale }: LaidForageCard, standing: PlacedObject): LaidObject => ({
  standing,
  scale,
  x: x - width / 2 + standing.x * scale,
  y: y - height / 2 + (standing.foot - standing.h / 2) * scale,
  width: standing.w * scale,
  height: standing.h * scale,
});

/** The room for drawn cards and that for the landscape: beside it where the table is wide, above it where it is tall. */
function parted(field: Strip, share: number, beside: boolean): readonly [Strip, Strip] {
  const gap = share > 0 && share < 1 ? 26 : 0;
  if (beside)
    return [
      { ...field, width: field.width * share - gap },
      { ...field, x: field.x + field.width * share, width: field.width * (1 - share) },
    ];
  return [
    { ...field, height: field.height * share - gap },
    { ...field, y: field.y + field.height * share, height: field.height * (1 - share) },
  ];
}

/** The stage down to the rails: they stay in sight. */
export const roomOf = ({ stage, rails }: Ground): number => Math.min(stage.height, rails.y - 4 - stage.y);

/** Everything of a foraging on the stage: drawn cards above, the landscape below them, deeds at the foot. */
export function layForaging(scene: ForagingScene, ground: Ground): Laying {
  const { stage } = ground;
  const { head, columns, gap, deck } = measures[ground.layout];
  const ids = deedsOf[scene.stage];
  const stone = measures[ground.layout][ids.length > 2 ? 'stone' : 'broad'];
  const lines = Math.ceil(4 / columns);
  const foot = lines * (stone.height + gap) + 6;
  const room = roomOf(ground);
  const field: Strip = { x: stage.x + 18, y: stage.y + head + 8, width: stage.width - 36, height: room - head - foot - 26 };
  const share = scene.drawn.length === 0 ? 0 : scene.tableau.length === 0 ? 1 : ground.layout === 'wide' ? 0.47 : 0.55;
  const [above, below] = parted(field, share, ground.layout === 'wide');
  const { cards, rows } = share === 1 ? { cards: [], rows: [] } : landscape(scene.tableau, below);
  const inRow = Math.min(columns, ids.length);
  const start = stage.x + (stage.width - inRow * stone.width - (inRow - 1) * gap) / 2 + stone.width / 2;
  const deeds = ids.map((id, i): LaidForageDeed => ({
    id,
    ...stone,
    x: start + (i % columns) * (stone.width + gap),
    y: stage.y + room - foot + Math.floor(i / columns) * (stone.height + gap) + stone.height / 2,
  }));
  const deckAt = { ...deck, x: stage.x + 26 + deck.width / 2, y: stage.y + 12 + deck.height / 2 };
  const words = deckAt.x + deck.width / 2 + 22;
  return {
    cards: [...cards, ...(share > 0 ? hand(scene.drawn, above) : [])],
    objects: cards.flatMap((one) => standingsOn(one.id).map((standing) => seenAt(one, standing))),
    deeds,
    deck: deckAt,
    rows,
    title:
      ground.layout === 'wide'
        ? { x: words, y: stage.y + 40, hint: { x: stage.x + stage.width - 26, y: stage.y + 40 } }
        : { x: words, y: stage.y + 34, hint: { x: words, y: stage.y + 84 } },
  };
}
