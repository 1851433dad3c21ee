import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useCallback, useState, type ReactNode } from 'react';
import type { Section } from '../../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../../engine/games/vanguard/view.ts';
import type { SceneProps } from '../../../contract.ts';
import { useLooked } from '../../../looked.ts';
import { Layer } from '../../../parts/Layer.tsx';
import { Picture } from '../../../parts/Picture.tsx';
import { Spot } from '../../../parts/Spot.tsx';
import { SharedShadows } from '../../../tableContext.ts';
import { spotIn } from '../../../zones/spotIn.ts';
import { choicesOf } from '../choices.ts';
import { askedSection, teamOf, zoneIn } from '../lying.ts';
import { boardSize, bookSize, mapSize, traysSize } from '../sizes.ts';
import { Board, CrewRails } from './Board.tsx';
import { InfoCards } from './Cards.tsx';
import { Check } from './Check.tsx';
import { Hand } from './Hand.tsx';
import { LogScreen, useOpenLog } from './Log.tsx';
import { Logbook, LogbookHandle } from './Logbook.tsx';
import { Planet } from './Planet.tsx';
import { Question } from './Question.tsx';
import { RailBar } from './RailBar.tsx';
import { Ship, Trays } from './Ship.tsx';

extend({ Container, Graphics });

/** How ISS Vanguard lies on the table: a planet with the crew round it, or the ship with its book. */
export function Scene({ view, offers, placed }: SceneProps<VanguardView>) {
  const asked = askedSection(view, offers);
  const { who: turned, look } = useLooked<Section, Section>(asked);
  const who = turned !== null && view.boards[turned] ? turned : asked;
  const { open, again } = useOpenLog(offers);
  const [book, setBook] = useState(false);
  const openBook = useCallback(() => setBook(true), []);
  const closeBook = useCallback(() => setBook(false), []);
  const groups = choicesOf(view, offers, (id) => zoneIn(id, view, who) !== null);
  const { map, zones, letters, finger } = placed;
  const { planet } = view;
  const spot = spotIn(map, planet ? mapSize : bookSize);
  const letter = Math.max(18, letters / spot.scale);
  const board = zones.board;
  const boardShape = board?.shape === 'folded' ? 'folded' : 'flat';
  const hand = zones.hand;
  const cards = zones.cards;
  const crew = zones.crew;
  // a log has the screen to itself: nothing else can be touched before it is read
  if (open)
    return (
      <SharedShadows value={false}>
        <Picture frame="table" x={-60} y={-60} scale={{ x: (placed.width + 120) / 480, y: (placed.height + 120) / 270 }} />
        <Layer name="glow" />
        <LogScreen
          log={open}
          view={view}
          offers={offers}
          at={{ x: 0, y: 0, width: placed.width, height: placed.height }}
          letters={letters}
          touch={finger}
        />
      </SharedShadows>
    );
  if (book)
    return (
      <SharedShadows value={false}>
        <Picture frame="table" x={-60} y={-60} scale={{ x: (placed.width + 120) / 480, y: (placed.height + 120) / 270 }} />
        <Logbook
          logs={view.logs}
          at={{ x: 0, y: 0, width: placed.width, height: placed.height }}
          letters={letters}
          touch={finger}
          read={again}
          close={closeBook}
        />
      </SharedShadows>
    );
  return (
    <SharedShadows value={false}>
      <Picture frame="table" x={-60} y={-60} scale={{ x: (placed.width + 120) / 480, y: (placed.height + 120) / 270 }} />
      <Layer name="glow" />
      <Spot {...spot} sorted={false}>
        {planet ? (
          <>
            <Planet view={view} planet={planet} offers={offers} letter={letter} />
            <RailBar view={view} planet={planet} letter={letter} />
            {planet.check && <Check view={view} check={planet.check} />}
          </>
        ) : (
          <Ship view={view} offers={offers} />
        )}
        {!planet?.check && (
          <LogbookHandle
            {...(planet ? { x: mapSize.width - 136, y: 66 } : { x: bookSize.width - 130, y: 12 })}
            count={view.logs.length}
            opens={openBook}
          />
        )}
      </Spot>
      {planet && cards && (
        <Scaled at={cards} by={cards.shape === 'row' ? cards.height / 300 : cards.width / 290}>
          {(size) => <InfoCards view={view} planet={planet} who={who} size={size} />}
        </Scaled>
      )}
      {planet && board && (
        <Spot {...spotIn(board, boardSize[boardShape])}>
          <Board view={view} who={who} offers={offers} shape={boardShape} />
        </Spot>
      )}
      {planet && crew && (
        <Spot
          {...spotIn(
            crew,
            crew.shape === 'row' ? { width: 250 * teamOf(view).length, height: 86 } : { width: 250, height: 86 * teamOf(view).length },
          )}
        >
          <CrewRails view={view} team={teamOf(view)} who={who} look={look} down={crew.shape !== 'row'} />
        </Spot>
      )}
      {!planet && crew && (
        <Spot {...spotIn(crew, traysSize[crew.shape === 'grid' ? 'grid' : 'row'])}>
          <Trays view={view} grid={crew.shape === 'grid'} />
        </Spot>
      )}
      {planet && hand && (
        <Scaled at={hand} by={Math.min(hand.height / 300, hand.width / 430)}>
          {(size) => <Hand view={view} who={who} offers={offers} width={size.width} height={size.height} />}
        </Scaled>
      )}
      {zones.question && <Question groups={groups} at={zones.question} letters={letters} touch={finger} />}
    </SharedShadows>
  );
}

/** A zone that is filled however wide it is, in units of its own. */
function Scaled({
  at,
  by,
  children,
}: {
  readonly at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly by: number;
  readonly children: (size: { readonly width: number; readonly height: number }) => ReactNode;
}) {
  return (
    <Spot x={at.x} y={at.y} scale={by}>
      {children({ width: at.width / by, height: at.height / by })}
    </Spot>
  );
}
