import type { Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import type { StructureId } from '../../../../engine/games/stonesaga/content/structures.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import type { Strip } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';
import type { JournalPage } from './journalPages.ts';

/** Something of the people that opens the journal where it is written down. */
export interface Keepsake {
  readonly id: string;
  readonly page: JournalPage;
  readonly frame: string;
  readonly count: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function layKeepsakes(view: StonesagaView, ground: Ground): readonly Keepsake[] {
  const { x, y, width, height } = ground.culture;
  const kept = [
    { page: 'goals', frame: 'journal', count: '' },
    { page: 'culture', frame: 'knowledge', count: String(view.culture.knowledge.length) },
    { page: 'designs', frame: 'designs', count: String(view.culture.designs.length) },
    { page: 'outposts', frame: 'outposts', count: `${view.outpostLimit.built}/${view.outpostLimit.most}` },
  ] as const;
  const columns = ground.layout === 'wide' ? 2 : 4;
  const across = width / columns;
  const size = Math.min(across, height / (kept.length / columns));
  return kept.map((one, i) => ({
    ...one,
    id: `keepsake:${one.frame}`,
    frame: `society/${one.frame}`,
    x: x + ((i % columns) + 0.5) * across,
    y: y + (Math.floor(i / columns) + 0.5) * size,
    size,
  }));
}

/** A structure of the outpost where somebody stands, a design that can be built there now, or knowledge that can be used. */
export interface Shelved {
  readonly id: string;
  readonly frame: string;
  readonly stored: readonly (readonly [Face, number])[];
  readonly built: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** What lies on the shelf for whoever is looked at. Stored tokens are `res:structure-2:fish`. */
export function layShelf(view: StonesagaView, offers: Offers, who: CharacterId, ground: Ground): readonly Shelved[] {
  return inGrid(shelved(view, offers, who).filter((one) => !isBrought(one, view, offers, ground)), ground.shelf);
}

const brought = 80;

/** What the open activity can use of it lies at the head of the stage while the shelf is behind a tab. */
export function layOnStage(view: StonesagaView, offers: Offers, who: CharacterId, ground: Ground): readonly Shelved[] {
  const { x, y, width } = ground.stage;
  return shelved(view, offers, who)
    .filter((one) => isBrought(one, view, offers, ground))
    .map((one, i) => ({ ...one, stored: [], size: brought, x: x + width - 16 - (i + 0.5) * brought, y: y + 6 + brought / 2 }));
}

function isBrought({ id }: Pick<Shelved, 'id'>, { scene }: StonesagaView, offers: Offers, { brings }: Ground): boolean {
  if (!brings || (scene?.kind !== 'fishing' && scene?.kind !== 'foraging' && scene?.kind !== 'mining')) return false;
  return offers.touched.has(id);
}

function shelved(view: StonesagaView, offers: Offers, who: CharacterId): readonly Omit<Shelved, 'x' | 'y' | 'size'>[] {
  const { at } = view.characters[who];
  const here = Object.values(view.outposts).find((outpost) => outpost.at === at && outpost.status === 'active');
  const built = Object.entries(here?.structures ?? {}).map(([key, { structure, stored }]) => ({
    id: `structure:${key}`,
    frame: tablet(structure),
    stored: Object.entries(stored) as [Face, number][],
    built: true,
  }));
  const designs = buildable(offers, who).map((structure) => ({
    id: `design:${structure}`,
    frame: tablet(structure),
    stored: [],
    built: false,
  }));
  const known = usable(offers).map((id) => ({ id, frame: 'society/knowledge', stored: [], built: true }));
  return [...known, ...built, ...designs];
}

const tablet = (structure: StructureId): string => `society/structure/${structure}`;

/** Knowledge that acts on something now is laid out: a card to be dragged onto a die. */
const usable = (offers: Offers): readonly string[] => offers.carried('card:KN');

/** Designs that may be dragged onto an outpost now. */
const buildable = (offers: Offers, who: CharacterId): readonly StructureId[] =>
  offers
    .carried('design:')
    .filter((design) => offers.targets(design).some((place) => place.endsWith(`/${who}`)))
    .map((design) => design.slice('design:'.length) as StructureId);

function inGrid(things: readonly Omit<Shelved, 'x' | 'y' | 'size'>[], { x, y, width, height }: Strip): readonly Shelved[] {
  let columns = width > height ? 3 : 2;
  while (Math.ceil(things.length / columns) * (width / columns) > height && columns < 12) columns++;
  const size = width / columns;
  return things.map((one, i) => ({ ...one, size, x: x + ((i % columns) + 0.5) * size, y: y + (Math.floor(i / columns) + 0.5) * size }));
}
