import type { VastFact } from '../../../../engine/games/vast/facts.ts';
import type { Layout } from '../../../contract.ts';
import type { Kit } from '../../../stage/kit.ts';
import type { Point } from '../../../stage/shapes.ts';

type Later = (ms: number, then: () => void) => void;

/** What a fact looks like beside what it changes: blows, jolts and dust. All of it ends where it began. */
export function act(kit: Kit, fact: VastFact, _layout: Layout, later: Later): void {
  if (kit.motion.still) return;
  switch (fact.fact) {
    case 'attacked':
      lunge(kit, `figure:${fact.attacker}`, `figure:${fact.defender}`);
      later(150, () => jolt(kit, `figure:${fact.defender}`, fact.hit ? 0.34 : 0.12));
      return;
    case 'healthChanged':
      if (fact.by < 0) jolt(kit, 'figure:paladin', 0.3);
      return jolt(kit, 'cube:health', 0.5);
    case 'skeletonFell':
      return dust(kit, `figure:${fact.skeleton}`);
    case 'poltergeistCaught':
      return dust(kit, `figure:${fact.figure}`);
    case 'poltergeistAppeared':
    case 'pillarRaised':
    case 'tileRevealed':
    case 'spawned':
      return dust(kit, `space:${fact.at}`);
    case 'tokenRemoved':
      return dust(kit, `${fact.token}:${fact.at}`);
    case 'markerPlaced':
      return dust(kit, `space:${fact.edge.split('|')[1]}`);
    case 'stopped':
      return jolt(kit, `figure:${fact.figure}`, 0.3);
    default:
  }
}

function dust(kit: Kit, id: string): void {
  const at = kit.things.centre(id);
  if (at) kit.effects?.landed(at, 1, Math.max(16, kit.things.girth(id)));
}

function jolt(kit: Kit, id: string, by: number): void {
  const turn = kit.motion.pose(id)?.turn;
  if (turn === undefined) return;
  kit.motion.spin(id, turn + by);
  kit.motion.settle(id);
}

/** Towards the other and back; motion is told the true home again, wherever that is by then. */
function lunge(kit: Kit, id: string, towards: string): void {
  const [from, to] = [kit.motion.homeOf(id), kit.motion.pose(towards)];
  if (!from || !to) return;
  const way = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const reach: Point = { x: from.x + ((to.x - from.x) / way) * 26, y: from.y + ((to.y - from.y) / way) * 26 };
  kit.motion.send(id, { ...from, ...reach });
  setTimeout(() => {
    const now = kit.motion.homeOf(id);
    if (now && now.x === reach.x && now.y === reach.y) kit.motion.send(id, from);
  }, 170);
}
