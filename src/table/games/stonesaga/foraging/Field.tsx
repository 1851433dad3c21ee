import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { usePlace } from '../../../hooks.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import type { Area } from '../../../stage/shapes.ts';
import { StageVeil } from '../cards/StageVeil.tsx';
import type { Ground } from '../ground.ts';
import { StageCover } from '../fishing/Printed.tsx';
import type { PartProps } from '../part.ts';
import { Deed } from './Deed.tsx';
import { foragingOf, layForaging, roomOf, type ForagingScene, type Laying } from './laying.ts';
import { deedNames, deedSaid, hintOf } from './telling.ts';

extend({ Container, Graphics });

/** The stage of a foraging: the valley veiled, the deck, the frame of the landscape and the stones of what can be done. */
export function Field({ view, offers, ground }: PartProps) {
  const scene = foragingOf(view);
  const sight = view.foraging;
  if (!scene || !sight) return null;
  const laying = layForaging(scene, ground);
  const forced = scene.drawn.some((id) => !offers.has(`forage:${id}`)) && scene.drawn.some((id) => offers.has(`forage:${id}`));
  return (
    <pixiContainer label="foraging field">
      <Meadow ground={ground} />
      <Header scene={scene} laying={laying} ground={ground} left={sight.left} forced={forced} />
      {laying.rows.map(({ x, y, width, height }, i) => (
        <pixiContainer key={i}>
          <pixiGraphics
            draw={(g) =>
              void g
                .clear()
                .rect(x - width / 2 - 6, y - height / 2 - 6, width + 12, height + 12)
                .fill({ color: 0x1d130b })
                .stroke({ width: 2, color: 0x9a6a35 })
            }
          />
          <Picture frame="forage/beam" x={x} y={y - height / 2 - 6} scale={{ x: (width + 12) / 600, y: 0.62 }} />
          <Picture frame="forage/beam" x={x} y={y + height / 2 + 6} scale={{ x: (width + 12) / 600, y: 0.62 }} />
        </pixiContainer>
      ))}
      {!offers.asked('omen.card') &&
        laying.deeds.map((laid) => (
          <Deed
            key={laid.id}
            laid={laid}
            letters={ground.letters}
            title={deedNames[laid.id]}
            said={deedSaid(laid.id, scene, sight)}
            lit={offers.has(laid.id)}
          />
        ))}
    </pixiContainer>
  );
}

/** The veiled valley, and over it the dark frame in which the landscape lies. */
const Meadow = memo(function Meadow({ ground }: { readonly ground: Ground }) {
  const { stage } = ground;
  const height = roomOf(ground);
  return (
    <>
      <StageVeil ground={ground} />
      <pixiGraphics
        draw={(g) => void g.clear()
          .roundRect(stage.x, stage.y, stage.width, height, 20).fill({ color: 0x140e0a, alpha: 0.9 }).stroke({ width: 4, color: 0x6d4527 })
          .roundRect(stage.x + 6, stage.y + 6, stage.width - 12, height - 12, 15).stroke({ width: 1.5, color: 0xc98a3a, alpha: 0.45 })}
      />
      <StageCover name="foraging" at={{ ...stage, height }} z={900} />
    </>
  );
});

interface HeaderProps {
  readonly scene: ForagingScene;
  readonly laying: Laying;
  readonly ground: Ground;
  readonly left: number;
  readonly forced: boolean;
}

function Header({ scene, laying: { deck, title }, ground, left, forced }: HeaderProps) {
  const area = useMemo<Area>(
    () => ({ shape: 'rect', x: deck.x - deck.width / 2, y: deck.y - deck.height / 2, width: deck.width, height: deck.height, round: 4 }),
    [deck.x, deck.y, deck.width, deck.height],
  );
  usePlace('forage:deck', { area, z: 1000 });
  const layers = Math.min(4, Math.ceil(left / 5));
  return (
    <>
      {Array.from({ length: layers }, (_, k) => (
        <Picture key={k} frame={`forage/back/${scene.feature}`} x={deck.x - k * 1.5} y={deck.y - k * 2} scale={deck.width / 120} />
      ))}
      <Words
        text={`Foraging in the ${scene.feature}`}
        x={title.x}
        y={title.y}
        size={ground.letters * 1.5}
        font="Caudex"
        colour={0xf6e0b0}
        anchor={{ x: 0, y: 0.5 }}
      />
      <Words
        text={hintOf(scene, forced)}
        x={title.hint.x}
        y={title.hint.y}
        size={ground.letters * 1.06}
        font="Marcellus"
        colour={0xe6c68e}
        anchor={{ x: ground.layout === 'wide' ? 1 : 0, y: 0.5 }}
      />
    </>
  );
}
