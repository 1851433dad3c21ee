import { gear } from '../../../../../engine/games/vast/content/gear.ts';
import type { VastFact } from '../../../../../engine/games/vast/facts.ts';
import { burst, ghost, ring, say } from '../../scene/effects.ts';
import { jolt, seen, whereIs, type ActingStage } from '../../scene/stagecraft.ts';

const [bone, earth, venom, voice] = [0xeaf0c8, 0x8a6a48, 0x8fe05a, 0xffd27a];

/** How what the Skeletons do is seen. */
export function actSkeletons({ kit, animator, later }: ActingStage, fact: VastFact): boolean {
  switch (fact.fact) {
    case 'skeletonFell': {
      const id = `figure:${fact.skeleton}`;
      const at = seen(kit, id);
      if (!at) return true;
      // on a journey it is carried to its card and lies there
      later(20, () => kit.motion.pose(id) ?? ghost(animator, fact.skeleton, at, 'topple', 560));
      burst(animator, at, bone, { reach: 70, wait: 300 });
      return true;
    }
    case 'skeletonSummoned': {
      const at = whereIs(kit, `march:${fact.skeleton}`, 'rail:skeletons');
      if (at) burst(animator, at, bone, { reach: 110, count: 20 });
      return true;
    }
    case 'spawned': {
      const at = kit.things.centre(`space:${fact.at}`);
      if (at) burst(animator, at, earth, { reach: 60, up: 30 });
      later(60, () => {
        const grave = seen(kit, `figure:${fact.skeleton}`);
        if (grave) ring(animator, grave, bone, { reach: 64 });
      });
      return true;
    }
    case 'tunnelled': {
      const [from, to] = [seen(kit, `figure:${fact.skeleton}`), kit.things.centre(`space:${fact.to}`)];
      if (!from || !to) return true;
      ghost(animator, fact.skeleton, from, 'sink', 330);
      burst(animator, from, earth, { reach: 46, wait: 120 });
      burst(animator, to, earth, { reach: 46, wait: 330 });
      ghost(animator, fact.skeleton, { ...to, y: to.y + 8, size: from.size }, 'rise', 320, 360);
      return true;
    }
    case 'pitDug': {
      const at = kit.things.centre(`space:${fact.at}`);
      if (!at) return true;
      burst(animator, at, earth, { reach: 80, count: 20, up: 24 });
      ring(animator, at, earth, { reach: 70 });
      return true;
    }
    case 'screamed': {
      const from = seen(kit, 'figure:screamy');
      if (from) for (const k of [0, 1, 2]) ring(animator, { x: from.x, y: from.y - 40 }, voice, { reach: 120 + k * 40, wait: k * 130 });
      later(280, () => jolt(kit, `figure:${fact.skeleton}`, 0.4));
      jolt(kit, 'march:screamy', 0.12);
      return true;
    }
    case 'sharpened': {
      const at = seen(kit, 'figure:slashy');
      if (at) say(animator, { x: at.x, y: at.y - 84 }, 'Strength 2', voice, { size: 34 });
      jolt(kit, 'march:slashy', 0.12);
      return true;
    }
    case 'gearUsed': {
      jolt(kit, `card:${fact.card}`, 0.1);
      const at = seen(kit, `figure:${gear[fact.card].for}`);
      if (at) say(animator, { x: at.x, y: at.y - 84 }, gear[fact.card].name, voice, { size: 32 });
      return true;
    }
    case 'poisoned': {
      const at = seen(kit, 'figure:paladin');
      if (at) burst(animator, { x: at.x, y: at.y - 40 }, venom, { reach: 50, up: 40, lasts: 900 });
      return true;
    }
    case 'stabilityChanged': {
      const at = whereIs(kit, 'dial:stability', 'rail:skeletons');
      if (at) say(animator, { x: at.x, y: at.y - 34 }, fact.by > 0 ? `+${fact.by}` : `−${-fact.by}`, bone, { size: 48 });
      return true;
    }
    default:
      return false;
  }
}
