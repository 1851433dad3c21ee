import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { Die } from '../../../parts/Die.tsx';
import { DiceTray } from '../../../parts/DiceTray.tsx';
import { pageHoldsDice } from '../layout/places.ts';
import { Label } from './Label.tsx';
import { RolledDice } from './RolledDice.tsx';

/** The tray, the pool and the penalty area; dice that somebody else has rolled wait below it until they are put somewhere. */
export function DiceCorner({ view, offers }: { readonly view: VantageView; readonly offers: Offers }) {
  const waiting = offers.throws();
  return (
    <>
      <Label text={`POOL ${view.pool}`} x={6} y={4} size={15} spaced={1.5} />
      <Label text={`PENALTY ${view.penalty}`} x={314} y={4} size={15} spaced={1.5} anchor={{ x: 1, y: 0 }} colour={0xa8443f} />
      <DiceTray id="tray" x={160} y={120} columns={9} rows={5} edge={25} felt={0x5d4a8f} wood={0xc99a52} />
      {waiting.map(({ dice, count }) => (
        <Die key={dice} id={dice} count={count} home={{ x: 160, y: 120 }} edge={30} colour={0xf2ebde} />
      ))}
      {!pageHoldsDice(view) && <RolledDice view={view} x={36} y={226} size={34} step={42} />}
    </>
  );
}
