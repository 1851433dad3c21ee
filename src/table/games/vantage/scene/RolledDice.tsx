import { useMemo } from 'react';
import type { Face } from '../../../../engine/games/vantage/content/vocabulary.ts';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import { boxShadow } from '../../../light/soft.ts';
import { Thing } from '../../../parts/Thing.tsx';
import { box } from '../../../stage/shapes.ts';
import { diceOf } from '../layout/places.ts';
import { DieFace } from './GridCard.tsx';

interface Props {
  readonly view: VantageView;
  /** The middle of the first die. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** From one die to the next. */
  readonly step: number;
}

/** Dice that were rolled, in a row, until they are put somewhere. */
export function RolledDice({ view, x, y, size, step }: Props) {
  return (
    <>
      {diceOf(view).map(({ face, id }, i) => (
        <RolledDie key={id} id={id} face={face} x={x + i * step} y={y} size={size} />
      ))}
    </>
  );
}

interface DieProps {
  readonly id: string;
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function RolledDie({ id, face, x, y, size }: DieProps) {
  const home = useMemo(() => ({ x, y }), [x, y]);
  const hit = useMemo(() => box(size * 1.12, size * 1.12, size * 0.2), [size]);
  const cast = useMemo(() => boxShadow(size, size, size * 0.2), [size]);
  return (
    <Thing id={id} home={home} hit={hit} cast={cast} shade={0.5} thick={5} rise={24} z={30} from="tray">
      <DieFace face={face} size={size} />
    </Thing>
  );
}
