import { ACTIONS, type SkeletonAction } from '../../printed/skeletonsBoard.ts';
import { gear, type GearId } from '../../../../../engine/games/vast/content/gear.ts';
import { skeletonNames, supply, type SkeletonId } from '../../../../../engine/games/vast/content/values.ts';
import type { VastView } from '../../../../../engine/games/vast/view.ts';
import type { Reading } from '../../../../contract.ts';

type Words = Pick<Reading, 'text' | 'rules'>;

const abilities: Readonly<Partial<Record<SkeletonId, Words>>> = {
  casty: {
    text: 'For 1 Stability he puts cackling skulls on a space beside him; they distract like a Skeleton.',
    rules: ['MM-277', 'MM-278'],
  },
  screamy: {
    text: 'Once per turn, for 1 Stability, a Skeleton within 2 spaces moves up to 5 spaces: drag her card onto its figure.',
    rules: ['MM-282', 'MM-283'],
  },
  shooty: {
    text: 'For 2 Stability she strikes somebody she sees exactly 2 spaces away, and does not fall apart.',
    rules: ['MM-286', 'MM-288'],
  },
  slashy: { text: 'For 1 Stability her base Strength is 2 for this turn: tap her card while she acts.', rules: ['MM-290'] },
  stabby: { text: 'When she hits the Paladin, 1 Stability costs him 3 Grit: tap her card.', rules: ['MM-293'] },
};

const prices: Readonly<Record<SkeletonAction, Words & { readonly title: string }>> = {
  strike: {
    title: 'STRIKE!!',
    text:
      '1 Stability. Attacks an enemy figure on its space; 1 more Strength for every space beside the defender from which a ' +
      'Skeleton or skulls distract. Whoever has struck falls apart.',
    rules: ['MM-254', 'MM-230', 'MM-239'],
  },
  breach: {
    title: 'BREACH!!',
    text: '1 Stability. Drag the Skeleton onto a wall of its tile: the wall is open for everybody.',
    rules: ['MM-261', 'MM-263'],
  },
  tunnel: { title: 'TUNNEL!!', text: 'Free. From a Pit to any other Pit without enemies.', rules: ['MM-264'] },
  arm: { title: 'ARM!!', text: 'Free. On an Armory, Lit or Dark, draw a gear card.', rules: ['MM-266', 'MM-267'] },
  dig: {
    title: 'DIG!!',
    text: '2 Stability, with a spade, shovel or claw: the tile is a Pit for the rest of the game.',
    rules: ['MM-299', 'MM-302'],
  },
  loot: { title: 'LOOT!!', text: 'Once per turn a treasure on its tile is worth 2 Stability.', rules: ['MM-259', 'MM-260'] },
  summon: {
    title: 'Summon',
    text: 'Once per turn, after all have acted: 3 Stability turn up the leftmost face-down card, and its Skeleton comes to a rolled Spawn.',
    rules: ['MM-269', 'MM-271'],
  },
};

/** What lies on the board of the Skeletons, and who marches. On a journey other words hold. */
export function readSkeletons(thing: string, view: VastView): Reading | null {
  if (view.journey || !view.roles.includes('skeletons')) return null;
  const [kind, id] = [thing.slice(0, Math.max(0, thing.indexOf(':'))), thing.slice(thing.indexOf(':') + 1)];
  if (kind === 'card' && id in gear) return readGear(id as GearId);
  if ((kind === 'march' || kind === 'figure') && id in skeletonNames) return readSkeleton(id as SkeletonId, view);
  const action = (kind === 'price' ? id : thing) as SkeletonAction;
  if (ACTIONS.includes(action)) return { kind: 'Action of a Skeleton', ...prices[action] };
  if (thing === 'dial:stability')
    return {
      title: 'Stability',
      kind: 'Dial',
      text:
        `${view.skeletons.stability} now. It pays for actions and summons; 2 more every turn, 1 less for every Skeleton that ` +
        'stands on a Lit tile without a Pit as the turn begins.',
      rules: ['MM-242', 'MM-274'],
    };
  if (thing === 'token:skulls' || kind === 'skulls')
    return {
      title: 'Cackling skulls',
      kind: 'Token',
      text: 'They distract enemies on the spaces around them, like a Skeleton. An enemy that enters takes them away.',
      rules: ['MM-278', 'MM-281'],
      frame: 'token/skulls',
    };
  if (thing === 'cube:poisoned')
    return {
      title: 'Poisoned hero cube',
      kind: 'Cube',
      text: 'The Paladin gets it back when he next collects.',
      rules: ['HD-10'],
      frame: 'cube/amber',
    };
  if (kind === 'pit')
    return {
      title: 'Dug Pit',
      kind: 'Marker',
      text: `This tile is a Pit for good, even while it is Dark. ${supply.pitMarkers - view.pitMarkers.length} more can be dug.`,
      rules: ['MM-300', 'MM-302'],
      frame: 'marker/pit',
    };
  if (thing === 'board:skeletons' || thing === 'rail:skeletons')
    return {
      title: 'The Skeletons',
      kind: 'Role',
      text: 'They win when the Paladin has no Health left. They act in March Order, from left to right.',
      rules: ['MM-229', 'MM-245'],
      frame: 'figure/slashy/portrait',
    };
  if (thing === 'pile:gear')
    return {
      title: 'Gear',
      kind: 'Deck',
      text: 'A Skeleton that takes ARM!! on an Armory draws one.',
      rules: ['MM-266'],
      frame: 'card/back/gear',
    };
  return null;
}

function readGear(id: GearId): Reading {
  const { name, for: owner, cost, text } = gear[id];
  return {
    title: name,
    kind: `Gear of ${skeletonNames[owner]}${cost > 0 ? `, ${cost} Stability more each use` : ''}`,
    text,
    rules: ['MM-295', 'MM-298'],
    frame: `card/gear/${id}`,
  };
}

function readSkeleton(id: SkeletonId, { figures, skeletons }: VastView): Reading {
  const { text, rules } = abilities[id] ?? { text: 'No ability of its own.', rules: [] };
  const waits = skeletons.faceDown.includes(id) ? ' Not summoned yet.' : figures[id] === undefined ? ' Off the map.' : '';
  return {
    title: skeletonNames[id],
    kind: 'Skeleton',
    text: `Moves up to 5 spaces, then takes one action. ${text}${waits}`,
    rules: ['MM-247', ...rules],
    frame: `figure/${id}/portrait`,
  };
}
