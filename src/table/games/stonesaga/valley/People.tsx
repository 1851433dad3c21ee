import { memo, useMemo } from 'react';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { Mini } from '../../../parts/Mini.tsx';
import { useTable } from '../../../tableContext.ts';
import type { HexFit } from '../../../parts/hexFit.ts';
import { useLookedAt } from './lookedAt.ts';
import { layPeople } from './standing.ts';

/** Pixels of the pictures for each of a figure's own units, on the sharper sheets. */
const perUnit = 1.5;
/** How the outline lies on the ground as a shadow. */
const shadowLay = [1, 0, -0.62, -0.36] as const;
const base = { radius: 41, tall: 150 } as const;
/** Whoever lies large stands before the others of a crowd: that is the one a finger wants. More than any hex is tall. */
const before = 400;
/** Thin enough to see the land behind, thick enough to see who it is. */
const faded = 0.34;

/** The standees. Whoever is pointed at for a while grows pale, so that what lies behind can be seen. */
export const People = memo(function People({
  characters,
  fit,
  large,
}: {
  readonly characters: StonesagaView['characters'];
  readonly fit: HexFit;
  readonly large: CharacterId;
}) {
  const { art } = useTable();
  const all = useMemo(() => layPeople({ characters }, fit), [characters, fit]);
  const looked = useLookedAt();
  return (
    <pixiContainer sortableChildren label="people">
      {all.map(({ who, hex, x, y, size }) => {
        const frame = `valley/figure/${characters[who].mantle!}`;
        if (!art.has(frame)) return null;
        return (
          <Mini
            key={who}
            id={`mini:${who}`}
            texture={art.texture(frame)}
            silhouette={art.texture(`${frame}/shadow`)}
            home={{ x, y, size, alpha: looked === `mini:${who}` || looked === `hex:${hex}` ? faded : 1 }}
            {...base}
            lay={shadowLay}
            z={y + (who === large ? before : 0)}
            place={`hex:${hex}`}
            sharp={(perUnit * art.scale) / 2}
          />
        );
      })}
    </pixiContainer>
  );
});
