import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useCallback, useMemo } from 'react';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import { MarkedValue } from '../../../parts/MarkedValue.tsx';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { Plate } from '../../../parts/Plate.tsx';
import { Token } from '../../../parts/Token.tsx';
import { box } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import type { PartProps } from '../part.ts';
import { glanceAt, type Glance } from './glance.ts';
import { bone, pigments } from './pigments.ts';
import { Place } from './Places.tsx';
import { layRails, nameOnRail, shareRail, type LaidRail } from './railsLayout.ts';

extend({ Container, Graphics });

/** A strip for each character: who they are and how they fare. A tap turns to the board; things for them can be dropped on it. */
export function Rails({ view, ground, who, look, people }: PartProps) {
  return layRails(view, ground).map((rail) => (
    <pixiContainer key={rail.who}>
      <Rail
        rail={rail}
        glance={glanceAt(view, rail.who)}
        played={people[view.characters[rail.who].seat] ?? ''}
        large={rail.who === who}
        letters={ground.letters}
      />
      <Turn rail={rail} large={rail.who === who} look={look} />
    </pixiContainer>
  ));
}

/** The large board is the place of its own character; its rail only shows the way. */
function Turn({
  rail: { who, at },
  large,
  look,
}: {
  readonly rail: LaidRail;
  readonly large: boolean;
  readonly look: (who: CharacterId) => void;
}) {
  const opens = useCallback(() => look(who), [look, who]);
  return <Place id={large ? `rail:${who}` : `board:${who}`} area={at} opens={opens} round={14} z={2} />;
}

const Rail = memo(
  function Rail({
    rail: { at, named },
    glance,
    played,
    large,
    letters,
  }: {
    readonly rail: LaidRail;
    readonly glance: Glance;
    /** Who plays them, if a name was typed. */
    readonly played: string;
    readonly large: boolean;
    readonly letters: number;
  }) {
    const { width, height } = at;
    // on a phone, and with four at the table, boosts give way to the name
    const roomy = letters < 30 && width > 400;
    const values = [
      { icon: 'energy', text: `${glance.energy}` },
      { icon: 'health', text: `${glance.health}/${glance.healthSpaces}` },
      ...(named && roomy ? [{ icon: 'boost', text: `${glance.boosts}` }] : []),
      ...(named ? [{ icon: 'items', text: `${glance.items}` }] : []),
    ];
    const away = glance.passed || glance.down;
    const { start, steps } = shareRail(
      values.map(({ text }) => text),
      at,
      letters,
      named ? (away ? height * 0.9 : 12) : away ? height * 0.5 : 4,
      named,
    );
    const scale = letters / 27;
    return (
      <Plate at={at} draw={(g) => plate(g, width, height, glance, large)} label="rail">
        {named && (
          <Words
            text={nameOnRail(glance.name, played, start - height - 8, letters)}
            x={height + 4}
            y={height / 2}
            size={letters}
            font="Caudex"
            colour={0xfff1d2}
            anchor={{ x: 0, y: 0.5 }}
          />
        )}
        {values.map(({ icon, text }, i) => (
          <MarkedValue
            key={icon}
            x={start + steps[i]!}
            y={height / 2}
            mark={<Picture frame={`boards/icon/${icon}`} x={letters * 0.6} scale={scale} />}
            text={text}
            from={letters * 1.3}
            size={letters}
            font="Caudex"
            colour={bone}
          />
        ))}
        {away && (
          <Picture frame={`boards/icon/${glance.down ? 'down' : 'asleep'}`} x={width - height * 0.42} y={height / 2} scale={height / 52} />
        )}
      </Plate>
    );
  },
  (a, b) => JSON.stringify(a) === JSON.stringify(b),
);

function plate(g: Graphics, width: number, height: number, { mantle, passed }: Glance, large: boolean): void {
  const { colour, dark, light } = pigments[mantle ?? 'nobody'];
  g.roundRect(3, 5, width, height, 14).fill({ color: 0x0b0c16, alpha: 0.5 });
  g.roundRect(0, 0, width, height, 14).fill({ color: passed ? 0x2c3138 : dark });
  g.roundRect(2, 2, width - 4, height * 0.48, 12).fill({ color: passed ? 0x434a54 : colour, alpha: 0.55 });
  g.roundRect(1, 1, width - 2, height - 2, 13).stroke({
    width: large ? 3.5 : 1.5,
    color: large ? 0xffd87a : light,
    alpha: large ? 1 : 0.6,
  });
}

/** The pebbles of the mantles: one is brought to another board to begin an exchange. */
export function RailBadges({ view, ground }: PartProps) {
  return layRails(view, ground).map(({ who, at }) => (
    <Badge
      key={who}
      who={who}
      mantle={view.characters[who].mantle}
      x={at.x + at.height / 2}
      y={at.y + at.height / 2 - 2}
      size={(at.height - 10) / 48}
      radius={(24 * at.height) / (at.height - 10)}
    />
  ));
}

const Badge = memo(function Badge({
  who,
  mantle,
  x,
  y,
  size,
  radius,
}: {
  readonly who: CharacterId;
  readonly mantle: string | null;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** For hands: as high as the rail. */
  readonly radius: number;
}) {
  const { art } = useTable();
  // its rail does something else: a finger that is a little beside the handle still means the handle
  const touch = useMemo(() => box(radius * 2.6, radius * 2.6), [radius]);
  const frame = mantle ? `boards/badge/${mantle}` : 'boards/plug';
  if (!art.has(frame)) return null;
  return <Token id={`board:${who}`} texture={art.texture(frame)} home={{ x, y, size }} radius={radius} touch={touch} z={3} />;
});
