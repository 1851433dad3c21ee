import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { costs } from '../../../../engine/games/stonesaga/content/values.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { Lines } from '../boards/Lines.tsx';
import type { Ground } from '../ground.ts';
import type { PartProps } from '../part.ts';
import { benchPlaces, laidOn, sides, squareAt } from './bench.ts';
import { Code } from './Code.tsx';
import { RecipeDrawer } from './RecipeDrawer.tsx';
import { tell, placeFor, type Pair } from './pair.ts';
import { Place } from './Place.tsx';
import { benchPlans } from '../printed/benchPlan.ts';
import { Result } from './Result.tsx';
import { bakedSide, Square } from './Square.tsx';
import { WorkStone } from './WorkStone.tsx';
import { squareId, useTurned } from './useTurned.ts';

extend({ Container, Graphics });

export function BenchGround({ view, ground, who, offers }: PartProps) {
  const laid = laidOn(view);
  const places = useMemo(() => benchPlaces(ground, who, laid), [ground, who, laid.left === null]);
  const busy = view.scene?.kind === 'crafting';
  return (
    <pixiContainer label="bench">
      <Picture frame={`bench/${ground.layout}`} x={ground.bench.x} y={ground.bench.y} />
      {!busy && <Invitation ground={ground} lit={offers.has(`craft:${who}`)} />}
      {Object.entries(places).map(([id, { area, snap }]) => (
        <Place key={id} id={id} area={area} snap={snap} />
      ))}
    </pixiContainer>
  );
}

/** What cannot be done now is still read: darker letters are lost on the wood. */
const quiet = 0xd2b88c;

/** Two empty squares wait for tokens. */
const Invitation = memo(function Invitation({ ground, lit }: { readonly ground: Ground; readonly lit: boolean }) {
  const { side, digits, well, code, card } = benchPlans[ground.layout];
  const { x, y } = ground.bench;
  // on the tall bench the stone lies on the code, and beside the well is room
  const [cost, words] =
    ground.layout === 'tall' ? [card, ['Craft:', `${costs.craft} energy`]] : [code, [`Craft: ${costs.craft} energy`]];
  return (
    <>
      {sides.map((one) => {
        const at = squareAt(ground, one);
        return (
          <Picture
            key={one}
            frame="craft/edge"
            x={at.x}
            y={at.y}
            scale={(side - 22) / bakedSide}
            tint={lit ? 0xffd98e : 0x000000}
            alpha={lit ? 0.13 : 0.16}
          />
        );
      })}
      <Lines
        lines={['Lay two', 'materials', 'here']}
        x={x + well.x + well.width / 2}
        y={y + well.y + well.height / 2}
        size={ground.letters + 3}
        colour={lit ? 0xffe6b0 : quiet}
      />
      <Lines
        lines={words}
        x={x + cost.x + cost.width / 2}
        y={y + cost.y + cost.height / 2}
        size={Math.max(digits.size * 0.74, ground.letters)}
        font="Marcellus"
        colour={lit ? 0xf8e2b4 : quiet}
      />
    </>
  );
});

export function BenchPieces(props: PartProps) {
  const { view, ground, who, offers } = props;
  const laid = laidOn(view);
  const [turns, setTurns] = useTurned(ground, laid);
  const { left, right } = laid;
  const pair: Pair | null = left && right ? { left, right, leftTurn: turns.left, rightTurn: turns.right } : null;
  const size = (benchPlans[ground.layout].side - 2) / bakedSide;
  const placing = offers.asked('craft.place');
  return (
    <pixiContainer label="bench pieces" sortableChildren>
      {sides.map(
        (side) =>
          laid[side] && (
            <Square
              key={`${side} ${laid[side]}`}
              id={squareId(side)}
              face={laid[side]}
              at={squareAt(ground, side)}
              turn={turns[side]}
              size={size}
              from={`res:${who}:${laid[side]}`}
            />
          ),
      )}
      {pair && <Code ground={ground} view={view} pair={pair} />}
      {view.scene?.kind === 'crafting' ? (
        pair && <Result ground={ground} told={tell(view, pair)} place={placeFor(placing, pair)} />
      ) : (
        <WorkStone {...props} />
      )}
      <RecipeDrawer {...props} setTurns={setTurns} />
    </pixiContainer>
  );
}
