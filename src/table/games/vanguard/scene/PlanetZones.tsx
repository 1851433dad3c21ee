import type { ReactNode } from 'react';
import type { Section } from '../../../../engine/games/vanguard/content/vocabulary.ts';
import type { SeenPlanet, VanguardView } from '../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { Spot } from '../../../parts/Spot.tsx';
import type { Strip } from '../../../stage/shapes.ts';
import { spotIn } from '../../../zones/spotIn.ts';
import type { PlacedZone, Placement } from '../../../zones/zone.ts';
import { infoWidth } from '../infos.ts';
import { teamOf } from '../lying.ts';
import { eventsSize, handSize, print, railSize } from '../sizes.ts';
import { Board, sizeOfBoard } from './board/Board.tsx';
import { CrewRails } from './board/CrewRails.tsx';
import { InfoCards } from './Cards.tsx';
import { Events } from './Events.tsx';
import { Hand } from './Hand.tsx';

/** What lies round a planet: the board of who is asked, a hand, cards for everybody, the others at a glance. */
export function PlanetZones({
  view,
  planet,
  who,
  offers,
  placed: { zones, letters },
  look,
}: {
  readonly view: VanguardView;
  readonly planet: SeenPlanet;
  readonly who: Section;
  readonly offers: Offers;
  readonly placed: Placement;
  readonly look: (who: Section) => void;
}) {
  const { board: boardAt, hand, cards, crew, events } = zones;
  const board = view.boards[who];
  const shape = boardAt?.shape === 'folded' ? 'folded' : 'flat';
  const team = teamOf(view);
  const props = board && { view, who, board, offers };
  return (
    <>
      {cards && (
        <Scaled at={cards} by={cardScale(cards, letters)}>
          {(size) => <InfoCards view={view} planet={planet} who={who} size={size} />}
        </Scaled>
      )}
      {props && boardAt && (
        <Spot {...spotIn(boardAt, sizeOfBoard(shape, props))}>
          <Board {...props} shape={shape} />
        </Spot>
      )}
      {crew && (
        <Spot {...spotIn(crew, railsSize(team.length, crew.shape === 'row'))}>
          <CrewRails view={view} team={team} who={who} look={look} down={crew.shape !== 'row'} />
        </Spot>
      )}
      {events && (
        <Spot {...spotIn(events, eventsSize)}>
          <Events view={view} />
        </Spot>
      )}
      {hand && (
        <Scaled at={hand} by={handScale(hand, letters)}>
          {(size) => (
            <Hand
              view={view}
              who={who}
              offers={offers}
              width={size.width}
              height={size.height}
              letters={letters / handScale(hand, letters)}
            />
          )}
        </Scaled>
      )}
    </>
  );
}

const railsSize = (count: number, across: boolean): { readonly width: number; readonly height: number } => ({
  width: railSize.width * (across ? count : 1),
  height: railSize.height * (across ? 1 : count),
});

const handScale = ({ width, height }: Strip, letters: number): number =>
  Math.max(letters / print.cards, Math.min(height / handSize.height, width / 300));

/** As large as it takes to read them, and somewhat larger where a column is wide. */
const cardScale = ({ width, shape }: PlacedZone, letters: number): number => {
  const least = letters / print.cards;
  return Math.min(Math.max(least, width / (shape === 'strip' ? infoWidth * 2 + 8 : infoWidth)), least * 1.35);
};

/** A zone that is filled however wide it is, in units of its own. */
function Scaled({
  at,
  by,
  children,
}: {
  readonly at: Strip;
  readonly by: number;
  readonly children: (size: { readonly width: number; readonly height: number }) => ReactNode;
}) {
  return (
    <Spot x={at.x} y={at.y} scale={by}>
      {children({ width: at.width / by, height: at.height / by })}
    </Spot>
  );
}
