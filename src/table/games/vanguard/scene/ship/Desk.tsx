import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useCallback, useEffect, useMemo, useState, type ComponentType } from 'react';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../../gesture/offers.ts';
import { usePlace } from '../../../../hooks.ts';
import { Spot } from '../../../../parts/Spot.tsx';
import type { Area, Strip } from '../../../../stage/shapes.ts';
import { deskOf, neededDesk, type Desk } from '../../desk.ts';
import { ink } from '../../palette.ts';
import { Line, Nine, Sign } from '../primitives.tsx';
import type { DeskProps } from './deskParts.tsx';
import { Deck } from './DeckDesk.tsx';
import { Hangar, Loading } from './HangarDesk.tsx';
import { Launch } from './LaunchDesk.tsx';
import { Medbay } from './MedbayDesk.tsx';
import { Memorial } from './MemorialDesk.tsx';
import { Overview } from './OverviewDesk.tsx';
import { Recruits, Teacher } from './PeopleDesk.tsx';
import { Production } from './ProductionDesk.tsx';
import { Research } from './ResearchDesk.tsx';
import { Scanner } from './ScannerDesk.tsx';
import { Situations } from './SituationsDesk.tsx';

extend({ Container, Graphics });

const desks: Readonly<Record<Desk, { readonly title: string; readonly sign: string; readonly Shown: ComponentType<DeskProps> }>> = {
  research: { title: 'RESEARCH', sign: 'research', Shown: Research },
  production: { title: 'PRODUCTION', sign: 'production', Shown: Production },
  situations: { title: 'SITUATIONS', sign: 'situation', Shown: Situations },
  recruits: { title: 'RECRUITS', sign: 'barracks', Shown: Recruits },
  hangar: { title: 'HANGAR', sign: 'lander', Shown: Hangar },
  loading: { title: 'LOADING', sign: 'armory', Shown: Loading },
  deck: { title: 'THE DECK', sign: 'card', Shown: Deck },
  launch: { title: 'LAUNCH', sign: 'liftoff', Shown: Launch },
  teacher: { title: 'TRAINING', sign: 'success', Shown: Teacher },
  medbay: { title: 'MEDBAY', sign: 'medbay', Shown: Medbay },
  memorial: { title: 'MEMORIAL', sign: 'success', Shown: Memorial },
  scanner: { title: 'SCANNER', sign: 'SCN', Shown: Scanner },
  overview: { title: 'ABOARD', sign: 'command', Shown: Overview },
};

/** The desk of the page; where nothing on it is asked, a room that is tapped shows its own, and again that of the page. */
export function useDesk(view: VanguardView, offers: Offers): { readonly desk: Desk; readonly look: ((desk: Desk) => void) | null } {
  const [looked, setLooked] = useState<Desk | null>(null);
  useEffect(() => setLooked(null), [view]);
  const look = useCallback((desk: Desk) => setLooked((before) => (before === desk ? null : desk)), []);
  const needed = neededDesk(view, offers);
  return { desk: needed ?? looked ?? deskOf(view, offers), look: needed === null ? look : null };
}

/** The desk beside the book: the one thing that the page is about, or that somebody looks at. */
export function DeskOf({
  desk,
  view,
  offers,
  at,
  finger,
}: {
  readonly desk: Desk;
  readonly view: VanguardView;
  readonly offers: Offers;
  readonly at: Strip;
  /** The smallest side that can be touched, in its units. */
  readonly finger: number;
}) {
  const { title, sign, Shown } = desks[desk];
  // the handle of the logbook may lie beside the title
  const head = Math.max(52, finger + 8);
  const area = useMemo<Area>(() => ({ shape: 'rect', ...at, round: 8 }), [at.x, at.y, at.width, at.height]);
  usePlace('desk', { area, z: -1 });
  return (
    <>
      <Nine frame="ui/board" {...at} rim={34} />
      <Sign name={sign} x={at.x + 32} y={at.y + head / 2 + 2} size={24} tint={ink.orange} />
      <Line text={title} x={at.x + 52} y={at.y + head / 2 + 2} size={21} font="Rajdhani" colour={ink.dim} />
      <Spot x={at.x + 16} y={at.y + head}>
        <Shown view={view} offers={offers} width={at.width - 32} height={at.height - head - 14} finger={finger} />
      </Spot>
    </>
  );
}
