import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { skills } from '../../../../engine/games/vantage/content/vocabulary.ts';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { Spot } from '../../../parts/Spot.tsx';
import type { GridForm } from '../layout/cardForms.ts';
import { crewForm } from '../layout/zones.ts';
import { ink, skillColours } from '../names.ts';
import { Dials } from './Dials.tsx';
import { Disc } from './Glyph.tsx';
import { Grid } from './Grid.tsx';
import { Label } from './Label.tsx';

extend({ Container });

interface Props {
  readonly view: VantageView;
  readonly offers: Offers;
  readonly form: GridForm;
}

/** What lies in front of the others: grid, dials, tokens and what they have told. Never a location. */
export function Crew({ view, offers, form }: Props) {
  const others = view.seats.filter((seat) => seat !== view.me);
  const { scale, foot, width, height } = crewForm(others.length, form);
  // a narrow place has three tokens in a row, a wide one all of them
  const row = width < 200 ? 3 : 6;
  return (
    <>
      {others.map((seat, i) => {
        const player = view.players[seat]!;
        const held = skills.filter((skill) => player.skills[skill] > 0);
        return (
          <Spot key={seat} x={(i % 3) * width + 4} y={Math.floor(i / 3) * height} label={`crew ${seat}`}>
            <Spot x={0} y={0} scale={scale}>
              <Grid view={view} offers={offers} seat={seat} form={form} fresh={[]} finger={0} />
            </Spot>
            <Dials values={player.stats} x={4} y={foot + 4} radius={15} />
            {held.map((skill, n) => (
              <pixiContainer key={skill} x={118 + (n % row) * 18} y={foot + 14 + Math.floor(n / row) * 24}>
                <Disc name={skill} x={0} y={0} size={18} colour={skillColours[skill]} />
                <Label text={String(player.skills[skill])} x={5} y={8} size={13} anchor={0.5} />
              </pixiContainer>
            ))}
            <Label
              text={
                player.told
                  ? player.told.map(({ verb }) => verb).join(' ')
                  : player.number !== null
                    ? `at ${String(player.number).padStart(3, '0')}`
                    : ''
              }
              x={4}
              y={height - 18}
              size={13}
              colour={ink}
              wrap={width - 8}
            />
          </Spot>
        );
      })}
    </>
  );
}
