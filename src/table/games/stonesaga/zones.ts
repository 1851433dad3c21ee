import type { CharacterId } from '../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../engine/games/stonesaga/view.ts';
import type { Layout } from '../../contract.ts';
import type { Offers } from '../../gesture/offers.ts';
import { strip, type Strip } from '../../stage/shapes.ts';
import type { DockSide, TableWindow, Zone, ZonedTable, ZoneShape } from '../../zones/zone.ts';
import { readableScale } from '../../zones/screen.ts';
import { packingOf } from './bag/night.ts';
import { spareRows, sparesHeight } from './bag/spare.ts';
import { grounds } from './ground.ts';
import { bagPlans } from './printed/bagPlan.ts';
import { sharpest, valleyExtent } from './valley/fit.ts';

export type StonesagaZone = 'board' | 'rails' | 'bag' | 'bench' | 'society' | 'dice';

/** The slabs of the society, its goals and its piles lie together: in a column beside the valley, or in rows. */
const society: Readonly<Record<Layout, Strip>> = { wide: strip(1940, 12, 402, 734), tall: strip(10, 8, 1060, 376) };

/**
 * Which part of the wide or tall ground each zone is: boards and slabs are carved once for each. A bag is higher by the rows of what has
 * no room in it.
 */
export function partOf(zone: StonesagaZone, layout: Layout, spares = 0): Strip {
  if (zone === 'society') return society[layout];
  const part = grounds[layout][zone];
  if (zone === 'dice') return { ...part, x: 0, y: 0 };
  return zone === 'bag' ? { ...part, height: part.height + sparesHeight(bagPlans[layout], spares) } : part;
}

/** The name of a shape tells its layout, and how many rows lie under a bag. */
const named = (layout: Layout, spares: number): string => (spares > 0 ? `${layout}+${spares}` : layout);
export function shapeNamed(name: string): { readonly layout: Layout; readonly spares: number } {
  const [layout, spares = '0'] = name.split('+');
  return { layout: layout === 'wide' ? 'wide' : 'tall', spares: Number(spares) };
}

/** Casts and tests are thrown beside the stage; whoever is made new has a tray of their own on it. */
const rolls = ({ scene }: StonesagaView): boolean => scene?.kind === 'fishing' || scene?.kind === 'test';

const tray: ZoneShape = { name: 'tall', width: 150, height: 90, most: 3, edges: ['right', 'below', 'left'] };

/** Something of one square of the bag can be taken out of it: on a phone a square is as large as a finger. */
const squares = (zone: StonesagaZone, layout: Layout): number => (zone === 'bag' ? bagPlans[layout].cell : Infinity);

/** On a large monitor the valley gets the room that larger letters round it would take. */
const largest = ({ touch }: TableWindow): number => (touch ? 1.5 : 1.4);

const shape = (zone: StonesagaZone, layout: Layout, screen: TableWindow, edges: readonly DockSide[], spares = 0): ZoneShape => {
  const k = readableScale(screen, { letters: grounds[layout].letters, target: squares(zone, layout) });
  const { width, height } = partOf(zone, layout, spares);
  return { name: named(layout, spares), width: width * k, height: height * k, edges, most: largest(screen) };
};

/** On a monitor the valley gets more room than what lies open on it needs. */
const roomy = 1.2;

/** On a monitor letters may be so many times larger than they must be before a likelier shape is better. */
const enough = 1.25;

/** The valley is what everybody looks at: a large one is worth smaller letters round it. Without it ground lies empty beside the valley. */
const mapWorth = 0.5;

/** In a window that is narrower, in CSS pixels, rails may lie in the column of the boards, where they have no room for names. */
const namesEverybody = 1200;

/** The stones of what can be done lie under the valley, as high as so many letters. */
const stones = 3.9;

/** All bags that this screen may look into are being packed, and lie open over the valley: there is none beside it. */
const isPacked = (view: StonesagaView, people: readonly CharacterId[], offers: Offers): boolean =>
  people.every((who) => packingOf(view, who, offers) !== undefined);

const sizeOf = ({ width, height }: Strip) => ({ width, height });

/** What lies round the valley, and how small it may be. */
export function zones(view: StonesagaView, offers: Offers, screen: TableWindow): ZonedTable {
  const { finger, letters } = screen;
  const people = Object.keys(view.characters) as CharacterId[];
  const zone = (id: StonesagaZone, importance: number, title: string, state: string, shapes: readonly ZoneShape[]): Zone => ({
    id,
    title,
    state,
    importance,
    shapes,
  });
  const k = letters / grounds.tall.letters;
  const { stage } = grounds.tall;
  const high = (one: ZoneShape): ZoneShape => ({ ...one, height: Math.max(one.height, finger), most: 1.4 });
  const unnamed = screen.touch || screen.width < namesEverybody;
  // on a monitor what is used together lies together, right of the valley and below it
  const lefthand: readonly DockSide[] = screen.touch ? ['left'] : [];
  const boards = screen.touch
    ? [shape('board', 'wide', screen, ['below']), shape('board', 'tall', screen, ['below', 'right'])]
    : [shape('board', 'tall', screen, ['right']), shape('board', 'wide', screen, ['below'])];
  const spares = spareRows(view, offers);
  const making = view.scene !== null && (view.scene.kind === 'crafting' || view.scene.kind === 'processing');
  return {
    // what is read and done on the stage lies over the valley
    map: { width: stage.width * k * (screen.touch ? 1 : roomy), height: stage.height * k },
    drawn: { ...sizeOf(valleyExtent(view.trays.flatMap(({ hexes }) => hexes))), foot: stones * letters, most: sharpest },
    ...(screen.touch ? {} : { enough, mapWorth, pairs: [['bench', 'bag']] }),
    zones: [
      {
        ...zone('board', 6, 'Board', `Day ${view.day}`, boards),
        // the board is where a turn begins, however much can be given away besides
        wanted: making ? 0 : 60,
      },
      ...(people.length > 1
        ? [
            zone('rails', 5, 'People', `${people.length}`, [
              high(shape('rails', 'wide', screen, ['above', 'below'])),
              ...(unnamed ? [high(shape('rails', 'tall', screen, ['below', 'right']))] : []),
            ]),
          ]
        : []),
      ...(isPacked(view, people, offers)
        ? []
        : [
            zone('bag', 4, 'Bag', '', [
              shape('bag', 'wide', screen, screen.touch ? ['below', 'right', 'left'] : ['below'], spares),
              shape('bag', 'tall', screen, ['right', 'below', ...lefthand], spares),
            ]),
          ]),
      {
        ...zone('bench', 3, 'Bench', making ? 'open' : '', [
          ...(screen.touch ? [shape('bench', 'wide', screen, ['right', ...lefthand])] : []),
          shape('bench', 'tall', screen, ['right', 'below', ...lefthand]),
        ]),
        wanted: making ? 60 : 0,
      },
      zone('society', 3.5, 'Tribe', `${view.omens.length} ${view.omens.length === 1 ? 'omen' : 'omens'}`, [
        // in the column its tracks are too low for a finger
        ...(screen.touch ? [] : [{ ...shape('society', 'wide', screen, ['left', 'right']), most: 1.3 }]),
        { ...shape('society', 'tall', screen, ['above', 'right', 'below']), most: 1.6 },
      ]),
      ...(rolls(view)
        ? [{ ...zone('dice', 5.5, 'Dice', '', [tray]), wanted: 200 }]
        : []),
    ],
  };
}
