import { extend } from '@pixi/react';
import { Container, type Sprite } from 'pixi.js';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { hexRadius, sharp } from '../../../../../assets/stonesaga/art/valley/hexagon.ts';
import type { Feature } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { useThing } from '../../../hooks.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { disc } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import { faceOf } from './faces.ts';
import { centreOf, type Fit, type Hex } from './fit.ts';

extend({ Container });

interface HexesProps {
  readonly map: StonesagaView['map'];
  readonly fit: Fit;
}

export const Hexes = memo(function Hexes({ map, fit }: HexesProps) {
  return (
    <>
      {(Object.keys(map) as Hex[]).map((hex) => {
        const laid = map[hex]!;
        return <Land key={hex} hex={hex} fit={fit} face={faceOf(laid)} explored={laid.explored} hint={laid.explored ? null : laid.hint} />;
      })}
    </>
  );
});

interface LandProps {
  readonly hex: Hex;
  readonly fit: Fit;
  readonly face: string;
  readonly explored: boolean;
  readonly hint: Feature | null;
}

const hit = disc(hexRadius);

/** A hex in its slot. When it is explored it rises, turns over about its upright middle, and shows the land. */
const Land = memo(function Land({ hex, fit, face, explored, hint }: LandProps) {
  const { art } = useTable();
  const slab = useRef<Container>(null);
  const sprite = useRef<Sprite>(null);
  const mark = useRef<Sprite>(null);
  // what lay up before the last turn: a hidden hex knows nothing of its other side
  const shroud = useRef(face);
  const chalk = useRef(hint);
  if (!explored) [shroud.current, chalk.current] = [face, hint];
  const back = shroud.current;
  const turnOver = useCallback(
    (flip: number) => {
      if (!sprite.current || !slab.current) return;
      const frame = flip < 0.5 ? face : back;
      const texture = art.has(frame) ? art.texture(frame) : null;
      if (texture && sprite.current.texture !== texture) {
        sprite.current.texture = texture;
        sprite.current.anchor.copyFrom(texture.defaultAnchor ?? { x: 0.5, y: 0.5 });
      }
      const rise = Math.sin(Math.min(1, Math.max(0, flip)) * Math.PI);
      slab.current.scale.set(Math.max(0.02, Math.abs(Math.cos(flip * Math.PI))) * (1 + 0.14 * rise), 1 + 0.14 * rise);
      slab.current.y = -rise * 46;
      if (mark.current) mark.current.visible = flip >= 0.5;
    },
    [art, face, back],
  );
  const { root, figure } = useThing(`land:${hex}`, {
    home: { ...centreOf(fit, hex), size: fit.scale, flip: explored ? 0 : 1 },
    hit,
    touchable: false,
    from: 'valley:beyond',
    rise: 40,
    onFlip: turnOver,
  });
  useLayoutEffect(() => turnOver(explored ? 0 : 1), [turnOver, explored]);
  return (
    <pixiContainer ref={root} label={`land ${hex}`}>
      <pixiContainer ref={figure}>
        <pixiContainer ref={slab}>
          <Picture ref={sprite} frame={face} scale={2 / sharp} />
          {chalk.current && <Picture ref={mark} frame={`valley/hint/${chalk.current}`} y={hexRadius * 0.58} />}
        </pixiContainer>
      </pixiContainer>
    </pixiContainer>
  );
});
