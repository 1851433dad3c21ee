import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useCallback, useMemo } from 'react';
import { usePlace } from '../../../hooks.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import type { Area } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import type { PartProps } from '../part.ts';
import { deedsFor, layDeeds, stoneFor, type LaidDeed } from './deeds.ts';

extend({ Container });

/** Carved stones for what can be done where the character stands. A dim one tells why not. */
export const Deeds = memo(function Deeds({ view, offers, ground, who }: PartProps) {
  const deeds = useMemo(() => layDeeds(deedsFor(view, offers, who), ground), [view, offers, ground, who]);
  return (
    <pixiContainer label="deeds">
      {deeds.map((deed) => (
        <Stone key={deed.id} deed={deed} letters={ground.letters} tall={ground.layout === 'tall'} />
      ))}
    </pixiContainer>
  );
});

interface StoneProps {
  readonly deed: LaidDeed;
  readonly letters: number;
  readonly tall: boolean;
}

function Stone({ deed, letters, tall }: StoneProps) {
  const { kit } = useTable();
  const { id, x, y, width, height, offered } = deed;
  const area = useMemo(
    (): Area => ({ shape: 'rect', x: x - width / 2, y: y - height / 2, width, height, round: 12 }),
    [x, y, width, height],
  );
  const refuse = useCallback(
    () => kit.grasp.refused(id.startsWith('omen:') ? { kind: 'tap', on: id } : { kind: 'button', word: id }),
    [kit, id],
  );
  const { frame, stretch } = stoneFor(width, tall ? 'tall' : 'wide');
  usePlace(id, { area, z: 6, opens: offered ? undefined : refuse });
  return (
    <pixiContainer x={x} y={y} alpha={offered ? 1 : 0.72}>
      <Picture frame={frame} scale={{ x: stretch, y: 1 }} tint={offered ? 0xffffff : 0x8d8a86} />
      {tall ? <TallFace deed={deed} letters={letters} /> : <WideFace deed={deed} letters={letters} />}
    </pixiContainer>
  );
}

const ink = (offered: boolean): number => (offered ? 0x2c1408 : 0x241d17);

function WideFace({ deed: { verb, text, width, cost, offered }, letters }: { readonly deed: LaidDeed; readonly letters: number }) {
  return (
    <>
      <Picture frame={`valley/deed/${verb}`} x={-width / 2 + 22} scale={0.68} alpha={offered ? 1 : 0.6} />
      <Words text={text} x={-width / 2 + 40} y={-1} size={letters} font="Marcellus" colour={ink(offered)} anchor={{ x: 0, y: 0.5 }} />
      {cost > 0 && <Cost x={width / 2 - 24} y={0} cost={cost} letters={letters} offered={offered} />}
    </>
  );
}

function TallFace({ deed: { verb, text, width, feature, cost, offered }, letters }: { readonly deed: LaidDeed; readonly letters: number }) {
  return (
    <>
      {feature ? (
        <Picture frame={`valley/hint/${feature}`} x={-width / 2 + 42} y={-22} scale={0.62} tint={0x5a2410} alpha={offered ? 1 : 0.6} />
      ) : (
        <Picture frame={`valley/deed/${verb}`} x={cost > 0 ? -width / 2 + 42 : 0} y={-22} scale={1.05} alpha={offered ? 1 : 0.6} />
      )}
      {cost > 0 && <Cost x={width / 2 - 30} y={-22} cost={cost} letters={letters} offered={offered} />}
      <Words text={text} x={0} y={26} size={letters} font="Marcellus" colour={ink(offered)} />
    </>
  );
}

/** Energy, as many suns as it says. */
function Cost({
  x,
  y,
  cost,
  letters,
  offered,
}: {
  readonly x: number;
  readonly y: number;
  readonly cost: number;
  readonly letters: number;
  readonly offered: boolean;
}) {
  return (
    <>
      <Words text={String(cost)} x={x - letters * 0.36} y={y - 1} size={letters} font="Caudex" colour={ink(offered)} />
      <Picture frame="valley/deed/energy" x={x + letters * 0.42} y={y} scale={letters / 40} alpha={offered ? 1 : 0.55} />
    </>
  );
}
