import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { systems } from '../../../../engine/games/vanguard/content/campaign/systems.ts';
import { planetOf, productionOf, recruitOf, researchOf, situationOf, systemOf } from '../../../../engine/games/vanguard/content/find.ts';
import { deckNames, moraleLevels, sections, type Section } from '../../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { Spot } from '../../../parts/Spot.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box, disc } from '../../../stage/shapes.ts';
import { faceOfRecruit } from '../faces.ts';
import { isStarmap, trayOf } from '../lying.ts';
import { nameOfCard, sectionNames } from '../names.ts';
import { openPage } from '../pages.ts';
import { ink, sectionColours } from '../palette.ts';
import { bookSize } from '../sizes.ts';
import { Line, Nine, Para, Sign } from './primitives.tsx';

extend({ Container, Graphics });

/** The bridge window over the open ship book: dials on the left, the plan or the starmap, and the page with its steps. */
export function Ship({ view, offers }: { readonly view: VanguardView; readonly offers: Offers }) {
  const { width, height } = bookSize;
  return (
    <pixiContainer>
      <Picture frame="ship/orbit" x={0} y={0} scale={{ x: width / 720, y: 150 / 150 }} />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(0, 146, width, 8)
            .fill({ color: 0x46566a })
            .rect(0, 154, width, height - 154)
            .fill({ color: ink.deep, alpha: 0.55 })
        }
      />
      <Line text="ISS VANGUARD" x={28} y={40} size={40} font="Rajdhani" />
      <Line
        text={view.mode === 'campaign' ? `${systemOf(view.ship.system).name}, after landing ${view.story.landings}` : 'Before the landing'}
        x={28}
        y={80}
        size={24}
        colour={0xffc48a}
      />
      <Dials view={view} />
      <Nine frame="ui/binder" x={232} y={164} width={width - 500} height={height - 176} rim={36} />
      <Nine frame="ui/film" x={246} y={178} width={(width - 528) / 2} height={height - 204} rim={20} />
      <Nine frame="ui/sheet" x={246 + (width - 528) / 2} y={178} width={(width - 528) / 2} height={height - 204} rim={20} />
      <Rings x={246 + (width - 528) / 2} />
      <Spot x={246} y={178}>
        {isStarmap(view) ? <Starmap view={view} offers={offers} /> : <Plan view={view} offers={offers} />}
      </Spot>
      <Sheet view={view} x={246 + (width - 528) / 2} y={178} />
      <Projects view={view} x={width - 258} y={164} />
    </pixiContainer>
  );
}

const Rings = memo(function Rings({ x }: { readonly x: number }) {
  return (
    <pixiGraphics
      draw={(g) => {
        g.clear();
        for (const y of [214, 316, 418, 520, 600])
          g.roundRect(x - 22, y, 44, 13, 6)
            .fill({ color: 0xb9c3c8 })
            .roundRect(x - 22, y, 44, 5, 3)
            .fill({ color: 0xf2f5f5 });
      }}
    />
  );
});

const moraleWords = { high: 'High', normal: 'Normal', low: 'Low', verylow: 'Very low' } as const;

/** Morale on its dial, command tokens, energy cells. */
function Dials({ view }: { readonly view: VanguardView }) {
  const { morale, command, energy, success } = view.ship;
  const at = 3 - moraleLevels.indexOf(morale);
  const angle = Math.PI * (1.15 + (at / 3) * 0.7);
  return (
    <pixiContainer x={12} y={164}>
      <Nine frame="ui/board" x={0} y={0} width={208} height={bookSize.height - 176} rim={34} />
      <Line text="MORALE" x={24} y={30} size={20} colour={ink.dim} />
      <pixiGraphics
        draw={(g) => {
          g.clear().circle(104, 124, 78).fill({ color: ink.deep }).stroke({ width: 5, color: 0x5d6c7d });
          ([ink.red, 0xd98a2a, ink.print, 0x3fd489] as const).forEach((tint, i) => {
            const from = Math.PI * (1.06 + i * 0.225);
            g.moveTo(104 + Math.cos(from) * 60, 124 + Math.sin(from) * 60)
              .arc(104, 124, 60, from, from + Math.PI * 0.2)
              .stroke({ width: 12, color: tint, alpha: i === at ? 1 : 0.4 });
          });
          g.moveTo(104, 124)
            .lineTo(104 + Math.cos(angle) * 52, 124 + Math.sin(angle) * 52)
            .stroke({ width: 5, color: ink.orange });
          g.circle(104, 124, 9).fill({ color: 0xb9c3c8 });
        }}
      />
      <Line text={moraleWords[morale]} x={104} y={172} size={26} font="Rajdhani" align="center" />
      <Line text="COMMAND" x={24} y={232} size={20} colour={ink.dim} />
      {Array.from({ length: Math.max(5, command) }, (_, i) => (
        <Sign key={i} name="command" x={36 + i * 34} y={264} size={28} tint={i < command ? 0xffd06a : 0x22344a} />
      ))}
      <Line text={`ENERGY ${energy}`} x={24} y={312} size={20} colour={ink.dim} />
      <pixiGraphics
        draw={(g) => {
          g.clear();
          for (let i = 0; i < 8; i++) g.roundRect(22 + i * 21, 328, 16, 48, 4).fill({ color: i < energy ? ink.cyan : 0x14273a });
        }}
      />
      <Sign name="success" x={38} y={408} size={26} tint={0xffd06a} />
      <Line text={`${success} success`} x={60} y={408} size={22} />
    </pixiContainer>
  );
}

const rooms = [
  ['bridge', 'Bridge', 2, 150, 66],
  ['starmap', 'Starmap', 5, 150, 134],
  ['research', 'Research', 8, 54, 206],
  ['situation', 'Situations', 17, 150, 206],
  ['production', 'Production', 12, 246, 206],
  ['medbay', 'Medbay', 32, 54, 280],
  ['barracks', 'Barracks', 16, 150, 280],
  ['lander', 'Hangar', 18, 246, 280],
  ['success', 'Memorial', 36, 96, 352],
  ['lock', 'Listening', 40, 204, 352],
] as const;

/** The ship as raised rooms: orange is the open page, mint can be visited. */
function Plan({ view, offers }: { readonly view: VanguardView; readonly offers: Offers }) {
  const page = openPage(view).page;
  return (
    <>
      <Line text="FACILITIES" x={18} y={26} size={24} font="Rajdhani" colour={0x9fdcff} />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .poly(
              [
                150,
                16,
                186,
                60,
                196,
                160,
                300,
                176,
                316,
                300,
                284,
                330,
                276,
                392,
                236,
                420,
                64,
                420,
                24,
                392,
                16,
                330,
                -16 + 16,
                300,
                0,
                176,
                104,
                160,
                114,
                60,
              ].map((v, i) => (i % 2 === 0 ? v + 26 : v)),
            )
            .fill({ color: 0x12273f, alpha: 0.8 })
            .stroke({ width: 2.4, color: ink.cyan, alpha: 0.75 })
        }
      />
      {rooms.map(([sign, name, n, x, y]) => (
        <Room key={n} sign={sign} name={name} n={n} x={x + 26} y={y} open={page === n} live={offers.touched.has(`facility:${n}`)} />
      ))}
    </>
  );
}

const Room = memo(function Room({
  sign,
  name,
  n,
  x,
  y,
  open,
  live,
}: {
  readonly sign: string;
  readonly name: string;
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly open: boolean;
  readonly live: boolean;
}) {
  const hit = useMemo(() => box(90, 64, 8), []);
  const tint = open ? ink.orange : live ? ink.mint : ink.cyan;
  return (
    <Thing id={`facility:${n}`} home={{ x, y }} hit={hit} z={50} glow="box" rise={4}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .poly([-37, -30, 45, -30, 45, 22, 37, 30, -45, 30, -45, -22])
            .fill({ color: open ? 0x8a4410 : 0x0e2338 })
            .stroke({ width: live || open ? 3 : 1.6, color: tint })
        }
      />
      <Sign name={sign} x={0} y={-8} size={28} tint={open ? 0xffe0b8 : 0xbfeaff} />
      <Line text={name} x={0} y={19} size={18} width={80} align="center" />
      <Line text={String(n)} x={40} y={-20} size={14} align="right" colour={ink.dim} />
    </Thing>
  );
});

/** Systems as stars; lines are flights. Mint can be reached. */
function Starmap({ view, offers }: { readonly view: VanguardView; readonly offers: Offers }) {
  const spots = useMemo(
    () => new Map(systems.map(({ n }, i) => [n, { x: 60 + ((i * 137) % 240), y: 76 + (i / Math.max(1, systems.length - 1)) * 196 }])),
    [],
  );
  const here = systemOf(view.ship.system);
  return (
    <>
      <Line text="STARMAP" x={18} y={26} size={24} font="Rajdhani" colour={0x9fdcff} />
      <pixiGraphics
        draw={(g) => {
          g.clear();
          for (const { n, outbound } of systems)
            for (const { system } of outbound) {
              const [a, b] = [spots.get(n)!, spots.get(system)!];
              g.moveTo(a.x, a.y)
                .lineTo(b.x, b.y)
                .stroke({ width: 2, color: ink.cyan, alpha: n === here.n ? 0.8 : 0.22 });
            }
        }}
      />
      {systems.map(({ n, name }) => (
        <Star
          key={n}
          n={n}
          name={name}
          {...spots.get(n)!}
          here={n === here.n}
          live={offers.touched.has(`system:${n}`)}
          seen={view.story.visited.includes(n)}
        />
      ))}
      {here.destinations.map((one, i) => (
        <Destination
          key={one.id}
          id={one.id}
          name={one.name}
          price={one.visit}
          x={174}
          y={336 + i * 36}
          live={offers.touched.has(`destination:${one.id}`)}
        />
      ))}
    </>
  );
}

const Star = memo(function Star({
  n,
  name,
  x,
  y,
  here,
  live,
  seen,
}: {
  readonly n: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly here: boolean;
  readonly live: boolean;
  readonly seen: boolean;
}) {
  const hit = useMemo(() => disc(26), []);
  return (
    <Thing id={`system:${n}`} home={{ x, y }} hit={hit} z={50} glow="ring" rise={4}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .circle(0, 0, here ? 17 : 11)
            .fill({ color: here ? ink.orange : seen ? 0x9fdcff : 0x4a6a88 })
            .circle(0, 0, 22)
            .stroke({ width: 2.4, color: live ? ink.mint : ink.cyan, alpha: live ? 1 : 0.25 })
        }
      />
      {here && <Sign name="liftoff" x={0} y={0} size={20} tint={ink.dark} />}
      <Line text={name} x={0} y={34} size={18} width={130} align="center" />
    </Thing>
  );
});

const Destination = memo(function Destination({
  id,
  name,
  price,
  x,
  y,
  live,
}: {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly x: number;
  readonly y: number;
  readonly live: boolean;
}) {
  const hit = useMemo(() => box(300, 32, 6), []);
  return (
    <Thing id={`destination:${id}`} home={{ x, y }} hit={hit} z={50} glow="box" rise={3}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(-150, -16, 300, 32, 5)
            .fill({ color: 0x0e2338 })
            .stroke({ width: 2, color: live ? ink.mint : 0x2a4a66 })
        }
      />
      <Line text={name} x={-140} y={0} size={20} width={220} />
      <Sign name="energy" x={112} y={0} size={20} tint={ink.cyan} />
      <Line text={String(price)} x={136} y={0} size={20} align="right" />
    </Thing>
  );
});

/** The right sheet: the open page, its steps in order, the current one lit. */
function Sheet({ view, x, y }: { readonly view: VanguardView; readonly x: number; readonly y: number }) {
  const { title, sign, steps, page, step } = openPage(view);
  const width = (bookSize.width - 528) / 2;
  const now = Math.max(0, Math.min(steps.length - 1, step));
  return (
    <pixiContainer x={x} y={y}>
      <pixiGraphics draw={(g) => void g.clear().roundRect(28, 14, 54, 44, 6).fill({ color: 0xc9511a })} />
      <Line text={page === null ? '' : String(page)} x={55} y={36} size={28} align="center" />
      <Sign name={sign} x={width - 40} y={36} size={30} tint={0x3a4c60} />
      <Line text={title} x={94} y={36} size={28} width={width - 160} font="Rajdhani" colour={ink.dark} />
      {steps.map(([name, text], i) => (
        <pixiContainer key={name} x={28} y={76 + i * 74}>
          {i === now && (
            <pixiGraphics
              draw={(g) =>
                void g
                  .clear()
                  .roundRect(-8, -4, width - 40, 68, 8)
                  .fill({ color: 0xffe6c8 })
                  .stroke({ width: 2.4, color: ink.orange })
              }
            />
          )}
          <pixiGraphics
            draw={(g) =>
              void g
                .clear()
                .circle(18, 26, 16)
                .fill({ color: i < now ? 0x1f8f52 : i === now ? ink.orange : 0x8a98a4 })
            }
          />
          <Line text={i < now ? '✓' : String(i + 1)} x={18} y={26} size={22} align="center" font="Inter" />
          <Line text={name} x={46} y={13} size={22} width={width - 100} font="Rajdhani" colour={i < now ? 0x66747f : ink.dark} />
          <Para text={text} x={46} y={26} size={15.5} width={width - 104} most={2} colour={0x25323f} leading={1.15} />
        </pixiContainer>
      ))}
    </pixiContainer>
  );
}

/** What hangs beside the book: situations, research, production, finds, the scanner. */
function Projects({ view, x, y }: { readonly view: VanguardView; readonly x: number; readonly y: number }) {
  const { ship } = view;
  const lists: readonly (readonly [string, string, readonly string[]])[] = [
    ['SITUATIONS', 'situation', ship.situations.map((id) => situationOf(id).name)],
    ['RESEARCH', 'research', ship.research.map((id) => (id === null ? '' : researchOf(id).name))],
    ['PRODUCTION', 'production', ship.queues.flat().map((id) => (id === null ? '' : productionOf(id).name))],
    ['MEDBAY', 'medbay', ship.medbay.map(({ crew, level }) => `${recruitOf(crew).name}: ${['critical', 'moderate', 'light'][level]}`)],
    ['SCANNER', 'SCN', ship.scanner === null ? [] : [nameOfScan(ship.scanner.card), ...ship.scanner.parts]],
    ['MEMORIAL', 'success', ship.memorial.map(({ crew }) => recruitOf(crew).name)],
  ];
  let top = 26;
  const rows = lists.flatMap(([title, sign, list]) => {
    const named = list.filter((name) => name !== '').slice(0, 3);
    if (named.length === 0 && title !== 'RESEARCH' && title !== 'PRODUCTION') return [];
    const at = top;
    top += 28 + Math.max(1, named.length) * 34 + 8;
    return [{ title, sign, named, y: at, empty: list.length - named.length }];
  });
  return (
    <pixiContainer x={x} y={y}>
      <Nine frame="ui/board" x={0} y={0} width={246} height={bookSize.height - 176} rim={34} />
      {rows
        .filter((row) => row.y < bookSize.height - 320)
        .map(({ title, sign, named, y: at }) => (
          <pixiContainer key={title} y={at}>
            <Sign name={sign} x={32} y={4} size={20} tint={ink.orange} />
            <Line text={title} x={50} y={4} size={19} colour={ink.dim} />
            {named.map((name, i) => (
              <pixiContainer key={`${name} ${i}`} y={22 + i * 34}>
                <Nine frame="ui/paper" x={20} y={0} width={206} height={32} rim={14} />
                <Line text={name} x={32} y={16} size={18} width={182} colour={ink.dark} />
              </pixiContainer>
            ))}
            {named.length === 0 && <Line text="empty slots" x={32} y={36} size={18} colour={0x4a5c70} />}
          </pixiContainer>
        ))}
      <pixiContainer y={bookSize.height - 262}>
        <Line text="GATHERED" x={24} y={8} size={18} colour={ink.dim} />
        {deckNames.map((deck, i) => (
          <pixiContainer key={deck} x={38 + i * 43} y={44}>
            <Sign name={deckSigns[deck]} x={0} y={0} size={26} tint={deckTints[deck]} />
            <Line text={String(ship.gathered.filter((id) => deckOf(id) === deck).length)} x={0} y={26} size={19} align="center" />
          </pixiContainer>
        ))}
      </pixiContainer>
    </pixiContainer>
  );
}

const deckSigns = { Flora: 'JUNGLE', Fauna: 'fauna', Minerals: 'mineral', Relics: 'RUIN', Phenomena: 'phenomenon' } as const;
const deckTints = { Flora: 0x7fe08f, Fauna: 0xffb873, Minerals: 0x8fc6ff, Relics: 0xc9b0ff, Phenomena: 0x6ff0e0 } as const;
const decks: Readonly<Record<string, (typeof deckNames)[number]>> = {
  FL: 'Flora',
  FA: 'Fauna',
  MI: 'Minerals',
  RE: 'Relics',
  PH: 'Phenomena',
};
const deckOf = (id: string): string => decks[id.slice(0, 2)] ?? '';
const nameOfScan = (card: string): string => {
  const found = systems.flatMap(({ destinations }) => destinations).find(({ landing }) => landing === card);
  return found?.name ?? nameOfCard(card);
};
export const planetName = (id: string): string => planetOf(id).planet.name;

/** The crew in four trays: cards are dragged or tapped where somebody is wanted. */
export function Trays({ view, grid }: { readonly view: VanguardView; readonly grid: boolean }) {
  return (
    <>
      {sections.map((section, i) => (
        <Spot key={section} x={grid ? (i % 2) * 316 : i * 308} y={grid ? Math.floor(i / 2) * 222 : 0}>
          <Tray view={view} section={section} />
        </Spot>
      ))}
    </>
  );
}

function Tray({ view, section }: { readonly view: VanguardView; readonly section: Section }) {
  const crew = trayOf(view, section);
  const step = crew.length < 4 ? 78 : Math.min(78, 216 / (crew.length - 1));
  return (
    <>
      <Nine frame="ui/field" x={0} y={0} width={304} height={218} rim={16} />
      <pixiGraphics draw={(g) => void g.clear().rect(10, 3, 284, 5).fill({ color: sectionColours[section] })} />
      <Picture frame={`badge/${section}`} x={30} y={32} scale={0.8} />
      <Line text={sectionNames[section]} x={54} y={26} size={21} font="Rajdhani" colour={sectionColours[section]} />
      <Line
        text={`${view.sections[section].dice.length} dice, ${view.sections[section].cards.length} cards`}
        x={292}
        y={26}
        size={17}
        align="right"
        colour={ink.dim}
      />
      {crew.length === 0 && <Line text="nobody yet" x={152} y={124} size={20} align="center" colour={0x4a5c70} />}
      {crew.map((id, i) => (
        <CrewCard key={id} id={id} section={section} x={46 + i * step} y={128} view={view} z={50 + i} />
      ))}
    </>
  );
}

const places = {
  available: 'ready',
  resting: 'resting',
  away: 'away',
  medbay: 'medbay',
  fallen: 'fallen',
  remembered: '',
  gone: '',
} as const;

const CrewCard = memo(function CrewCard({
  id,
  section,
  x,
  y,
  view,
  z,
}: {
  readonly id: string;
  readonly section: Section;
  readonly x: number;
  readonly y: number;
  readonly view: VanguardView;
  readonly z: number;
}) {
  const hit = useMemo(() => box(76, 156, 8), []);
  const { name, convert } = recruitOf(id);
  const { rank, place } = view.crew[id]!;
  const ready = place === 'available';
  return (
    <Thing id={`crew:${id}`} home={{ x, y }} hit={hit} z={z} glow="card" rise={10}>
      <Nine frame="ui/paper" x={-38} y={-78} width={76} height={156} rim={18} tint={ready ? 0xffffff : 0x93a0ac} />
      <Picture frame={faceOfRecruit(section, id)} x={0} y={-36} scale={70 / 112} tint={ready ? 0xffffff : 0x7f8c98} />
      <pixiGraphics draw={(g) => void g.clear().rect(-35, 0, 70, 24).fill({ color: sectionColours[section] })} />
      <Line text={name.split(' ')[0]!} x={-31} y={12} size={18} width={50} colour={ink.dark} />
      <Line text={['', 'I', 'II', 'III'][rank]!} x={33} y={12} size={16} align="right" colour={ink.dark} />
      <Sign name={`BAS-${convert.from}`} x={-22} y={40} size={16} tint={0x25323f} />
      <Sign name={convert.to} x={0} y={40} size={20} tint={ink.dark} />
      <Line text={places[place]} x={0} y={62} size={16} width={66} align="center" colour={ready ? 0x1f7a48 : 0x5a2a22} />
    </Thing>
  );
});
