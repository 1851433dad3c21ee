import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useMemo } from 'react';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Offer } from '../../../../match/question.ts';
import type { SceneProps } from '../../../contract.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { Layer } from '../../../parts/Layer.tsx';
import { Spot } from '../../../parts/Spot.tsx';
import { strip, type Strip } from '../../../stage/shapes.ts';
import { spotIn } from '../../../zones/spotIn.ts';
import { linesNeeded } from '../journal.ts';
import { asides, asideWords, incoming, rowsOf } from '../layout/homes.ts';
import { isChoosing, isReading } from '../layout/places.ts';
import { asidePlaces, asidesOnBoard, isNarrow } from '../layout/asidePlaces.ts';
import { boardForm, titleOf, type BoardForm } from '../layout/boardForms.ts';
import { gridFormNamed } from '../layout/cardForms.ts';
import { centreSize, type CentreForm } from '../layout/centerCards.ts';
import { pageForm, pageText } from '../layout/pageForms.ts';
import { crewSize, type CrewShape } from '../layout/crewForms.ts';
import { journalIn } from '../layout/journalForms.ts';
import { signRow } from '../layout/signPlaces.ts';
import { diceSize, packColumn, packSize } from '../layout/zones.ts';
import { Aside } from './Aside.tsx';
import { Centre } from './Centre.tsx';
import { Crew } from './Crew.tsx';
import { DiceCorner } from './DiceCorner.tsx';
import { Dials } from './Dials.tsx';
import { Grid } from './Grid.tsx';
import { Journal } from './Journal.tsx';
import { Journals } from './Journals.tsx';
import { Linen } from './Linen.tsx';
import { Orbit } from './Orbit.tsx';
import { Pack } from './Pack.tsx';
import { Page } from './Page.tsx';
import { Signs } from './Signs.tsx';
import { TableBoard } from './TableBoard.tsx';
import { Vista } from './Vista.tsx';

extend({ Container, Graphics });

/** A player's own screen: the vista and, round it, what lies in front of them. The common table has the centre in its place. */
export function Scene({ view, offers, placed }: SceneProps<VantageView>) {
  const { map, zones, letters, finger } = placed;
  const { me, here } = view;
  const own = me === null ? null : view.players[me]!;
  const rows = rowsOf(view, offers);
  const reading = isReading(view, offers);
  // while an action is chosen, what no thing stands for lies at the rim
  const aside = [...asides.flatMap((word) => offers.button(word)?.offer ?? []), ...(me !== null && isChoosing(offers) ? rows : [])];
  const { grid, pack, dice, centre, crew, journal } = zones;
  const others = view.seats.filter((seat) => seat !== me).length;
  const radius = Math.max(letters * 1.7, Math.min(54, map.width / 24, map.height / 9.5));
  const labels = aside.map((one) => asideWords(one, map.width < letters * (me === null ? 80 : 60)));
  const besides =
    me === null ? asidesOnBoard(labels, map, titleOf(map, letters), letters, finger) : asidePlaces(labels, map, letters, finger);
  // what lies in a row at its foot stands below the common board, not on it
  const foot = Math.min(map.y + map.height, ...besides.filter(({ y }) => y > map.y + map.height / 2).map(({ y }) => y - 4));
  const board = { ...map, height: foot - map.y };
  const apart = centre !== undefined || 'centre' in placed.away;
  const form = me === null ? boardOf(view, offers, rows, { at: board, letters, finger, apart }) : null;
  const dials = own && here ? 16 + radius * 2 : 0;
  const kept = useMemo(
    () => [
      strip(map.x, map.y, 24 + radius * 6.5, 16 + radius * 2),
      ...(isNarrow(map, letters) ? [] : asidePlaces(labels, map, letters, finger)),
    ],
    [map, radius, letters, finger, labels.join()],
  );
  return (
    <>
      <Linen placed={placed} />
      {view.ended ? (
        <Journals view={view} placed={placed} />
      ) : me === null ? (
        <TableBoard view={view} offers={offers} at={board} form={form!} />
      ) : here ? (
        <Vista here={here} page={view.page} at={map} letters={letters} quiet={!reading} row={signRow(map, letters, finger)} />
      ) : (
        <Orbit view={view} at={map} letters={letters} />
      )}
      {own && here && !view.ended && <Dials values={own.stats} x={map.x + 12} y={map.y + 12} radius={radius} letters={letters} />}
      <Layer name="glow" />
      <Layer name="shadows" />
      {here && !reading && !view.ended && <Signs here={here} offers={offers} at={map} letters={letters} finger={finger} kept={kept} />}
      {me !== null && reading && !view.ended && (
        <Page view={view} offers={offers} rows={rows} at={map} letters={letters} finger={finger} dials={dials} />
      )}
      {/* the common screen holds the storybook for everybody: what is read there is public (RU-VA-15) */}
      {me === null && !view.ended && (rows.length > 0 || view.story !== null) && (
        <Page view={view} offers={offers} rows={rows} at={form!.book} letters={form!.print} finger={finger} dials={0} />
      )}
      {centre && (
        <Spot {...spotIn(centre, centreSize(view, centre.shape as CentreForm))}>
          <Centre view={view} offers={offers} form={centre.shape as CentreForm} />
        </Spot>
      )}
      {pack && own && (
        <Spot {...spotIn(pack, pack.shape === 'row' ? packSize : packColumn)}>
          <Pack own={own} offers={offers} columns={pack.shape === 'row' ? 7 : 4} />
        </Spot>
      )}
      {crew && (
        <Spot {...spotIn(crew, crewSize(others, crew.shape as CrewShape))}>
          <Crew view={view} offers={offers} shape={crew.shape as CrewShape} />
        </Spot>
      )}
      {grid && me !== null && (
        <Spot {...spotIn(grid, gridFormNamed(grid.shape).size)}>
          <Grid
            view={view}
            offers={offers}
            seat={me}
            form={gridFormNamed(grid.shape)}
            fresh={incoming(view, offers)}
            finger={finger / spotIn(grid, gridFormNamed(grid.shape).size).scale}
          />
        </Spot>
      )}
      {journal && (
        <Spot x={journal.x} y={journal.y} scale={journalIn(journal, letters).scale}>
          <Journal book={view.journals[0]!} view={view} form={journalIn(journal, letters, linesNeeded(view.journals[0]!)).form} />
        </Spot>
      )}
      {dice && (
        <Spot {...spotIn(dice, diceSize)}>
          <DiceCorner view={view} offers={offers} />
        </Spot>
      )}
      {besides.map((at, i) => (
        <Aside key={aside[i]!.id} word={aside[i]!.id} label={labels[i]!} at={at} letters={letters} />
      ))}
    </>
  );
}

interface Around {
  readonly at: Strip;
  readonly letters: number;
  readonly finger: number;
  readonly apart: boolean;
}

/** The common board, with room for what is read on it. */
function boardOf(view: VantageView, offers: Offers, rows: readonly Offer[], { at, letters, finger, apart }: Around): BoardForm {
  const bare = boardForm(view, at, letters, { page: Infinity, apart });
  if (rows.length === 0 && view.story === null) return boardForm(view, at, letters, { page: 0, apart });
  const { outer } = pageForm(pageText(view, offers, rows), bare.book, bare.print, finger, 0);
  return boardForm(view, at, letters, { page: outer.height + bare.letters * 2, apart });
}
