import { equipmentOf, landerOf, modOf } from '../../../../../engine/games/vanguard/content/find.ts';
import { sections } from '../../../../../engine/games/vanguard/content/vocabulary.ts';
import { sectionNames } from '../../names.ts';
import { ink } from '../../palette.ts';
import { Line } from '../primitives.tsx';
import { DeskCard, gridOf, Slot, type DeskProps } from './deskParts.tsx';

/** Landers in their berths, mods on their shelf, and the ramp: what is put there goes down. */
export function Hangar({ view, offers, width }: DeskProps) {
  const { landers, mods, lander } = view.ship;
  const berths = gridOf(Math.max(2, landers.length), 2, { width, height: 72, y: 106 });
  const shelf = gridOf(mods.length, 2, { width, height: 60, y: 120 + Math.ceil(berths.length / 2) * 80 });
  const going =
    lander === null
      ? 'Ramp: the lander of this mission'
      : [landerOf(lander.id).name, ...lander.mods.map((id) => modOf(id).name)].join(' + ');
  return (
    <>
      <Slot id="task:ramp" at={{ x: 0, y: 0, width, height: 90 }} text={going} />
      {landers.map(({ id, down }, i) => {
        const { name, armor, sensors, agility } = landerOf(id);
        return (
          <DeskCard
            key={id}
            id={`lander:${id}`}
            title={name}
            text={down ? 'needs repair' : `${armor} / ${sensors} / ${agility}`}
            {...berths[i]!}
            dim={down}
            live={offers.touched.has(`lander:${id}`)}
          />
        );
      })}
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
export function Loading({ view, offers, width, height }: DeskProps) {
  const loaded = view.planet?.loaded ?? [];
  const open = view.ship.armory.filter((id) => offers.touched.has(`equipment:${id}`));
  const columns = open.length > 6 ? 3 : 2;
  const tall = Math.min(64, (height - 110) / Math.max(1, Math.ceil(open.length / columns)) - 8);
  const shelf = gridOf(open.length, columns, { width, height: tall, y: 106 });
  return (
    <>
      <Slot
        id="task:load"
        at={{ x: 0, y: 0, width, height: 90 }}
        text={loaded.length === 0 ? 'Hold: put things here' : loaded.map((id) => equipmentOf(id).name).join(', ')}
      />
      {open.map((id, i) => (
        <DeskCard key={id} id={`equipment:${id}`} title={equipmentOf(id).name} text={equipmentOf(id).kind} {...shelf[i]!} live />
      ))}
    </>
  );
}

/** The lander stands ready: crew cards are put aboard. */
export function Launch({ view, width }: DeskProps) {
  const going = sections.filter((section) => view.boards[section] !== undefined);
  return (
    <>
      <Slot id="task:launch" at={{ x: 0, y: 0, width, height: 190 }} text="Put the card of whoever goes down here" />
      <Line
        text={going.length === 0 ? 'Nobody is aboard yet.' : `Aboard: ${going.map((section) => sectionNames[section]).join(', ')}`}
        x={6}
        y={216}
        size={20}
        width={width - 12}
        colour={ink.dim}
      />
    </>
  );
}
