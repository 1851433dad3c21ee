import type { Graphics } from 'pixi.js';
import { memo } from 'react';
import { roleTitles } from '../../../../engine/games/vast/content/roles.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Ground } from '../layout/ground.ts';
import { capital } from '../../../phrases.ts';
import { downward, plateNails, plateShadow } from '../../../light/plate.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { Plate } from '../../../parts/Plate.tsx';
import { Spot } from '../../../parts/Spot.tsx';
import { Tally } from './Tally.tsx';

/** Short enough for the plaque. */
const phases: Readonly<Record<VastView['phase'], string>> = {
  'set-up': 'Setting up',
  collect: 'Collect cubes',
  actions: 'Actions',
  fury: 'End of turn',
  activate: 'Skeletons march',
  spawn: 'Skeletons gather',
  'skeletons.lose': 'Stability falls',
  'skeletons.summon': 'Summon',
  'skeletons.gain': 'Stability rises',
  'spider.form': 'Choose a form',
  'spider.terror': 'Spread Terror',
  'spider.cast': 'Move and cast',
  'spider.redraw': 'Draw powers',
  'manor.enter': 'The Wraith enters',
  'manor.assign': 'Assign omens',
  'manor.reveal': 'Reveal',
  'manor.shift': 'Shift',
  'manor.swap': 'Swap',
  'manor.walls': 'Raise walls',
  'manor.wraith': 'Move the Wraith',
  'manor.ritual': 'Ritual',
  'manor.draw': 'Draw rituals',
  'manor.return': 'Omens return',
  'warlock.enter': 'Enter',
  'warlock.curse': 'Curse',
  'warlock.spells': 'Gain spells',
  'warlock.collect': 'Collect magic',
  'warlock.actions': 'Actions',
};

const oak = [0x8a5c34, 0x55331c, 0x3a2010];
const velvet = [0x3c2450, 0x2a1740, 0x1c0e2a];

/** Round, phase and goal at a glance; on a phone the values of the boards as well, because their print is too small there. */
export const Plaque = memo(function Plaque({ ground, view }: { readonly ground: Ground; readonly view: VastView }) {
  const { x, y, scale } = ground.plaque;
  const [width, height] = [ground.plaque.width / scale, ground.plaque.height / scale];
  const round = `Round ${Math.max(1, view.round)}`;
  const phase = phases[view.phase];
  const turn = capital(roleTitles[view.active].replace(/^the /, ''));
  return (
    <Spot x={x} y={y} scale={scale}>
    <Plate at={{ x: 0, y: 0, width, height }} draw={drawPlaque} label="plaque">
      {width > 2.5 * height ? (
        <>
          <Words text={round} x={34} y={52} size={50} anchor={{ x: 0, y: 0.5 }} />
          <Words text={phase} x={width / 2} y={52} size={44} font="IM Fell English SC" colour={0xeadfc3} />
          {view.journey && <Goal x={width - 200} y={54} caught={view.journey.caught.length} goal={view.journey.goal} size={50} />}
          {view.journey ? <Tally y={122} width={width} view={view} /> : <Words text={turn} x={width / 2} y={116} size={52} />}
        </>
      ) : (
        <>
          <Words text={round} x={width / 2} y={38} size={33} />
          <Words text={phase} x={width / 2} y={74} size={26} font="IM Fell English SC" colour={0xeadfc3} />
          {view.journey ? (
            <Goal x={width / 2 - 56} y={114} caught={view.journey.caught.length} goal={view.journey.goal} size={33} />
          ) : (
            <Words text={turn} x={width / 2} y={112} size={33} />
          )}
        </>
      )}
    </Plate>
    </Spot>
  );
});

function drawPlaque(g: Graphics, width: number, height: number): void {
  plateShadow(g, width, height, 10, 14);
  g.roundRect(0, 6, width, height, 12).fill({ color: 0x1c0f08 });
  g.roundRect(0, 0, width, height, 12).fill(downward(height, oak)).stroke({ width: 1.5, color: 0xd9ac6a, alpha: 0.55 });
  g.roundRect(9, 9, width - 18, height - 18, 7).fill(downward(height, velvet)).stroke({ width: 2, color: 0x120906 });
  g.roundRect(13, 13, width - 26, height - 26, 5).stroke({ width: 1.4, color: 0xc9973f });
  plateNails(g, width, height, 13, 3.4);
}

const Goal = memo(function Goal({
  x,
  y,
  caught,
  goal,
  size,
}: {
  readonly x: number;
  readonly y: number;
  readonly caught: number;
  readonly goal: number;
  readonly size: number;
}) {
  return (
    <>
      <Picture frame="figure/poltergeist/card" x={x} y={y + size * 0.62} scale={size / 44} />
      <Words text={`${caught} of ${goal}`} x={x + size * 0.95} y={y - 1} size={size} anchor={{ x: 0, y: 0.5 }} colour={0xd6e2ff} />
    </>
  );
});
