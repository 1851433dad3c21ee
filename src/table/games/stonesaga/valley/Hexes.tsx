import { memo, useRef } from 'react';
import { hexRadius, sharp } from '../printed/hexagon.ts';
import type { Feature } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { Slab } from '../../../parts/Slab.tsx';
import { disc } from '../../../stage/shapes.ts';
import { faceOf } from './faces.ts';
import { centreOf, type HexFit } from '../../../parts/hexFit.ts';
import type { Hex } from './fit.ts';

interface HexesProps {
  readonly map: StonesagaView['map'];
  readonly fit: HexFit;
}

export const Hexes = memo(function Hexes({ map, fit }: HexesProps) {
  return (
    <>
      {(Object.keys(map) as Hex[]).map((hex) => {
        const laid = map[hex]!;
        return <Land key={hex} hex={hex} fit={fit} face={faceOf(laid)} explored={laid.explored} hint={laid.explored ? null : laid.hint} />;
      })}
    </>
  );
});

interface LandProps {
  readonly hex: Hex;
  readonly fit: HexFit;
  readonly face: string;
  readonly explored: boolean;
  readonly hint: Feature | null;
}

const hit = disc(hexRadius);

/** A hex in its slot. When it is explored it rises, turns over about its upright middle, and shows the land. */
const Land = memo(function Land({ hex, fit, face, explored, hint }: LandProps) {
  // what lay up before the last turn: a hidden hex knows nothing of its other side
  const shroud = useRef(face);
  const chalk = useRef(hint);
  if (!explored) [shroud.current, chalk.current] = [face, hint];
  return (
    <Slab
      id={`land:${hex}`}
      front={face}
      back={shroud.current}
      faceUp={explored}
      home={{ ...centreOf(fit, hex), size: fit.scale }}
      hit={hit}
      scale={2 / sharp}
      lift={46}
      grow={0.14}
      from="valley:beyond"
      rise={40}
      label={`land ${hex}`}
    >
      {chalk.current && <Picture frame={`valley/hint/${chalk.current}`} y={hexRadius * 0.58} />}
    </Slab>
  );
});
