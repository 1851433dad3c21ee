import { equipmentOf, landerOf, modOf } from '../../../../../engine/games/vanguard/content/find.ts';
import { Picture } from '../../../../parts/Picture.tsx';
import { ink } from '../../palette.ts';
import { Line, Sign } from '../primitives.tsx';
import { cardsIn, DeskCard, Slot, type DeskProps } from './deskParts.tsx';

/** So wide are the numbers of a lander. */
const statsWide = 128;

/** Armor, sensors, agility of a lander, as signs with numbers: at the foot of its card, or beside its name on a low one. */
function Stats({ id, width, height }: { readonly id: string; readonly width: number; readonly height: number }) {
  const isLow = isLowCard(height);
  const [x, y] = isLow ? [width / 2 - statsWide, -height / 2 + 19] : [-width / 2 + 22, height / 2 - 20];
  const { armor, sensors, agility } = landerOf(id);
  return (
    <>
      {([['GRD', armor], ['SCN', sensors], ['TRK', agility]] as const).map(([sign, n], i) => (
        <pixiContainer key={sign} x={x + i * 44} y={y}>
          <Sign name={sign} x={0} y={0} size={22} tint={isLow ? ink.print : 0x25323f} />
          <Line text={String(n)} x={14} y={0} size={20} colour={isLow ? ink.print : ink.dark} />
        </pixiContainer>
      ))}
    </>
  );
}

/** There is room for one line alone. */
const isLowCard = (height: number): boolean => height < 66;
/** A low card that is narrow as well has only the name: the numbers are told when somebody points at it. */
const hasStats = ({ width, height }: { readonly width: number; readonly height: number }): boolean => !isLowCard(height) || width > 230;

/** Landers in their berths, mods on their shelf, and the ramp: what is put there goes down. */
export function Hangar({ view, offers, width, height, finger }: DeskProps) {
  const { landers, mods, lander } = view.ship;
  const low = height < 320;
  const ramp = low ? Math.max(46, finger) : 100;
  // berths and shelf share what the ramp leaves; a shelf that is full has narrower places
  const room = height - ramp - 10;
  const shelfRows = Math.ceil(mods.length / (low ? 4 : 2));
  const berthsTall = mods.length === 0 ? room : Math.max(finger, room / (1 + Math.min(shelfRows, 2)) - 8);
  const berths = cardsIn(Math.max(2, landers.length), { width, height: berthsTall, y: ramp + 10, finger, from: 2, most: 84 });
  const below = Math.max(...berths.map(({ y, height }) => y + height)) + 8;
  const shelf = cardsIn(mods.length, { width, height: height - below, y: below, finger, from: 2, most: 76 });
  const going = lander === null ? null : [landerOf(lander.id).name, ...lander.mods.map((id) => modOf(id).name)].join(' + ');
  return (
    <>
      <Slot id="task:ramp" at={{ x: 0, y: 0, width, height: ramp }} text={going === null ? 'Ramp: the lander of this mission' : ''} />
      {going !== null && (
        <>
          <Picture frame="lander" x={64} y={ramp / 2 + 18} scale={ramp / 160} />
          <Line text={going} x={124} y={ramp / 2} size={22} width={width - 136} font="Rajdhani" />
        </>
      )}
      {landers.map(({ id, down }, i) => (
        <DeskCard
          key={id}
          id={`lander:${id}`}
          title={landerOf(id).name}
          text={down ? 'needs repair' : ''}
          {...berths[i]!}
          dim={down}
          aside={!down && isLowCard(berths[i]!.height) && hasStats(berths[i]!) ? statsWide : 0}
          live={offers.touched.has(`lander:${id}`)}
        >
          {!down && hasStats(berths[i]!) && <Stats id={id} {...berths[i]!} />}
        </DeskCard>
      ))}
      {mods.map((id, i) => (
        <DeskCard
          key={id}
          id={`mod:${id}`}
          title={modOf(id).name}
          text={modOf(id).kind}
          {...shelf[i]!}
          live={offers.touched.has(`mod:${id}`)}
        />
      ))}
    </>
  );
}

/** The hold of the lander, and what could come along. */
export function Loading({ view, offers, width, height, finger }: DeskProps) {
  const loaded = view.planet?.loaded ?? [];
  const open = view.ship.armory.filter((id) => offers.touched.has(`equipment:${id}`));
  const hold = height < 320 ? Math.max(46, finger) : 90;
  const shelf = cardsIn(open.length, { width, height: height - hold - 12, y: hold + 12, finger, from: open.length > 6 ? 3 : 2, most: 64 });
  return (
    <>
      <Slot
        id="task:load"
        at={{ x: 0, y: 0, width, height: hold }}
        text={loaded.length === 0 ? 'Hold: put things here' : loaded.map((id) => equipmentOf(id).name).join(', ')}
      />
      {open.map((id, i) => (
        <DeskCard key={id} id={`equipment:${id}`} title={equipmentOf(id).name} text={equipmentOf(id).kind} {...shelf[i]!} live />
      ))}
    </>
  );
}
