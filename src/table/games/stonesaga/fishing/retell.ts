import type { Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import type { StonesagaFact } from '../../../../engine/games/stonesaga/facts.ts';
import type { Row } from '../printed/fishingCard.ts';
import type { FishingScene } from './scene.ts';

interface Struck {
  readonly row: Row;
  readonly total: number;
  readonly difficulty: number;
  readonly caught: boolean;
  /** A mishap came with it. */
  readonly hurt: boolean;
}

/** A catch as it is told: the scene, what came of the zones, what is on its way to the bag. */
export interface Catch {
  readonly scene: FishingScene;
  readonly struck: Readonly<Record<number, Struck>>;
  /** The zone that was struck last, while its line is out. */
  readonly line: number | null;
  readonly landed: readonly { readonly key: number; readonly face: Face; readonly row: Row }[];
}

export const freshCatch = (scene: FishingScene): Catch => ({ scene, struck: {}, line: null, landed: [] });

/** The same catch in a later view keeps what was told of it; another one begins anew. */
export function goingOn(before: Catch | null, scene: FishingScene | null): Catch | null {
  if (!scene) return null;
  const same =
    before?.scene.who === scene.who &&
    before.scene.stock === scene.stock &&
    before.scene.currents === scene.currents &&
    before.scene.resolved.length <= scene.resolved.length;
  return same ? { ...before, scene, line: null } : freshCatch(scene);
}

export function heard(now: Catch, fact: StonesagaFact, mishap: (strike: number) => boolean): Catch {
  if (fact.fact === 'fishingCardsRevealed' && fact.role === 'modifiers') return { ...now, scene: { ...now.scene, modifiers: fact.card } };
  if (fact.fact === 'fishingCardsRevealed' && fact.role === 'currents') return { ...now, scene: { ...now.scene, currents: fact.card } };
  if (fact.fact === 'strikeResolved') {
    const { strike, row, total, difficulty, caught } = fact;
    return {
      ...now,
      line: strike,
      scene: {
        ...now.scene,
        resolved: [...now.scene.resolved, strike],
        strikes: now.scene.strikes.map((zone, i) => (i === strike ? [] : zone)),
      },
      struck: { ...now.struck, [strike]: { row, total, difficulty, caught, hurt: !caught && mishap(strike) } },
    };
  }
  if (fact.fact === 'gained' && fact.from === 'water' && now.line !== null) {
    const { row } = now.struck[now.line]!;
    const chips = Array.from({ length: fact.n }, (_, k) => ({ key: now.landed.length + k, face: fact.face, row }));
    return {
      ...now,
      landed: [...now.landed, ...chips],
      scene: { ...now.scene, gained: { ...now.scene.gained, [fact.face]: (now.scene.gained[fact.face] ?? 0) + fact.n } },
    };
  }
  return now;
}
