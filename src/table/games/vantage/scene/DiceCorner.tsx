import { useMemo } from 'react';
import type { Face } from '../../../../engine/games/vantage/content/vocabulary.ts';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { Die } from '../../../parts/Die.tsx';
import { DiceTray } from '../../../parts/DiceTray.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { boxShadow } from '../../../light/soft.ts';
import { box } from '../../../stage/shapes.ts';
import { diceOf } from '../layout/places.ts';
import { Label } from './Label.tsx';
import { DieFace } from './GridCard.tsx';

/** The tray, the pool and the penalty area; dice that were rolled wait below it until they are put somewhere. */
export function DiceCorner({ view, offers }: { readonly view: VantageView; readonly offers: Offers }) {
  const waiting = offers.throws();
  const named = diceOf(view);
  return (
    <>
      <Label text={`POOL ${view.pool}`} x={6} y={4} size={15} spaced={1.5} />
      <Label text={`PENALTY ${view.penalty}`} x={314} y={4} size={15} spaced={1.5} anchor={{ x: 1, y: 0 }} colour={0xa8443f} />
      <DiceTray id="tray" x={160} y={120} columns={9} rows={5} edge={25} felt={0x5d4a8f} wood={0xc99a52} />
      {waiting.map(({ dice, count }) => (
        <Die key={dice} id={dice} count={count} home={{ x: 160, y: 120 }} edge={30} colour={0xf2ebde} />
      ))}
      {named.map(({ face, id }, i) => (
        <RolledDie key={id} id={id} face={face} x={36 + (i % 7) * 42} y={226} />
      ))}
    </>
  );
}

function RolledDie({ id, face, x, y }: { readonly id: string; readonly face: Face; readonly x: number; readonly y: number }) {
  const home = useMemo(() => ({ x, y }), [x, y]);
  const hit = useMemo(() => box(38, 38, 7), []);
  const cast = useMemo(() => boxShadow(34, 34, 7), []);
  return (
    <Thing id={id} home={home} hit={hit} cast={cast} shade={0.5} thick={5} rise={24} z={30} from="tray">
      <DieFace face={face} size={34} />
    </Thing>
  );
}
