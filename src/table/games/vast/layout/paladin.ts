import { PALADIN, type PrintedArea } from '../printed/places.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import { areaOn, on, type Ground, type BoardSpot } from './ground.ts';
import { rectangle, thing, type LaidPlace, type LaidThing } from './laid.ts';

/** Fury and Light in their wells; the last of each is the one that a hand takes. */
export function layWells(ground: Ground, { paladin }: VastView): LaidThing[] {
  return (['fury', 'light'] as const).flatMap((kind) =>
    PALADIN[kind].slice(0, paladin[kind]).map((well, i) => {
      const top = i === paladin[kind] - 1;
      const look = { as: 'token', frame: `token/${kind}`, count: 1 } as const;
      return thing(top ? `token:${kind}` : `${kind}:${i}`, look, on(ground.paladin, well), {
        size: ground.paladin.scale * 0.88,
        ...(top ? { fresh: -paladin[kind] } : {}),
      });
    }),
  );
}

export function layHealth(ground: Ground, { paladin }: VastView): LaidThing[] {
  const cell = PALADIN.health[Math.max(0, Math.min(PALADIN.health.length - 1, paladin.health))]!;
  return [thing('cube:health', { as: 'cube', frame: 'cube/bone' }, on(ground.paladin, cell), { size: ground.paladin.scale })];
}

/** Boxes, dials and numbers that something may be put on, above the board that they are printed on. */
export function paladinPlaces(spot: BoardSpot): LaidPlace[] {
  const box = (id: string, { x, y, w, h }: PrintedArea, z = 2): LaidPlace => {
    const { x: left, y: top, width, height } = areaOn(spot, { x, y, w, h });
    return { id, area: rectangle(left, top, width, height, 9), snap: { x: left + width / 2, y: top + height / 2 }, glow: 'box', z };
  };
  const action = (name: 'prepare' | 'sprint' | 'crusade'): LaidPlace => ({
    ...box(`box:${name}`, PALADIN[`${name}Box`]),
    snap: on(spot, PALADIN[name][0]!),
  });
  const stat = (name: 'strength' | 'defense'): LaidPlace => box(`stat:${name}`, PALADIN[`${name}Box`]);
  const { grit, health, unassignedBox } = PALADIN;
  const centre = on(spot, grit);
  return [
    box('board:paladin', { x: 0, y: 0, w: PALADIN.w, h: PALADIN.h }, 1),
    action('prepare'),
    action('sprint'),
    action('crusade'),
    box('box:unassigned', unassignedBox),
    stat('strength'),
    stat('defense'),
    { id: 'dial:grit', area: { shape: 'circle', ...centre, radius: grit.r * spot.scale }, snap: centre, glow: 'ring', z: 2 },
    box('track:health', { x: health[0]!.x - 16, y: health[0]!.y - 16, w: health.at(-1)!.x - health[0]!.x + 32, h: 32 }),
  ];
}
