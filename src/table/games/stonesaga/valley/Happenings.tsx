import { extend } from '@pixi/react';
import { Container, Sprite } from 'pixi.js';
import { memo, useEffect, useRef } from 'react';
import type { StonesagaFact } from '../../../../engine/games/stonesaga/facts.ts';
import { softDot } from '../../../light/soft.ts';
import { useTable } from '../../../tableContext.ts';
import { useFactListener } from '../../../told.ts';
import { centreOf, inHex, type HexFit } from '../../../parts/hexFit.ts';
import { flights, Motes } from './motes.ts';
import { siteSpots } from './standing.ts';
import { zoneMiddle } from './areas.ts';

extend({ Container });

/** Acts out what was told of the valley: sparks of a new fire, mist that parts, dust where something is set down. */
export const Happenings = memo(function Happenings({ fit }: { readonly fit: HexFit }) {
  const { kit } = useTable();
  const place = useRef<Container>(null);
  const flying = useRef<Motes | null>(null);
  useEffect(() => {
    const motes = new Motes(({ tint, bright }, size) => {
      const dot = new Sprite({ texture: softDot(), anchor: 0.5, tint, alpha: 0, scale: size / 64, blendMode: bright ? 'add' : 'normal' });
      return place.current ? place.current.addChild(dot) : dot;
    });
    const leave = kit.loop.add({
      get busy() {
        return motes.busy;
      },
      advance: (ms) => motes.advance(ms),
    });
    flying.current = motes;
    return () => {
      leave();
      motes.clear();
    };
  }, [kit]);
  useFactListener<StonesagaFact>((facts) => {
    const motes = flying.current;
    if (kit.motion.quiet || !motes) return;
    for (const fact of facts) act(motes, fact, fit);
    if (motes.busy) kit.loop.invalidate();
  });
  return <pixiContainer ref={place} />;
});

function act(motes: Motes, fact: StonesagaFact, fit: HexFit): void {
  switch (fact.fact) {
    case 'hexRevealed':
      return motes.fly(centreOf(fit, fact.at), {
        ...flights.wisps,
        reach: flights.wisps.reach * fit.scale,
        size: flights.wisps.size * fit.scale,
      });
    case 'siteChanged':
      if (fact.to === 0) return undefined;
      return motes.fly(
        inHex(fit, fact.at, siteSpots[fact.site]),
        fact.site === 'fire' ? flights.sparks : fact.site === 'mystery' ? flights.wonder : flights.dust,
      );
    case 'mysteryConfronted':
      return motes.fly(inHex(fit, fact.at, siteSpots.mystery), {
        ...flights.wonder,
        tint: fact.matched ? 0xff8a5a : flights.wonder.tint,
        count: 30,
      });
    case 'overlayPlaced':
      return motes.fly(fact.zone ? inHex(fit, fact.at, zoneMiddle(fact.zone)) : centreOf(fit, fact.at), flights.dust);
    case 'fled':
      return motes.fly(centreOf(fit, fact.from), flights.dust);
    case 'trayLaid':
      return fact.hexes.forEach((hex) => motes.fly(centreOf(fit, hex), flights.dust));
    default:
      return undefined;
  }
}
