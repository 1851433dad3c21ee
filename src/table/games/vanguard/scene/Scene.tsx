import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useCallback, useState, type ReactNode } from 'react';
import type { VanguardView } from '../../../../engine/games/vanguard/view.ts';
import type { SceneProps } from '../../../contract.ts';
import { useWholeScreen } from '../../../hooks.ts';
import { Layer } from '../../../parts/Layer.tsx';
import { Picture } from '../../../parts/Picture.tsx';
import { Spot } from '../../../parts/Spot.tsx';
import type { Strip } from '../../../stage/shapes.ts';
import { SharedShadows } from '../../../tableContext.ts';
import { spotIn } from '../../../zones/spotIn.ts';
import { checkLetters } from '../checkLayout.ts';
import { choicesOf } from '../choices.ts';
import { onPlanet, zoneIn } from '../lying.ts';
import { keysIn } from '../questionZone.ts';
import { bookShape, bookSizes, mapSize, traysSize, type BookShape } from '../sizes.ts';
import { Check } from './check/Check.tsx';
import { DropNote } from './DropNote.tsx';
import { Happening } from './Happening.tsx';
import { BookLead, CrewLead } from './Lead.tsx';
import { LogScreen, useOpenLog } from './Log.tsx';
import { Logbook } from './Logbook.tsx';
import { LogbookHandle } from './LogbookHandle.tsx';
import { Planet } from './planet/Planet.tsx';
import { PlanetZones } from './PlanetZones.tsx';
import { Question } from './Question.tsx';
import { RailBar } from './RailBar.tsx';
import { Ship } from './ship/Ship.tsx';
import { ShipParts } from './ship/ShipParts.tsx';
import { useSection } from './useSection.ts';
import { Trays } from './ship/Trays.tsx';

extend({ Container, Graphics });

/** How ISS Vanguard lies on the table: a planet with the crew round it, or the ship with its book. */
export function Scene({ view, offers, acting, look, placed }: SceneProps<VanguardView>) {
  const { who, turnTo } = useSection(view, offers, acting, look);
  const { open, again } = useOpenLog(offers);
  const [book, setBook] = useState(false);
  const openBook = useCallback(() => setBook(true), []);
  const closeBook = useCallback(() => setBook(false), []);
  useWholeScreen(open !== null || book);
  const { map, zones, letters, finger } = placed;
  const whole: Strip = { x: 0, y: 0, width: placed.width, height: placed.height };
  // a log has the screen to itself: nothing else can be touched before it is read
  if (open)
    return (
      <Ground size={whole}>
        <Layer name="glow" />
        <LogScreen log={open} view={view} offers={offers} at={whole} letters={letters} touch={finger} />
      </Ground>
    );
  if (book)
    return (
      <Ground size={whole}>
        <Logbook view={view} at={whole} letters={letters} touch={finger} read={again} close={closeBook} />
      </Ground>
    );
  const groups = choicesOf(view, offers, (id) => zoneIn(id, view, who) !== null);
  const planet = onPlanet(view) ? view.planet : null;
  const shape = bookShape(map.height, letters);
  const { scale, y } = spotIn(map, planet ? mapSize : bookSizes[shape]);
  // the book is as wide as the window, a planet as its painting
  const spot = planet ? spotIn(map, mapSize) : { x: map.x, y, scale };
  const width = planet ? mapSize.width : map.width / scale;
  const letter = Math.max(18, letters / spot.scale);
  const lead = (size: number): ReactNode =>
    planet ? <CrewLead view={view} planet={planet} who={who} size={size} /> : <BookLead view={view} offers={offers} size={size} />;
  const isWhole = !planet && zones.crew?.shape === 'row';
  return (
    <Ground size={whole}>
      <Layer name="glow" />
      {planet?.check && <CheckOver view={view} map={map} letters={letters} />}
      {!planet && !isWhole && <ShipParts view={view} offers={offers} placed={placed} openLogbook={openBook} />}
      {(planet ? !planet.check : isWhole) && (
        <Spot {...spot} sorted={false}>
          {planet ? (
            <>
              <Planet view={view} planet={planet} offers={offers} letter={letter} />
              <RailBar planet={planet} letter={letter} />
              <Happening view={view} planet={planet} offers={offers} letter={letter} />
            </>
          ) : (
            <Ship view={view} offers={offers} shape={shape} width={width} finger={finger / spot.scale} />
          )}
          <LogbookHandle
            {...handleAt(planet !== null, shape, width, finger / spot.scale)}
            letter={letters / spot.scale}
            count={view.logs.length}
            opens={openBook}
          />
        </Spot>
      )}
      {planet && <PlanetZones view={view} planet={planet} who={who} offers={offers} placed={placed} look={turnTo} />}
      {isWhole && <CrewBelow view={view} at={zones.crew!} finger={finger} />}
      {zones.question && (
        <Question
          groups={keysIn(groups, zones.question.shape === 'bare')}
          at={zones.question}
          letters={letters}
          touch={finger}
          lead={zones.question.shape === 'bare' ? null : lead}
        />
      )}
      <DropNote view={view} offers={offers} width={placed.width} height={placed.height} letters={letters} />
    </Ground>
  );
}

/** The crew in four trays under the open book, as wide as it is. */
function CrewBelow({ view, at, finger }: { readonly view: VanguardView; readonly at: Strip; readonly finger: number }) {
  const scale = Math.min(at.width / traysSize.width, at.height / traysSize.height);
  return (
    <Spot x={at.x} y={at.y} scale={scale}>
      <Trays view={view} width={at.width / scale} height={traysSize.height} finger={finger / scale} />
    </Spot>
  );
}

/** The steel under everything. */
function Ground({ size, children }: { readonly size: Strip; readonly children: ReactNode }) {
  return (
    <SharedShadows value={false}>
      <Picture frame="table" x={-60} y={-60} scale={{ x: (size.width + 120) / 480, y: (size.height + 120) / 270 }} />
      {children}
    </SharedShadows>
  );
}

/** The check fills the place of the map, in units in which its smallest letters can be read. */
function CheckOver({
  view,
  map,
  letters,
}: {
  readonly view: VanguardView;
  readonly map: Strip;
  readonly letters: number;
}) {
  const scale = Math.max(letters / checkLetters, Math.min(map.width / 1240, map.height / 600));
  const size = { width: map.width / scale, height: map.height / scale };
  const sky = map.width / mapSize.width;
  return (
    <>
      {size.height > 600 && (
        <Spot x={map.x} y={map.y} scale={sky}>
          <RailBar planet={view.planet!} letter={Math.max(18, letters / sky)} />
        </Spot>
      )}
      <Spot x={map.x} y={map.y} scale={scale}>
        <Check view={view} size={size} />
      </Spot>
    </>
  );
}

/** Where the handle of the logbook lies, large enough for a finger. */
function handleAt(
  onPlanetNow: boolean,
  shape: BookShape,
  width: number,
  finger: number,
): { readonly x: number; readonly y: number; readonly height: number } {
  const height = Math.max(46, finger);
  if (onPlanetNow) return { x: width - 24, y: 66 + Math.max(0, height - 46) * 0.6, height };
  return shape === 'wide' ? { x: width - 18, y: 12, height } : { x: width - 28, y: 6, height };
}
