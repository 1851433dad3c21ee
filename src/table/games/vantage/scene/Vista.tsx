import { extend } from '@pixi/react';
import { Container, FillGradient, Graphics } from 'pixi.js';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { regionNames } from '../../../../engine/games/vantage/content/vocabulary.ts';
import { placeOf } from '../../../../engine/games/vantage/content/places.ts';
import type { HereView, VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { cropOf } from '../layout/crop.ts';
import { linesOf } from '../layout/letters.ts';
import { isSmall, nameLetters, stampSide } from '../layout/signPlaces.ts';
import { cream } from '../names.ts';
import { depthOf, vistaOf } from '../vistaFiles.ts';
import { Distance } from './Distance.tsx';
import { Label } from './Label.tsx';
import { Motes } from './Motes.tsx';
import { Pressed } from './Pressed.tsx';
import { Swaying } from './Swaying.tsx';
import { usePicture } from './usePicture.ts';
import { usePrefetch } from './usePrefetch.ts';
import { useReveal } from './useReveal.ts';

extend({ Container, Graphics });

/** Where the player stands: the picture from rim to rim, its name and what is said of it on a dark foot. */
export function Vista({
  here,
  page,
  at,
  letters,
  quiet,
  row,
}: {
  readonly here: HereView;
  /** A page of the Book of Vantages that has just been found here. */
  readonly page: VantageView['page'];
  readonly at: Strip;
  readonly letters: number;
  readonly quiet: boolean;
  /** Height of the row of signs at its foot, which name and words stand above. */
  readonly row: number;
}) {
  const small = usePicture(vistaOf(here.num, 'small'));
  const large = usePicture(vistaOf(here.num, 'large'));
  const depth = usePicture(depthOf(here.num));
  const texture = large ?? small;
  usePrefetch(here, texture !== null);
  useReveal(here.num, texture !== null);
  const mask = useRef<Graphics>(null);
  const holder = useRef<Container>(null);
  useLayoutEffect(() => {
    if (holder.current && mask.current) holder.current.mask = mask.current;
  });
  const crop = useMemo(() => cropOf(here.num, at), [here.num, at]);
  const foot = useMemo(() => footOf(at, quiet ? 0.62 : 0.5), [at, quiet]);
  const size = Math.max(letters * 1.15, Math.min(22, at.width / 46));
  const wrap = Math.min(at.width * 0.72, size * 46);
  // where there is little room the words are read by holding a finger on the name
  const brief = isSmall(at, letters);
  const words = brief ? '' : page ? `${here.description}\n\n${page.text}` : here.description;
  const lines = brief ? 0 : linesOf(words, size, wrap, 0.5);
  const top = at.y + at.height - (brief ? row + letters * 0.6 : size * (1.3 * lines + 1.1));
  const title = nameLetters(at, letters);
  const left = at.x + size * 1.4;
  const stamp = title * stampSide;
  return (
    <>
      <pixiContainer ref={holder}>
        <pixiGraphics ref={mask} draw={(g) => void g.clear().roundRect(at.x, at.y, at.width, at.height, 10).fill(0xffffff)} />
        {!texture && <Distance at={at} num={here.num} />}
        {texture && <Swaying picture={texture} depth={depth} at={at} crop={crop} />}
        <Motes at={at} terrain={here.terrain} />
        <pixiGraphics draw={foot} />
      </pixiContainer>
      {quiet && (
        <>
          <Pressed id="place" x={left} y={top - stamp - 8} width={at.width * 0.6} height={stamp} />
          <pixiGraphics
            draw={(g) =>
              void g
                .clear()
                .roundRect(left, top - stamp - 8, stamp, stamp, 6)
                .fill(cream)
                .roundRect(left + 4, top - stamp - 4, stamp - 8, stamp - 8, 4)
                .fill(0xe8705a)
            }
          />
          <Label
            text={String(here.num).padStart(3, '0')}
            x={left + stamp / 2}
            y={top - stamp * (stamp * 0.15 >= letters ? 0.56 : 0.48) - 8}
            size={stamp * 0.36}
            colour={cream}
            anchor={0.5}
            spaced={1}
          />
          {stamp * 0.15 >= letters && (
            <Label
              text="VERROW"
              x={left + stamp / 2}
              y={top - stamp * 0.2 - 8}
              size={stamp * 0.15}
              colour={cream}
              anchor={0.5}
              spaced={1.5}
            />
          )}
          <Label
            text={here.name}
            x={left + stamp + size}
            y={top - stamp - 8}
            size={title}
            font="Fraunces"
            weight="600"
            colour={cream}
            within={at.width * 0.72 - stamp - size * 2.4}
          />
          <Label
            text={[regionNames[placeOf(here.num).region], ...(brief ? [] : [here.terrain.join(', ')])].join(' · ').toUpperCase()}
            x={left + stamp + size}
            y={top - stamp * 0.3 - 6}
            size={Math.max(letters, size * 0.72)}
            colour={0xeadfd0}
            spaced={2}
          />
          <Label text={words} x={left} y={top} size={size} font="Fraunces" weight="400" colour={cream} wrap={wrap} />
          {here.voice && !brief && (
            <Label
              text={`“${here.voice}”`}
              x={at.x + at.width - size}
              y={top - size * 0.4}
              size={size}
              font="Fraunces"
              weight="400"
              colour={0xf2c98a}
              wrap={at.width * 0.26}
              anchor={{ x: 1, y: 1 }}
            />
          )}
        </>
      )}
    </>
  );
}

/** A dark gradient that words can be read on. */
function footOf({ x, y, width, height }: Strip, share: number): (g: Graphics) => void {
  return (g) => {
    const fill = new FillGradient({
      type: 'linear',
      start: { x: 0, y: 0 },
      end: { x: 0, y: 1 },
      colorStops: [
        { offset: 0, color: '#1d142a00' },
        { offset: 0.55, color: '#1d142a9c' },
        { offset: 1, color: '#1d142ae8' },
      ],
    });
    g.clear()
      .rect(x, y + height * (1 - share), width, height * share)
      .fill(fill);
  };
}
