import { productionOf, researchOf, situationOf } from '../../../../../engine/games/vanguard/content/find.ts';
import { systems } from '../../../../../engine/games/vanguard/content/campaign/systems.ts';
import { deckNames, type DeckName } from '../../../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import { nameOfCard } from '../../names.ts';
import { ink } from '../../palette.ts';
import { Line, Nine, Para, Sign } from '../primitives.tsx';
import { DeskCard, gridOf, Slot, type DeskProps } from './deskParts.tsx';

const deckSigns: Readonly<Record<DeckName, string>> = {
  Flora: 'JUNGLE',
  Fauna: 'fauna',
  Minerals: 'mineral',
  Relics: 'RUIN',
  Phenomena: 'phenomenon',
};
const deckTints: Readonly<Record<DeckName, number>> = {
  Flora: 0x7fe08f,
  Fauna: 0xffb873,
  Minerals: 0x8fc6ff,
  Relics: 0xc9b0ff,
  Phenomena: 0x6ff0e0,
};
const deckLetters: Readonly<Record<DeckName, string>> = { Flora: 'FL', Fauna: 'FA', Minerals: 'MI', Relics: 'RE', Phenomena: 'PH' };

/** What was brought home, by deck. */
function Gathered({ view, y, width }: { readonly view: VanguardView; readonly y: number; readonly width: number }) {
  return (
    <>
      {deckNames.map((deck, i) => (
        <pixiContainer key={deck} x={24 + (i * (width - 48)) / 4} y={y}>
          <Sign name={deckSigns[deck]} x={0} y={0} size={28} tint={deckTints[deck]} />
          <Line
            text={String(view.ship.gathered.filter((id) => id.startsWith(deckLetters[deck])).length)}
            x={0}
            y={28}
            size={20}
            align="center"
          />
        </pixiContainer>
      ))}
    </>
  );
}

const costWords = (id: string): string =>
  researchOf(id)
    .cost.map(({ n, deck, rarity }) => `${n} ${rarity === 'any' ? '' : `${rarity} `}${deck === 'any' ? 'of any' : deck}`)
    .join(', ');

/** Six slots of the laboratory. */
export function Research({ view, offers, width, height }: DeskProps) {
  const tall = Math.min(84, (height - 80) / 3 - 8);
  const slots = gridOf(6, 2, { width, height: tall });
  return (
    <>
      {slots.map((at, i) => {
        const id = view.ship.research[i] ?? null;
        return id === null ? (
          <Slot key={i} at={at} text="empty" />
        ) : (
          <DeskCard
            key={id}
            id={`research:${id}`}
            title={researchOf(id).name}
            text={costWords(id)}
            {...at}
            live={offers.touched.has(`research:${id}`)}
          />
        );
      })}
      <Gathered view={view} y={Math.min(height - 36, tall * 3 + 56)} width={width} />
    </>
  );
}

/** Two queues of three stages, and what waits to be started. */
export function Production({ view, offers, width, height }: DeskProps) {
  const { queues, queueTwo, ready } = view.ship;
  const tall = Math.min(84, (height - 60) / 4 - 8);
  const slots = gridOf(6, 3, { width, height: tall, y: 24 });
  const waiting = gridOf(ready.length, 3, { width, height: tall, y: 44 + 2 * (tall + 8) });
  return (
    <>
      {['stage 1', 'stage 2', 'stage 3'].map((name, i) => (
        <Line key={name} text={name} x={slots[i]!.x + slots[i]!.width / 2} y={10} size={18} align="center" colour={ink.dim} />
      ))}
      {slots.map((at, i) => {
        const [queue, stage] = [Math.floor(i / 3), i % 3];
        const id = queues[queue]?.[stage] ?? null;
        if (id === null) return <Slot key={i} id={`queue:${queue}:${stage}`} at={at} text="" locked={queue === 1 && !queueTwo} />;
        return (
          <DeskCard
            key={id}
            id={`production:${id}`}
            title={productionOf(id).name}
            text="in work"
            {...at}
            live={offers.touched.has(`production:${id}`)}
          />
        );
      })}
      {ready.map((id, i) => (
        <DeskCard
          key={id}
          id={`production:${id}`}
          title={productionOf(id).name}
          text={`ready, stage ${productionOf(id).stage}`}
          {...waiting[i]!}
          live={offers.touched.has(`production:${id}`)}
        />
      ))}
    </>
  );
}

export function Situations({ view, offers, width, height }: DeskProps) {
  const { situations } = view.ship;
  const tall = Math.min(92, (height - 8) / Math.max(1, situations.length) - 8);
  const cells = gridOf(situations.length, 1, { width, height: tall });
  return (
    <>
      {situations.map((id, i) => (
        <DeskCard
          key={id}
          id={`situation:${id}`}
          title={situationOf(id).name}
          text={situationOf(id).text}
          {...cells[i]!}
          live={offers.touched.has(`situation:${id}`)}
        />
      ))}
    </>
  );
}

const nameOfScan = (card: string): string =>
  systems.flatMap(({ destinations }) => destinations).find(({ landing }) => landing === card)?.name ?? nameOfCard(card);

/** The landing card in the scanner: only what was scanned can be read. Scouts make the next part cheaper. */
export function Scanner({ view, offers, width, height }: DeskProps) {
  const { scanner } = view.ship;
  const scouts = offers.aims('task:scout').length > 0;
  if (scanner === null)
    return (
      <Para
        text="Nothing is in the scanner. Fly to a system and visit a planet there."
        x={4}
        y={12}
        size={20}
        width={width}
        colour={ink.dim}
      />
    );
  const text = scanner.parts.length === 0 ? 'Nothing of it is known yet.' : scanner.parts.join('\n');
  return (
    <>
      <Nine frame="ui/film" x={0} y={0} width={width} height={height - (scouts ? 96 : 8)} rim={20} />
      <Line text={nameOfScan(scanner.card)} x={18} y={28} size={26} width={width - 36} font="Rajdhani" colour={0x9fdcff} />
      <Para text={text} x={18} y={52} size={18} width={width - 36} most={Math.floor((height - 160) / 23)} />
      {scouts && <Slot id="task:scout" at={{ x: 0, y: height - 88, width, height: 84 }} text="Send a scout" />}
    </>
  );
}

/** What goes on aboard, where nothing of it is asked. */
export function Overview({ view, width, height }: DeskProps) {
  const { ship } = view;
  const lists = [
    ['SITUATIONS', ship.situations.map((id) => situationOf(id).name)],
    ['RESEARCH', ship.research.flatMap((id) => (id === null ? [] : [researchOf(id).name]))],
    ['PRODUCTION', [...ship.queues.flat(), ...ship.ready].flatMap((id) => (id === null ? [] : [productionOf(id).name]))],
  ] as const;
  return (
    <>
      {lists.map(([title, names], i) => (
        <pixiContainer key={title} y={i * ((height - 70) / 3)}>
          <Line text={title} x={4} y={10} size={18} colour={ink.dim} />
          <Para
            text={names.length === 0 ? 'none' : names.join(', ')}
            x={4}
            y={26}
            size={20}
            width={width - 8}
            most={Math.max(1, Math.floor(((height - 70) / 3 - 30) / 23))}
            font="Saira Condensed"
            weight="600"
            leading={1.12}
          />
        </pixiContainer>
      ))}
      <Gathered view={view} y={height - 42} width={width} />
    </>
  );
}
