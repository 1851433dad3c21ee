import { nightSteps, type CharacterId, type NightStep } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Question } from '../../../../match/question.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { carvedShare, clipped, widthOf } from '../cards/lines.ts';
import type { Strip } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';
import { nameOfCharacter } from '../names.ts';
import { nightNames, nightStepOf } from '../society/phases.ts';

export interface StepStone {
  readonly step: NightStep;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly state: 'past' | 'now' | 'to come';
  readonly name: { readonly words: string; readonly x: number; readonly y: number; readonly size: number } | null;
}

const looks = {
  wide: { stone: 58, y: 34, name: 21, nameAt: 74 },
  tall: { stone: 62, y: 36, name: 34, nameAt: 84 },
} as const;

/** Nine stones in a row at the head of the stage, each with its name where letters have room. */
export function layStones(view: StonesagaView, ground: Ground): readonly StepStone[] {
  const now = nightStepOf(view.phase);
  if (!now) return [];
  const { stone, y, name, nameAt } = looks[ground.layout];
  const { stage } = ground;
  const apart = (stage.width - 40) / nightSteps.length;
  return nightSteps.map((step, i) => {
    const x = stage.x + 20 + apart * (i + 0.5);
    const words = nightNames[step];
    const half = (widthOf(words, name * carvedShare) / 2) + 4;
    const named = ground.layout === 'wide' || step === now;
    return {
      step, x, y: stage.y + y, size: stone,
      state: step === now ? 'now' : nightSteps.indexOf(now) > i ? 'past' : 'to come',
      name: named
        ? { words, size: name, y: stage.y + nameAt, x: Math.min(Math.max(x, stage.x + half), stage.x + stage.width - half) }
        : null,
    };
  });
}

/** Somebody's part in this step of the night. */
export interface Sleeper extends Strip {
  readonly who: CharacterId;
  readonly name: readonly string[];
  readonly size: number;
  readonly state: 'asked' | 'done' | 'waits';
  /** What the night has given so far. */
  readonly signs: readonly ('fed' | 'watered' | 'comforted')[];
}

export function laySleepers(view: StonesagaView, offers: Offers, ground: Ground): readonly Sleeper[] {
  if (!nightStepOf(view.phase) || view.scene) return [];
  const { stage } = ground;
  const ids = (Object.keys(view.characters) as CharacterId[]).filter((who) => view.characters[who].person !== null);
  const wide = ground.layout === 'wide';
  const [width, height, gap, size] = wide ? [236, 52, 14, 24] : [252, 70, 8, 34];
  const left = stage.x + (stage.width - ids.length * width - (ids.length - 1) * gap) / 2;
  return ids.map((who, i) => {
    const { fed, watered, comforted, seat } = view.characters[who];
    const asked = offers.questions.some((one) => one.seat === seat && names(one, who));
    return {
      who, x: left + i * (width + gap), y: stage.y + (wide ? 98 : 112), width, height, size,
      name: clipped(nameOfCharacter(view, who), width - height - (wide ? 64 : fed || watered || comforted ? 78 : 18), size, 1),
      state: asked ? 'asked' : view.done.includes(who) ? 'done' : 'waits',
      signs: [...(fed ? ['fed' as const] : []), ...(watered ? ['watered' as const] : []), ...(comforted ? ['comforted' as const] : [])],
    };
  });
}

/** A question names the one it is about in its answers; if it names nobody, it is about everybody of the seat. */
function names({ options }: Question, who: CharacterId): boolean {
  const named = options.flatMap(({ id }) => id.match(/c[1-4]/g) ?? []);
  return named.length === 0 || named.includes(who);
}
