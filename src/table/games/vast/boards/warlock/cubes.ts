import { WARLOCK } from '../../printed/warlockBoard.ts';
import type { SpellId } from '../../../../../engine/games/vast/content/spells.ts';
import { dealCubes, type Dealt } from '../../layout/cubes.ts';
import { on, type BoardSpot } from '../../layout/ground.ts';
import { thing, type LaidThing } from '../../layout/laid.ts';
import type { Point } from '../../../../stage/shapes.ts';
import type { MagicAction, Warlock } from './kinds.ts';


/** A cube lies in a box of the board or on a spell card. */
const onCard = (box: string): SpellId | null => (box.startsWith('card:') ? (box.slice('card:'.length) as SpellId) : null);

export function dealWarlock(before: Dealt, { cubes, onSpells }: Warlock): Dealt {
  const spells = Object.fromEntries(Object.entries(onSpells).map(([card, count]) => [`card:${card}`, count]));
  return dealCubes(before, { ...cubes, ...spells });
}

/** `cardAt` says where a spell in play lies. The last free cube is the one that a hand takes: it goes by the name of them all. */
export function layMagic(
  spot: BoardSpot,
  { cubes }: Warlock,
  dealt: Dealt,
  before: Dealt,
  cardAt: (card: string) => LaidThing | undefined,
): LaidThing[] {
  const filled = new Map<string, number>();
  return dealt.flatMap((box, k): LaidThing[] => {
    const slot = filled.get(box) ?? 0;
    filled.set(box, slot + 1);
    if (box === 'supply') return [];
    const card = onCard(box);
    const lies = card ? cardAt(card) : undefined;
    if (card && !lies) return [];
    const at = lies ? cornerOf(lies, slot) : on(spot, slotOf(box, slot));
    const handle = box === 'unassigned' && slot === cubes.unassigned - 1;
    const was = before[k];
    const from =
      was === 'unassigned' && box !== 'unassigned' ? 'cubes:magic' : was === undefined || was === 'supply' ? 'board:warlock' : placeOf(was);
    return [
      thing(handle ? 'cubes:magic' : `magic:${k}`, { as: 'cube', frame: 'cube/magic' }, at, {
        size: spot.scale * (card ? 1.44 : box === 'unassigned' ? 1.04 : 0.94),
        place: placeOf(box),
        from,
        touchable: handle,
        ...(lies ? { z: lies.z + 0.5 } : {}),
        ...(handle ? { fresh: k } : {}),
      }),
    ];
  });
}

const slotOf = (box: string, slot: number): Point => {
  const places = box === 'unassigned' ? WARLOCK.magic : WARLOCK.actions[box as MagicAction].cubes;
  return places[Math.min(slot, places.length - 1)]!;
};

const placeOf = (box: string): string => (onCard(box) ? box : box === 'unassigned' ? 'box:magic' : `box:${box}`);

/** On the picture of the card, where no word is hidden. */
const cornerOf = ({ x, y, size }: LaidThing, slot: number): Point => ({ x: x + (58 - slot * 34) * size, y: y - 52 * size });
