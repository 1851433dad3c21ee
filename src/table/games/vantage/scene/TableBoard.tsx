import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { withoutCalling } from '../../../../engine/games/vantage/content/cards.ts';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { Spot } from '../../../parts/Spot.tsx';
import type { Strip } from '../../../stage/shapes.ts';
import type { BoardForm } from '../layout/boardForms.ts';
import { lengthOf } from '../layout/letters.ts';
import { cream, playerName } from '../names.ts';
import { Centre } from './Centre.tsx';
import { Folded } from './Folded.tsx';
import { Label } from './Label.tsx';
import { Orbit } from './Orbit.tsx';
import { Tracks } from './Tracks.tsx';

extend({ Container });

interface Props {
  readonly view: VantageView;
  readonly offers: Offers;
  readonly at: Strip;
  readonly form: BoardForm;
}

/** The centre as the common table shows it: whose turn it is, trackers, mission and destinies. Never a location. */
export function TableBoard({ view, offers, at, form }: Props) {
  const { title, cards, folded, letters: b } = form;
  const middle = title.y + title.height / 2;
  const left = title.x + b * 0.4;
  const whole = withoutCalling(playerName(view, view.active));
  const half = title.width / 2 - b * 6.5;
  const told = view.turns > 0 ? `TURN ${view.turns}` : '';
  // where there is no room for both the name stays, for the page tells the turn as well
  const turn = half - lengthOf(told, b) - b * 2 < lengthOf(whole.split(' ')[0]!, b * 1.1) * 0.85 ? '' : told;
  const room = half - (turn === '' ? 0 : lengthOf(turn, b) + b * 2);
  const name = lengthOf(whole, b * 1.1) * 0.8 < room ? whole : whole.split(' ')[0]!;
  return (
    <>
      <Orbit view={{ ...view, phase: 'turns' }} at={at} letters={b} titled={false} />
      <Label text="VERROW" x={title.x + title.width / 2} y={middle} size={b * 1.9} colour={cream} anchor={0.5} spaced={b * 0.6} />
      <Label text={turn} x={left} y={middle} size={b} colour={0xf2c98a} anchor={{ x: 0, y: 0.5 }} spaced={1} />
      <Label
        text={name}
        x={left + (turn === '' ? 0 : lengthOf(turn, b) + b * 1.6)}
        y={middle - b * 0.06}
        size={b * 1.1}
        font="Fraunces"
        weight="600"
        colour={cream}
        anchor={{ x: 0, y: 0.5 }}
        within={room}
      />
      <Tracks view={view} form={form} />
      {cards && (
        <Spot x={cards.x} y={cards.y} scale={cards.scale}>
          <Centre view={view} offers={offers} columns={cards.columns} form={cards.form} />
        </Spot>
      )}
      {folded.length > 0 && <Folded view={view} form={form} />}
    </>
  );
}
