import { extend } from '@pixi/react';
import { Graphics } from 'pixi.js';
import { memo } from 'react';
import type { Omen, Stone } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import { discShadow } from '../../../light/soft.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box, type Point } from '../../../stage/shapes.ts';
import { StoneButton } from '../boards/StoneButton.tsx';
import { deedsOf } from '../fishing/deeds.ts';
import { nameOfFace } from '../names.ts';
import { nothingOffered } from '../../../gesture/offers.ts';
import type { PartProps } from '../part.ts';
import { deedWords, ownOffers } from './named.ts';
import { drawnSpots, feltSpots, kindsIn, miningPlan, pendingIn } from './plan.ts';
import { useMining } from './useMining.ts';

extend({ Graphics });

/** Stones felt through the leather, tokens that were drawn, and what may be done. */
export function MiningPieces({ view, offers, ground }: PartProps) {
  const scene = useMining(view);
  if (!scene) return null;
  const plan = miningPlan(ground);
  const own = view.scene?.kind === 'mining' ? ownOffers(offers) : nothingOffered;
  const kinds = kindsIn(scene);
  const felt = feltSpots(plan, kinds);
  const pending = pendingIn(scene);
  const spots = drawnSpots(plan, Math.max(scene.limit, scene.seen.length + (pending ? 1 : 0), 1));
  return (
    <>
      {kinds.map((stone) => (
        <Felt
          key={stone}
          stone={stone}
          left={scene.bag[stone] ?? 0}
          at={felt[stone]!}
          scale={plan.bagScale}
          lit={own.has(`stone:${stone}`)}
          letters={plan.letters}
        />
      ))}
      {scene.seen.map(({ stone, omen }, k) => (
        <Drawn
          key={k}
          k={k}
          stone={stone}
          omen={omen}
          at={spots[k]!.stone}
          omenAt={spots[k]!.omen}
          size={spots[k]!.size}
          matched={view.omens.includes(omen)}
        />
      ))}
      {pending && (
        <>
          <Token
            id={`mined:${scene.seen.length}`}
            frame={`mining/${pending}`}
            from={`stone:${pending}`}
            at={spots[scene.seen.length]!.stone}
            size={spots[scene.seen.length]!.size * 0.86}
          />
          <Words text="?" {...spots[scene.seen.length]!.omen} size={plan.letters * 2} font="Caudex" colour={0xe6bd72} />
        </>
      )}
      {deedsOf(plan, own, deedWords).map((stone) => (
        <StoneButton key={stone.id} stone={stone} letters={plan.letters * 1.1} />
      ))}
    </>
  );
}

interface FeltProps {
  readonly stone: Stone;
  readonly left: number;
  readonly at: Point;
  readonly scale: number;
  readonly lit: boolean;
  readonly letters: number;
}

const feltHit = box(124, 108, 30);

/** SS-527 A kind of stone, known by its shape: tapped, one of them is drawn. */
const Felt = memo(function Felt({ stone, left, at, scale, lit, letters }: FeltProps) {
  const size = letters / scale;
  // where letters are large the name would be wider than the stone: its shape and the reading tell it
  const named = letters <= 30;
  const name = nameOfFace(stone);
  return (
    <Thing id={`stone:${stone}`} home={{ x: at.x, y: at.y, size: scale }} hit={feltHit} z={220} zIndex={0} rise={14}>
      <Picture frame={`mining/felt/${stone}`} tint={lit ? 0xffffff : 0xc9b8a4} />
      {named && (
        <>
          <pixiGraphics
            draw={(g) =>
              void g
                .clear()
                .roundRect(-(name.length * size * 0.27 + 10), 30, name.length * size * 0.54 + 20, size * 1.36, size * 0.6)
                .fill({ color: 0x140b06, alpha: 0.86 })
                .stroke({ width: 1.5, color: lit ? 0xffd87a : 0x9a7a4a, alpha: 0.8 })
            }
          />
          <Words text={name} x={0} y={30 + size * 0.68} size={size} font="Inter" colour={0xffeec6} />
        </>
      )}
      <Words text={`×${left}`} x={0} y={named ? -6 : 2} size={Math.max(40, size)} font="Caudex" colour={0xfff0cf} />
    </Thing>
  );
});

interface DrawnProps {
  readonly k: number;
  readonly stone: Stone;
  readonly omen: Omen;
  readonly at: Point;
  readonly omenAt: Point;
  readonly size: number;
  readonly matched: boolean;
}

/** A token out of the bag: the stone that is kept, and beside it the omen from its other side. */
function Drawn({ k, stone, omen, at, omenAt, size, matched }: DrawnProps) {
  return (
    <>
      <Token id={`mined:${k}`} frame={`mining/${stone}`} from={`stone:${stone}`} at={at} size={size * 0.86} />
      {matched && (
        <pixiGraphics
          draw={(g) => {
            g.clear();
            for (const [r, alpha] of [
              [58, 0.16],
              [50, 0.24],
              [43, 0.36],
            ] as const)
              g.circle(omenAt.x, omenAt.y, r * size).fill({ color: 0xffb13d, alpha });
          }}
        />
      )}
      <Token id={`mined-omen:${k}`} frame={`omen/${omen}`} from={`mined:${k}`} at={omenAt} size={size} dim={!matched} />
    </>
  );
}

function Token({
  id,
  frame,
  from,
  at,
  size,
  dim = false,
}: {
  readonly id: string;
  readonly frame: string;
  readonly from: string;
  readonly at: Point;
  readonly size: number;
  readonly dim?: boolean;
}) {
  return (
    <Thing
      id={id}
      home={{ x: at.x, y: at.y, size }}
      hit={tokenHit}
      z={215}
      zIndex={0}
      from={from}
      cast={discShadow(38)}
      shade={0.6}
      thick={5}
      rise={30}
    >
      <Picture frame={frame} tint={dim ? 0xa9a9a9 : 0xffffff} />
    </Thing>
  );
}
const tokenHit = box(92, 84, 20);
