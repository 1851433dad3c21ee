import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useCallback, useMemo } from 'react';
import type { CharacterId } from '../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../engine/games/stonesaga/view.ts';
import type { SceneProps } from '../../contract.ts';
import { Layer } from '../../parts/Layer.tsx';
import { Spot } from '../../parts/Spot.tsx';
import { SharedShadows } from '../../tableContext.ts';
import { bag, packing } from './bag/index.ts';
import { bench } from './bench/index.ts';
import { boards, rails } from './boards/index.ts';
import { cards } from './cards/index.ts';
import { creation } from './creation/index.ts';
import { fishing } from './fishing/index.ts';
import { foraging } from './foraging/index.ts';
import { boardOf } from './boardOf.ts';
import { mining } from './mining/index.ts';
import { night } from './night/index.ts';
import { Nightfall } from './night/Nightfall.tsx';
import type { Part } from './part.ts';
import { layParts, type LaidParts } from './placing.ts';
import { society } from './society/index.ts';
import { isStaged } from './stage.ts';
import { trials } from './trials/index.ts';
import { valley } from './valley/index.ts';
import { Dusk, Soil, Sunlight } from './valley/Soil.tsx';

extend({ Container, Graphics });

type PartNames = Readonly<Record<string, readonly [Part, keyof LaidParts]>>;
const land: PartNames = { valley: [valley, 'valley'] };
const lying: PartNames = {
  society: [society, 'society'],
  rails: [rails, 'rails'],
  boards: [boards, 'board'],
  bag: [bag, 'bag'],
  bench: [bench, 'bench'],
};
const onStage = { creation, fishing, foraging, mining, night, packing, trials, cards };
const staged: PartNames = Object.fromEntries(Object.entries(onStage).map(([name, part]) => [name, [part, 'stage'] as const]));

/** How Stonesaga lies on the table, back to front. What is open in the middle of an action lies over the valley. */
export function Scene({ view, offers, acting, look: lookAt, people, placed }: SceneProps<StonesagaView>) {
  const who = boardOf(view, acting);
  const look = useCallback((to: CharacterId) => lookAt(view.characters[to].seat), [lookAt, view]);
  const laid = useMemo(() => layParts(placed), [placed]);
  const { width, height } = placed;
  const open = isStaged(view, offers);
  const drawn = (parts: PartNames, side: keyof Part) =>
    Object.entries(parts).map(([name, [part, at]]) => {
      const Drawn = part[side];
      const { spot, ground } = laid[at];
      const zone = at === 'valley' || at === 'stage' ? {} : { zone: at };
      // in a container of its own: Pixi sorts whatever holds a thing with a z, and things of the valley must not rise over the stage
      return (
        <Spot key={`${name} ${side}`} {...spot} {...zone} label={name}>
          <Drawn view={view} offers={offers} ground={ground} who={who} look={look} people={people} />
        </Spot>
      );
    });
  // shadows stay with their things: what lies on the stage must not throw its own under the valley
  return (
    <SharedShadows value={false}>
      <Soil width={width} height={height} />
      {drawn(land, 'Ground')}
      <Dusk width={width} height={height} />
      <Sunlight width={width} height={height} strength={0.42} />
      <Nightfall phase={view.phase} width={width} height={height} valley={placed.map} />
      {drawn(lying, 'Ground')}
      {!open && <Layer name="glow" />}
      {drawn(land, 'Pieces')}
      {drawn(lying, 'Pieces')}
      {drawn(staged, 'Ground')}
      {open && <Layer name="glow" />}
      {drawn(staged, 'Pieces')}
    </SharedShadows>
  );
}
