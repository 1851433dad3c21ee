import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useLayoutEffect, useRef } from 'react';
import { rowAt, strikesOf } from '../printed/fishingCard.ts';
import { difficultySum, strikeSum } from '../../../../engine/games/stonesaga/reckoning/fishing.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { useHeld } from '../../../hooks.ts';
import { Die } from '../../../parts/Die.tsx';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { Token } from '../../../parts/Token.tsx';
import { useTable } from '../../../tableContext.ts';
import { StoneButton } from '../boards/StoneButton.tsx';
import type { PartProps } from '../part.ts';
import { useThrown } from '../trials/useThrown.ts';
import { BoneDie } from './BoneDie.tsx';
import { deedsOf } from './deeds.ts';
import { facesOf, goneTo, layDice, turnsOf, type Gone } from './dice.ts';
import { Line } from './Line.tsx';
import { Legend } from './Legend.tsx';
import { areApart, ownOffers } from './named.ts';
import { zoneChance } from './odds.ts';
import { percent } from '../trials/chance.ts';
import { onFront, planOf, rows, type FishingPlan } from './plan.ts';
import type { Catch } from './retell.ts';
import { isOpen } from './scene.ts';
import { useCatch } from './useCatch.ts';

extend({ Container, Graphics });

/** What hands take: dice, and the stones that end a cast. Over them the odds, the lines and what came of it. */
export function FishingPieces({ view, offers, ground }: PartProps) {
  const now = useCatch(view);
  const thrown = useThrown(view);
  return (
    now && (
      <Fishing
        now={now}
        thrown={thrown}
        offers={offers}
        plan={planOf(ground)}
        bag={{ x: ground.bag.x + ground.bag.width / 2, y: ground.bag.y + ground.bag.height / 2 }}
        open={isOpen(view)}
      />
    )
  );
}

interface FishingProps {
  readonly now: Catch;
  readonly offers: Offers;
  readonly plan: FishingPlan;
  readonly bag: { readonly x: number; readonly y: number };
  readonly open: boolean;
  readonly thrown: boolean;
}

function Fishing({ now, offers, plan, bag, open, thrown }: FishingProps) {
  const { art } = useTable();
  const { scene } = now;
  const memory = useRef<{ gone: Gone; faces: Readonly<Record<number, number>> }>({ gone: {}, faces: {} });
  const gone = goneTo(scene, memory.current.gone);
  const faces = facesOf(scene, gone, memory.current.faces);
  useLayoutEffect(() => {
    memory.current = { gone, faces };
  });
  const own = ownOffers(offers);
  const apart = areApart(own);
  const dice = layDice(plan, scene, gone, faces, apart);
  const turns = own.asked('fish.turn') ? turnsOf(plan, scene.dice.filter((face) => face !== null).length) : null;
  const luck = own.asked('fish.luck') !== undefined;
  return (
    <>
      <Legend plan={plan} scene={scene} />
      {now.line !== null && scene.currents && (
        <Line
          key={now.line}
          plan={plan}
          currents={scene.currents}
          strike={now.line}
          row={now.struck[now.line]!.row}
          caught={now.struck[now.line]!.caught}
        />
      )}
      <Totals plan={plan} now={now} />
      <Outcomes plan={plan} now={now} />
      <pixiContainer sortableChildren>
        {open && dice.map((laid) => <BoneDie key={laid.id} laid={laid} turns={turns} />)}
      </pixiContainer>
      {scene.modifiers === null && <Odds plan={plan} now={now} faces={faces} />}
      {open &&
        !thrown &&
        own.throws().map(({ dice: id, count }) => (
          <Die
            key={id}
            id={id}
            count={count}
            home={{ x: plan.shelf.x + plan.shelf.width / 2, y: plan.shelf.y + plan.shelf.height / 2 }}
            edge={plan.die * 0.72}
            z={230}
          />
        ))}
      {luck &&
        (['fiber', 'wood'] as const).map((face, k) => (
          <Token
            key={face}
            id={`supply:${face}`}
            texture={art.texture(`fishing/of/${face}`)}
            home={{ x: plan.shelf.x + plan.shelf.width / 2 + (k - 0.5) * 130, y: plan.shelf.y + plan.shelf.height / 2, size: 1.25 }}
            radius={38}
            z={230}
          />
        ))}
      {deedsOf(plan, own).map((stone) => (
        <StoneButton key={stone.id} stone={stone} letters={plan.letters * 1.1} />
      ))}
      {now.landed.map(({ key, face, row }) => (
        <Token
          key={key}
          id={`caught:${key}`}
          texture={art.texture(`fishing/of/${face}`)}
          home={{ x: bag.x + ((key * 53) % 120) - 60, y: bag.y + ((key * 31) % 80) - 40, alpha: 0.95 }}
          from={`current:${row}`}
          radius={36}
          z={240}
          touchable={false}
        />
      ))}
    </>
  );
}

/** The sum of each zone and its chance, with what is held over it: written on a tag at its foot. */
function Odds({ plan, now, faces }: { readonly plan: FishingPlan; readonly now: Catch; readonly faces: Readonly<Record<number, number>> }) {
  const held = useHeld();
  const { scene } = now;
  if (!scene.currents) return null;
  const die = held.things.find((thing) => thing.startsWith('die:'));
  const size = plan.letters * 1.05;
  return strikesOf(scene.currents).map((zone, strike) => {
    const added = die && held.targets.includes(`strike:${strike}`) ? (faces[Number(die.slice(4))] ?? 0) : 0;
    const chance = zoneChance(scene, strike, added);
    if (chance === null) return null;
    const { x, y } = onFront(plan, { x: zone.x, y: zone.y + 50 });
    return (
      <Tag
        key={strike}
        x={x}
        y={y}
        words={`${strikeSum([...scene.strikes[strike]!, ...(added > 0 ? [added] : [])])} · ${percent(chance)}`}
        size={size}
        colour={chance >= 0.75 ? 0xdfe9a4 : chance >= 0.4 ? 0xffe2a0 : 0xffb79e}
      />
    );
  });
}

/** Words on dark bone, readable on any water. */
function Tag({
  x,
  y,
  words,
  size,
  colour,
}: {
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly size: number;
  readonly colour: number;
}) {
  const [w, h] = [size * (0.62 * words.length + 0.9), size * 1.5];
  return (
    <pixiContainer x={x} y={y}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(-w / 2, -h / 2, w, h, h / 2)
            .fill({ color: 0x10161c, alpha: 0.9 })
            .stroke({ width: 2, color: 0xefe3c8, alpha: 0.8 })
        }
      />
      <Words text={words} x={0} y={0} size={size} font="Inter" colour={colour} />
    </pixiContainer>
  );
}

/** When the modifiers lie open: what each current asks for, as a sum, where it leaves its stock. */
function Totals({ plan, now: { scene } }: { readonly plan: FishingPlan; readonly now: Catch }) {
  const { stock, currents, modifiers } = scene;
  if (!currents || !modifiers) return null;
  return rows.map((row) => {
    const { x, y } = onFront(plan, { x: 17, y: rowAt[row] });
    const words = difficultySum({ stock, currents, modifiers }, row);
    return <Tag key={row} x={x} y={y} words={words} size={Math.max(plan.letters, 26 * plan.scale)} colour={0xffe9b8} />;
  });
}

function Outcomes({ plan, now: { scene, struck } }: { readonly plan: FishingPlan; readonly now: Catch }) {
  if (!scene.currents) return null;
  const zones = strikesOf(scene.currents);
  return scene.resolved.map((strike) => {
    const { x, y } = onFront(plan, zones[strike]!);
    const told = struck[strike];
    return (
      <pixiContainer key={strike} x={x} y={y}>
        <Picture
          frame={`fishing/strike/${!told ? 'missed' : told.caught ? 'caught' : told.hurt ? 'hurt' : 'missed'}`}
          scale={plan.scale}
          alpha={told ? 1 : 0.6}
        />
        {told && (
          <Tag
            x={0}
            y={50 * plan.scale}
            words={`${told.total} ${told.caught ? '≥' : '<'} ${told.difficulty}`}
            size={plan.letters * 1.05}
            colour={told.caught ? 0xdfe9a4 : 0xffb79e}
          />
        )}
      </pixiContainer>
    );
  });
}

