import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import type { StonesagaView } from '../../../engine/games/stonesaga/view.ts';
import type { SceneProps } from '../../contract.ts';
import { Layer } from '../../parts/Layer.tsx';
import { SharedShadows } from '../../tableContext.ts';
import { bag, packing } from './bag/index.ts';
import { bench } from './bench/index.ts';
import { boards } from './boards/index.ts';
import { cards } from './cards/index.ts';
import { creation } from './creation/index.ts';
import { fishing } from './fishing/index.ts';
import { foraging } from './foraging/index.ts';
import { grounds } from './ground.ts';
import { useLookedCharacter } from './looked.ts';
import { mining } from './mining/index.ts';
import { night } from './night/index.ts';
import type { Part, PartProps } from './part.ts';
import { society } from './society/index.ts';
import { isStaged } from './stage.ts';
import { trials } from './trials/index.ts';
import { valley } from './valley/index.ts';

extend({ Container, Graphics });

const lying: Readonly<Record<string, Part>> = { valley, society, boards, bag, bench };
const staged: Readonly<Record<string, Part>> = { creation, fishing, foraging, mining, night, packing, trials, cards };

/** How Stonesaga lies on the table, back to front. What is open in the middle of an action lies over the valley. */
export function Scene({ view, offers, layout }: SceneProps<StonesagaView>) {
  const [who, look] = useLookedCharacter(view, offers);
  const props: PartProps = { view, offers, ground: grounds[layout], who, look };
  const open = isStaged(view, offers);
  const drawn = (parts: Readonly<Record<string, Part>>, side: keyof Part) =>
    Object.entries(parts).map(([name, part]) => {
      const Drawn = part[side];
      // in a container of its own: Pixi sorts whatever holds a thing with a z, and things of the valley must not rise over the stage
      return (
        <pixiContainer key={`${name} ${side}`}>
          <Drawn {...props} />
        </pixiContainer>
      );
    });
  // shadows stay with their things: what lies on the stage must not throw its own under the valley
  return (
    <SharedShadows value={false}>
      {drawn(lying, 'Ground')}
      {!open && <Layer name="glow" />}
      {drawn(lying, 'Pieces')}
      {drawn(staged, 'Ground')}
      {open && <Layer name="glow" />}
      {drawn(staged, 'Pieces')}
    </SharedShadows>
  );
}
