import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { skills } from '../../../../engine/games/vantage/content/vocabulary.ts';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { Spot } from '../../../parts/Spot.tsx';
import { ink, skillColours } from '../names.ts';
import { Dials } from './Dials.tsx';
import { Disc } from './Glyph.tsx';
import { Grid } from './Grid.tsx';
import { Label } from './Label.tsx';

extend({ Container });

/** What lies in front of the others: grid, dials, tokens and what they have told. Never a location. */
export function Crew({ view, offers }: { readonly view: VantageView; readonly offers: Offers }) {
  const others = view.seats.filter((seat) => seat !== view.me);
  return (
    <>
      {others.map((seat, i) => {
        const player = view.players[seat]!;
        const held = skills.filter((skill) => player.skills[skill] > 0);
        return (
          <Spot key={seat} x={(i % 3) * 210 + 4} y={Math.floor(i / 3) * 352} label={`crew ${seat}`}>
            <Spot x={0} y={0} scale={0.46}>
              <Grid view={view} offers={offers} seat={seat} fresh={[]} finger={0} />
            </Spot>
            <Dials values={player.stats} x={4} y={300} radius={15} />
            {held.map((skill, n) => (
              <pixiContainer key={skill}>
                <Disc name={skill} x={118 + n * 18} y={312} size={18} colour={skillColours[skill]} />
                <Label text={String(player.skills[skill])} x={118 + n * 18} y={328} size={13} anchor={0.5} />
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
              y={334}
              size={13}
              colour={ink}
              wrap={202}
            />
          </Spot>
        );
      })}
    </>
  );
}
