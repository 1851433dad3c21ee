import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useMemo, type ReactNode } from 'react';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { discShadow } from '../../../light/soft.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { useFlip } from '../../../parts/useFlip.ts';
import { disc, type Point } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import { inHex, type HexFit } from '../../../parts/hexFit.ts';
import type { Hex } from './fit.ts';
import { layNumbers, type MapNumber } from './numbers.ts';
import { siteSpots, type Site } from './standing.ts';

extend({ Container });

interface SitesProps {
  readonly map: StonesagaView['map'];
  readonly outposts: StonesagaView['outposts'];
  readonly fit: HexFit;
  /** Smallest letters of this ground. */
  readonly letters: number;
}

/** Fires, shelters, what is depleted, and mysteries: each with its own outline on its own spot of the hex. */
export const Sites = memo(function Sites({ map, outposts, fit, letters }: SitesProps) {
  const numbers = useMemo(() => layNumbers({ map, outposts }, fit, letters), [map, outposts, fit, letters]);
  const numberOn = (site: Site, hex: Hex): ReactNode => {
    const number = numbers.get(`${site}:${hex}`);
    return number && <Plate number={number} token={inHex(fit, hex, siteSpots[site])} scale={fit.scale} />;
  };
  return (
    <pixiContainer label="sites">
      {(Object.keys(map) as Hex[]).flatMap((hex) => {
        const { fire, shelter, shelterValue, depletion, mysteries } = map[hex]!;
        const at = { hex, fit };
        return [
          mysteries > 0 && (
            <SiteToken key={`${hex} mystery`} {...at} site="mystery" front="mystery" back="mystery" faceUp>
              {numberOn('mystery', hex)}
            </SiteToken>
          ),
          fire > 0 && <SiteToken key={`${hex} fire`} {...at} site="fire" front="fire/2" back="fire/1" faceUp={fire === 2} />,
          (shelter > 0 || shelterValue > 0) && (
            <SiteToken
              key={`${hex} shelter`}
              {...at}
              site="shelter"
              front="shelter/2"
              back={shelter === 0 ? 'shelter/0' : 'shelter/1'}
              faceUp={shelter === 2}
            >
              {numberOn('shelter', hex)}
            </SiteToken>
          ),
          depletion > 0 && (
            <SiteToken key={`${hex} depletion`} {...at} site="depletion" front="depletion/1" back="depletion/2" faceUp={depletion === 1}>
              {numberOn('depletion', hex)}
            </SiteToken>
          ),
        ];
      })}
    </pixiContainer>
  );
});

const [radius, width, height] = [26, 66, 72];
const hit = disc(radius);

interface SiteTokenProps {
  readonly site: Site;
  readonly hex: Hex;
  readonly fit: HexFit;
  readonly front: string;
  readonly back: string;
  readonly faceUp: boolean;
  readonly children?: ReactNode;
}

/** A token with two sides, turned over where it lies. */
const SiteToken = memo(function SiteToken({ site, hex, fit, front, back, faceUp, children }: SiteTokenProps) {
  const { art } = useTable();
  const [up, down] = [art.texture(`valley/site/${front}`), art.texture(`valley/site/${back}`)];
  const { face, texture, onFlip } = useFlip(up, down, faceUp, width, height);
  return (
    <Thing
      id={`site:${site}:${hex}`}
      label={`${site} ${hex}`}
      home={{ ...inHex(fit, hex, siteSpots[site]), size: fit.scale, flip: faceUp ? 0 : 1 }}
      hit={hit}
      z={1}
      cast={discShadow(radius)}
      shade={0.65}
      thick={6}
      rise={26}
      onFlip={onFlip}
    >
      {site === 'fire' && <Picture frame="valley/halo" scale={2} blend="add" alpha={faceUp ? 0.8 : 0.4} />}
      <pixiSprite ref={face} texture={texture} anchor={0.5} scale={1 / art.scale} />
      {children}
    </Thing>
  );
});

/** A number on bone beside its token, which is drawn at this scale of the map. */
const Plate = memo(function Plate({
  number: { text, x, y, size },
  token,
  scale,
}: {
  readonly number: MapNumber;
  readonly token: Point;
  readonly scale: number;
}) {
  return (
    <pixiContainer x={(x - token.x) / scale} y={(y - token.y) / scale} scale={size / scale}>
      <Picture frame="valley/plate" scale={1 / 24} />
      <Words text={text} x={0} y={0} size={1} font="Caudex" colour={0x3a2414} />
    </pixiContainer>
  );
});
