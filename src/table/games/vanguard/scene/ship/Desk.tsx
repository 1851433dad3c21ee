import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useMemo, type ComponentType } from 'react';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../../gesture/offers.ts';
import { usePlace } from '../../../../hooks.ts';
import { Spot } from '../../../../parts/Spot.tsx';
import type { Area, Strip } from '../../../../stage/shapes.ts';
import type { Desk } from '../../desk.ts';
import { ink } from '../../palette.ts';
import { Line, Nine, Sign } from '../primitives.tsx';
import type { DeskProps } from './deskParts.tsx';
import { Hangar, Launch, Loading } from './HangarDesk.tsx';
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
  launch: { title: 'LAUNCH', sign: 'liftoff', Shown: Launch },
  teacher: { title: 'TRAINING', sign: 'success', Shown: Teacher },
  medbay: { title: 'MEDBAY', sign: 'medbay', Shown: Medbay },
  memorial: { title: 'MEMORIAL', sign: 'success', Shown: Memorial },
  scanner: { title: 'SCANNER', sign: 'SCN', Shown: Scanner },
  overview: { title: 'ABOARD', sign: 'command', Shown: Overview },
};

/** The desk beside the book: the one thing that the page is about, or that somebody looks at. */
export function DeskOf({
  desk,
  view,
  offers,
  at,
}: {
  readonly desk: Desk;
  readonly view: VanguardView;
  readonly offers: Offers;
  readonly at: Strip;
}) {
  const { title, sign, Shown } = desks[desk];
  const head = at.height < 400 ? 48 : 52;
  const area = useMemo<Area>(() => ({ shape: 'rect', ...at, round: 8 }), [at.x, at.y, at.width, at.height]);
  usePlace('desk', { area, z: -1 });
  return (
    <>
      <Nine frame="ui/board" {...at} rim={34} />
      <Sign name={sign} x={at.x + 32} y={at.y + head / 2 + 2} size={24} tint={ink.orange} />
      <Line text={title} x={at.x + 52} y={at.y + head / 2 + 2} size={21} font="Rajdhani" colour={ink.dim} />
      <Spot x={at.x + 16} y={at.y + head}>
        <Shown view={view} offers={offers} width={at.width - 32} height={at.height - head - 16} />
      </Spot>
    </>
  );
}
