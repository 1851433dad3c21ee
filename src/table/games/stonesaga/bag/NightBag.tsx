import { totalOf } from '../../../../engine/games/stonesaga/reckoning/holdings.ts';
import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { useCallback, useMemo } from 'react';
import { usePlace } from '../../../hooks.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { useTable } from '../../../tableContext.ts';
import type { Question } from '../../../../match/question.ts';
import { inLines } from '../boards/lettering.ts';
import { Lines } from '../boards/Lines.tsx';
import type { Strip } from '../../../stage/shapes.ts';
import { StageVeil } from '../cards/StageVeil.tsx';
import type { Ground } from '../ground.ts';
import { nameOfCharacter, nameOfFace } from '../names.ts';
import type { PartProps } from '../part.ts';
import { packed, type Arranged } from './arrange.ts';
import { layNight, nightLeather, nightPlan } from './night.ts';
import { cellsHeld } from './packing.ts';
import { rectOf } from './rect.ts';
import { ResourceToken } from './ResourceToken.tsx';
import { usePacking } from './usePacking.ts';

extend({ Container });

interface NightBagProps extends Pick<PartProps, 'view' | 'ground' | 'who' | 'look'> {
  readonly question: Question;
  readonly arranged: Arranged;
  readonly arrangeTo: (next: Arranged) => void;
  /** Bags of the same player as hands have left them. */
  readonly others: ReadonlyMap<string, Arranged>;
}

/** At night the bag must close: it lies open over the valley, and what does not lie in it when it is closed stays behind. */
export function NightBag({ view, ground, who, look, question, arranged, arrangeTo, others }: NightBagProps) {
  const { kit } = useTable();
  const plan = nightPlan(ground);
  usePacking(ground, who, arranged, arrangeTo, true);
  const { seat, packing } = view.characters[who];
  const { lying, spare } = arranged;
  const waiting = (Object.keys(view.characters) as (typeof who)[]).find(
    (one) =>
      one !== who && view.characters[one].seat === seat && view.characters[one].at !== null && !others.has(one) && isOverfull(view, one),
  );
  const auto = useCallback(() => arrangeTo({ ...arranged, ...packed([...lying, ...spare], packing) }), [arranged, arrangeTo, packing]);
  const close = useCallback(() => {
    if (waiting) return look(waiting);
    const drawn = ({ lying: tokens }: Arranged) => tokens.map(({ face, x, y, turn }) => ({ face, x, y, turn }));
    const draft = {
      [who]: drawn(arranged),
      ...Object.fromEntries(
        [...others].filter(([one]) => one !== who && isOverfull(view, one as typeof who)).map(([one, bag]) => [one, drawn(bag)]),
      ),
    };
    try {
      void Promise.resolve(kit.inputs.choose(question, 'composed', draft)).catch((error: unknown) => kit.inputs.onError?.(error));
    } catch (error) {
      kit.inputs.onError?.(error);
    }
  }, [waiting, look, arranged, others, view, who, kit, question]);
  const left = spare.map(({ face }) => nameOfFace(face));
  return (
    <pixiContainer label="night bag" sortableChildren>
      <StageVeil ground={ground} alpha={0.42} />
      <Picture frame={`bag/${nightLeather}`} x={plan.leather.x} y={plan.leather.y} scale={plan.scale} />
      <Words
        text={`${cellsHeld(lying)} of 24`}
        x={plan.grid.x + plan.grid.width}
        y={plan.grid.y - 32}
        size={Math.max(34, ground.letters * 1.3)}
        font="Inter"
        colour={0xf0d7a4}
        anchor={{ x: 1, y: 0.5 }}
      />
      {layNight(ground, who, arranged).map((one) => (
        <ResourceToken key={one.id} {...one} />
      ))}
      <Plank id="bag:auto" strip={plan.auto} ground={ground} words="Pack it for us" act={auto} />
      <Plank
        id="bag:close"
        strip={plan.close}
        ground={ground}
        words={
          waiting
            ? `Then the bag of ${nameOfCharacter(view, waiting)}`
            : left.length === 0
              ? 'Close the bag'
              : `Close, and leave ${left.join(', ')}`
        }
        act={close}
      />
    </pixiContainer>
  );
}

const isOverfull = ({ characters }: PartProps['view'], who: PartProps['who']): boolean =>
  characters[who].packing.length < totalOf(characters[who].bag);

function Plank({
  id,
  strip,
  ground,
  words,
  act,
}: {
  readonly id: string;
  readonly strip: Strip;
  readonly ground: Ground;
  readonly words: string;
  readonly act: () => void;
}) {
  const area = useMemo(() => rectOf(strip, 12), [strip.x, strip.y, strip.width, strip.height]);
  usePlace(id, { area, opens: act, z: 420 });
  const size = ground.letters + 2;
  return (
    <pixiContainer x={strip.x + strip.width / 2} y={strip.y + strip.height / 2} zIndex={600}>
      <Picture
        frame={`bench/button/${ground.layout}`}
        scale={{ x: strip.width / (ground.layout === 'tall' ? 388 : 180), y: strip.height / (ground.layout === 'tall' ? 84 : 58) }}
      />
      <Lines lines={inLines(words, strip.width - 20, size, 2)} x={0} y={-3} size={size} font="Caudex" colour={0x2b1607} />
    </pixiContainer>
  );
}
