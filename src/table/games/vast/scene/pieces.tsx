import { Matrix, type Sprite } from 'pixi.js';
import { memo, useLayoutEffect, useRef } from 'react';
import { figureTint, SHADOW } from '../printed/space.ts';
import { box, disc, type Area } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import { badgeOver } from '../layout/badges.ts';
import type { LaidAs, LaidThing, Look } from '../layout/laid.ts';
import { GearStrip, MarcherCard } from '../boards/skeletons/Cards.tsx';
import { FormCard } from '../boards/spider/FormCard.tsx';
import { Curse } from '../boards/warlock/Curse.tsx';
import { AttackBadge, Dazzled, Sign, StackCount } from './Badges.tsx';
import { OverPieces } from '../../../parts/OverPieces.tsx';
import { Picture } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';

type As<K extends Look['as']> = LaidAs<K>;

/** Every piece by what it looks like. Layout says where, motion takes it there. */
export const Piece = memo(
  function Piece({ laid }: { readonly laid: LaidThing }) {
    switch (laid.look.as) {
      case 'figure':
        return <Figure laid={laid as As<'figure'>} />;
      case 'token':
        return <Token laid={laid as As<'token'>} />;
      case 'marker':
        return <Marker laid={laid as As<'marker'>} />;
      case 'cube':
        return <Cube laid={laid as As<'cube'>} />;
      case 'marcher':
        return <MarcherCard laid={laid as As<'marcher'>} />;
      case 'gear':
        return <GearStrip laid={laid as As<'gear'>} />;
      case 'curse':
        return <Curse laid={laid as As<'curse'>} />;
      case 'form':
        return <FormCard laid={laid as As<'form'>} />;
      case 'card':
      case 'march':
        return null;
    }
  },
  (a, b) => JSON.stringify(a.laid) === JSON.stringify(b.laid),
);

/** What a piece has from the layout. The next one of a pile is fresh: it takes the name of the one that has been taken away. */
const laidOut = ({ id, x, y, size, turn, flip, alpha, z, place, from, fresh }: LaidThing) => ({
  id,
  home: { x, y, size, turn, flip, alpha },
  z,
  place,
  from,
  fresh,
});

/** The smallest letters that can be read, in units of the piece. */
const leastOn = ({ letters = 0, size }: LaidThing): number => letters / size;

const standingHit: Area = { shape: 'rect', x: -21, y: -78, width: 42, height: 92 };
const lyingHit = box(78, 44);

const Figure = memo(function Figure({ laid }: { readonly laid: As<'figure'> }) {
  const { art } = useTable();
  const { look } = laid;
  const cast = useRef<Sprite>(null);
  const tint = look.cell ? figureTint(look.cell.x, look.cell.y) : look.lying ? 0xb9b2b6 : 0xffffff;
  useLayoutEffect(() => {
    const k = 1 / art.scale;
    cast.current?.setFromMatrix(new Matrix(k, 0, SHADOW.lean * k, SHADOW.flat * k, 0, 3));
  }, [art.scale]);
  const frame = `figure/${look.look}`;
  const shadow = (
    <>
      <Picture frame="soft" x={5} y={5} scale={{ x: look.lying ? 1.5 : 1, y: look.lying ? 0.9 : 0.74 }} alpha={0.9} />
      {!look.lying && <Picture ref={cast} frame={`${frame}/shadow`} alpha={0.62} tint={0x05030a} />}
    </>
  );
  return (
    <Thing {...laidOut(laid)} hit={look.lying ? lyingHit : standingHit} rise={40} shade={0.95} glow="ring" shadow={shadow}>
      <Picture frame={`${frame}/base`} tint={tint} />
      <Picture frame={`${frame}/card`} tint={tint} />
      {look.dazzled && <Dazzled />}
      {look.badge && (
        <OverPieces>
          <AttackBadge badge={look.badge} at={badgeOver(laid, look.badge.steps)} />
        </OverPieces>
      )}
      {look.sign && !look.badge && (
        <OverPieces>
          <Sign words={look.sign} least={leastOn(laid)} />
        </OverPieces>
      )}
    </Thing>
  );
});

const tokenHit = disc(17);
/** Fury and Light are printed in two rows, closer than two fingers: each is met from its own side, up to the line between them. */
const tokenTouch: Readonly<Record<string, Area>> = {
  'token:fury': { shape: 'rect', x: -46, y: -68, width: 92, height: 91 },
  'token:light': { shape: 'rect', x: -46, y: -23, width: 92, height: 91 },
};

const Token = memo(function Token({ laid }: { readonly laid: As<'token'> }) {
  const { id, look, touchable = id.startsWith('token:') } = laid;
  const shadow = <Picture frame="soft" x={3} y={4} scale={0.72} alpha={0.75} />;
  return (
    <Thing {...laidOut(laid)} hit={tokenHit} touch={tokenTouch[id]} rise={20} shade={0.8} touchable={touchable} shadow={shadow}>
      {Array.from({ length: Math.min(look.count, 4) }, (_, k) => (
        <Picture key={k} frame={look.frame} x={k % 2 ? 1.2 : 0} y={-2 - k * 5.5} />
      ))}
      {look.count > 1 && laid.place?.startsWith('space:') && (
        <OverPieces>
          <StackCount count={look.count} least={leastOn(laid)} />
        </OverPieces>
      )}
    </Thing>
  );
});

const cubeHit = box(28, 30);

const Cube = memo(function Cube({ laid }: { readonly laid: As<'cube'> }) {
  const { id, look, touchable = id === 'cubes:unassigned' } = laid;
  const shadow = <Picture frame="soft" x={4} y={5} scale={0.56} alpha={0.7} />;
  return (
    <Thing {...laidOut(laid)} hit={cubeHit} rise={26} shade={0.8} touchable={touchable} shadow={shadow}>
      <Picture frame={look.frame} scale={0.92} />
    </Thing>
  );
});

const markerHit = box(40, 34);

/** Chests, breaches and force walls: they do not move, they come and go. */
const Marker = memo(function Marker({ laid }: { readonly laid: As<'marker'> }) {
  const { look, touchable = false } = laid;
  const chest = look.frame === 'marker/treasure';
  const shadow = chest && <Picture frame="soft" x={3} y={-4} scale={{ x: 0.9, y: 0.5 }} alpha={0.8} />;
  return (
    <Thing {...laidOut(laid)} hit={markerHit} touchable={touchable} shadow={shadow}>
      <Picture frame={look.frame} />
    </Thing>
  );
});
