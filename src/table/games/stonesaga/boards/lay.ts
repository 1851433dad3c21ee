import { items, type ItemId } from '../../../../engine/games/stonesaga/content/items.ts';
import type { Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import type { ItemCard } from '../../../../engine/games/stonesaga/content/schema.ts';
import type { PowerId } from '../../../../engine/games/stonesaga/content/powers.ts';
import { attributes, maladyKinds, severities, type SlotKind } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { CharacterId, ItemKey } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import type { Strip } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';
import { middleOf, plans, type BoardPlan } from '../printed/boardPlan.ts';
import { stonesOf, type CarvedStone } from './stones.ts';

export interface LaidBoardToken {
  readonly id: string;
  readonly frame: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Where it lies, so that motion knows what has moved. */
  readonly place?: string;
}
export interface LaidItem {
  readonly id: string;
  readonly item: ItemId;
  readonly kind: SlotKind;
  readonly packed: boolean;
  readonly at: Strip;
  readonly place: string;
}
export interface LaidPower {
  readonly id: string;
  readonly power: PowerId;
  readonly ready: boolean;
  readonly at: Strip;
}
interface LaidPlace {
  readonly id: string;
  readonly area: Strip;
}
interface LaidBoard {
  readonly plan: BoardPlan;
  readonly tokens: readonly LaidBoardToken[];
  readonly items: readonly LaidItem[];
  /** What lies on items. */
  readonly stored: readonly LaidStored[];
  /** Stones of omens on items that may be looked into now. */
  readonly omens: readonly LaidBoardToken[];
  readonly power: LaidPower | null;
  readonly stones: readonly CarvedStone[];
  readonly places: readonly LaidPlace[];
}
export interface LaidStored {
  readonly id: string;
  readonly face: Face;
  readonly x: number;
  readonly y: number;
}

/** The board of one character as it lies large. Positions are from its own upper left corner. */
export function layBoard(
  view: StonesagaView,
  offers: Offers,
  who: CharacterId,
  { layout }: Pick<Ground, 'layout'>,
): LaidBoard {
  const plan = plans[layout];
  const character = view.characters[who];
  const held = layItems(view, offers, who, plan);
  return {
    plan,
    tokens: [...layEnergy(view, who, plan), ...layHealth(view, who, plan), ...layBoosts(view, who, plan)],
    items: held,
    stored: held.flatMap(({ id, at }) => layStored(view, who, id.slice('item:'.length) as ItemKey, at)),
    omens: layOmens(offers, who, held),
    power: character.power && { id: `power:${who}`, power: character.power, ready: character.powerReady, at: plan.power },
    stones: stonesOf(view, offers, who, plan),
    places: placesOf(who, plan),
  };
}

const token = (id: string, frame: string, at: Strip, side: number): LaidBoardToken => ({
  id,
  frame,
  ...middleOf(at),
  size: Math.min(at.width, at.height) / side,
});

/** Tokens are all alike: `energy:c1#2` may do whatever `energy:c1` may. */
const nth = (id: string, n: number): string => (n === 0 ? id : `${id}#${n}`);

function layEnergy({ energyMax, characters }: StonesagaView, who: CharacterId, { energy }: BoardPlan): LaidBoardToken[] {
  const { energy: ready } = characters[who];
  return energy.map((at, i) => {
    if (i >= energyMax) return token(`plug:energy:${i}`, 'boards/plug', at, 48);
    return i < ready
      ? token(nth(`energy:${who}`, i), 'boards/energy/ready', at, 48)
      : token(`spent:${who}:${i}`, 'boards/energy/spent', at, 48);
  });
}

function layHealth({ healthSpaces, characters }: StonesagaView, who: CharacterId, { health }: BoardPlan): LaidBoardToken[] {
  const { health: maladies } = characters[who];
  const lying = maladyKinds.flatMap((kind) =>
    severities
      .toReversed()
      .flatMap((severity) =>
        Array.from({ length: maladies[kind][severity] }, (_, i) => ({
          id: nth(`malady:${who}:${kind}:${severity}`, i),
          frame: `boards/${kind}/${severity}`,
        })),
      ),
  );
  return health.flatMap((at, i) => {
    if (i >= healthSpaces) return [token(`plug:health:${i}`, 'boards/plug', at, 48)];
    const one = lying[i];
    return one ? [token(one.id, one.frame, at, 48)] : [];
  });
}

function layBoosts({ characters }: StonesagaView, who: CharacterId, { boosts }: BoardPlan): LaidBoardToken[] {
  return attributes.flatMap((attribute, i) => {
    const boost = characters[who].boosts[attribute];
    return boost ? [token(`boost:${who}:${attribute}`, `boards/boost/${boost}`, boosts[i]!, 52)] : [];
  });
}

function layItems(view: StonesagaView, offers: Offers, who: CharacterId, plan: BoardPlan): LaidItem[] {
  const held = Object.entries(view.characters[who].items).map(([key, { item, slot, packed }]): LaidItem => ({
    id: `item:${key}`, item, kind: items[item].slot, packed, at: plan.slots[slot], place: `slot:${who}:${slot}`,
  }));
  const arriving = arrivingItem(offers);
  return arriving
    ? [...held, { id: 'item:new', item: arriving, kind: items[arriving].slot, packed: false, at: plan.pit, place: `pit:${who}` }]
    : held;
}

/** An item that finds no free slot is in nobody's hands yet: only the question names it. */
export function arrivingItem(offers: Offers): ItemId | null {
  const room = offers.asked('item.room');
  if (!room) return null;
  const named = (Object.keys(items) as ItemId[]).filter((id) => room.prompt.endsWith(`the ${items[id].name}.`));
  return named[0] ?? null;
}

function layStored(view: StonesagaView, who: CharacterId, key: ItemKey, at: Strip): LaidStored[] {
  const stored = view.characters[who].items[key]?.stored ?? {};
  const faces = (Object.keys(stored) as Face[]).flatMap((face) =>
    Array.from({ length: stored[face] ?? 0 }, (_, i) => ({ id: nth(`res:${key}:${face}`, i), face })),
  );
  const step = Math.min(38, (at.width - 36) / Math.max(1, faces.length - 1));
  const from = at.x + at.width / 2 - (step * (faces.length - 1)) / 2;
  return faces.map(({ id, face }, i) => ({ id, face, x: from + i * step, y: at.y + (at.height - 6) * 0.5 - 6 }));
}

/** SC-118 The stone lies on the upper left corner of the item that shows it: abilities are printed on the right. */
function layOmens(offers: Offers, who: CharacterId, held: readonly LaidItem[]): LaidBoardToken[] {
  const seen = new Set<ItemId>();
  return held.flatMap(({ item, at, packed }) => {
    const { omen }: ItemCard = items[item];
    const id = `omen:${who}:${item}`;
    if (!omen || packed || !offers.has(id) || seen.has(item)) return [];
    seen.add(item);
    const side = at.width * 0.46;
    return [{ id, frame: `omen/${omen}`, x: at.x + side * 0.46, y: at.y + side * 0.46, size: side / omenPainted }];
  });
}

/** Units of an omen as it is painted. */
const omenPainted = 72;

const around = (strips: readonly Strip[]): Strip => {
  const [x, y] = [Math.min(...strips.map((one) => one.x)), Math.min(...strips.map((one) => one.y))];
  return {
    x,
    y,
    width: Math.max(...strips.map((one) => one.x + one.width)) - x,
    height: Math.max(...strips.map((one) => one.y + one.height)) - y,
  };
};

function placesOf(who: CharacterId, plan: BoardPlan): LaidPlace[] {
  const slots = Object.entries(plan.slots);
  return [
    { id: `board:${who}`, area: { x: 0, y: 0, width: plan.width, height: plan.height } },
    ...attributes.map((attribute, i) => ({ id: `attribute:${who}:${attribute}`, area: around([plan.rows[i]!, plan.boosts[i]!]) })),
    { id: `health:${who}`, area: around(plan.health) },
    { id: `mouth:${who}`, area: around([plan.eat, plan.drink]) },
    { id: `legend:${who}`, area: plan.legend },
    { id: `character:${who}`, area: plan.portrait },
    ...slots.map(([slot, area]) => ({ id: `slot:${who}:${slot}`, area })),
    ...(['hand', 'body', 'pouch'] as const).map((kind) => ({
      id: `slot:${who}:${kind}`,
      area: around(slots.filter(([slot]) => slot.startsWith(kind)).map(([, at]) => at)),
    })),
    { id: `pit:${who}`, area: plan.pit },
  ];
}
