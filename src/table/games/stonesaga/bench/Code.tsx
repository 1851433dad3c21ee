import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useCallback } from 'react';
import type { Edge } from '../../../../engine/games/stonesaga/content/materials.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import type { Ground } from '../ground.ts';
import { bakedSide } from './Square.tsx';
import { edgesOf, matching, tell, type Pair } from './pair.ts';
import { benchPlans, columns } from '../printed/benchPlan.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';

extend({ Container, Graphics });

const pipColours = { blue: 0x58aede, red: 0xe2593f, yellow: 0xf0c24a } as const;
const pale = 0xd9cdb4;

/** Dotted guides lead from the counted edges to their digits; edges that match share a light. */
export const Code = memo(function Code({
  ground,
  view,
  pair,
}: {
  readonly ground: Ground;
  readonly view: StonesagaView;
  readonly pair: Pair;
}) {
  const plan = benchPlans[ground.layout];
  const edges = edgesOf(pair);
  const match = matching(pair);
  const told = tell(view, pair);
  const xs = columns(plan);
  const { digits, squares, side, code } = plan;
  const seam = { x: squares.x + side, y: squares.y + side / 2 };
  return (
    <pixiContainer x={ground.bench.x} y={ground.bench.y} label="code" zIndex={50}>
      <Guides edges={edges} ground={ground} />
      {ground.layout === 'tall' && <Plaque ground={ground} />}
      {edges.map((edge, i) => (
        <Words
          key={i}
          text={edge ? String(edge[1]) : '0'}
          x={xs[i]!}
          y={digits.y + digits.height / 2}
          size={digits.size}
          font="Caudex"
          colour={i === 0 && edge ? pipColours[edge[0]] : 0xf8e9c6}
          alpha={edge ? 1 : 0.6}
        />
      ))}
      {match && (
        <Picture frame="craft/seam" x={seam.x} y={seam.y} scale={side / bakedSide} tint={pipColours[match]} alpha={0.95} blend="add" />
      )}
      <Picture frame={edges[0] ? `pip/${edges[0][0]}` : 'pip/null'} x={code.x + 36} y={code.y + code.height / 2} />
      <Words
        text={told.code}
        x={code.x + code.width / 2 + 22}
        y={code.y + code.height / 2}
        size={code.size}
        font="Caudex"
        colour={match && told.title !== 'No match' ? 0xffeec8 : 0xa98f6a}
      />
    </pixiContainer>
  );
});

/** Where the stone lies in the way of a hollow in the wood, the code has one of its own that comes and goes with it. */
function Plaque({ ground }: { readonly ground: Ground }) {
  const { x, y, width, height } = benchPlans[ground.layout].code;
  return (
    <pixiGraphics
      draw={(g) =>
        void g
          .clear()
          .roundRect(x, y, width, height, 12)
          .fill({ color: 0x1c1008, alpha: 0.72 })
          .roundRect(x + 2, y + 2, width - 4, height - 4, 10)
          .stroke({ width: 4, color: 0x0c0603, alpha: 0.5 })
          .roundRect(x, y, width, height, 12)
          .stroke({ width: 1.5, color: 0xd9b078, alpha: 0.35 })
      }
    />
  );
}

function Guides({ edges, ground }: { readonly edges: readonly Edge[]; readonly ground: Ground }) {
  const plan = benchPlans[ground.layout];
  const key = edges.map((edge) => edge?.[0] ?? '-').join();
  const draw = useCallback(
    (g: Graphics) => {
      g.clear();
      const top = plan.squares.y + plan.side + 3;
      columns(plan).forEach((x, i) => {
        const edge = edges[i];
        for (let y = top; y < plan.digits.y - 1; y += 6) g.circle(x, y, 1.6);
        g.fill({ color: edge ? pipColours[edge[0]] : pale, alpha: 0.95 });
      });
    },
    // the colours are all that changes
    [key, plan],
  );
  return <pixiGraphics draw={draw} />;
}
