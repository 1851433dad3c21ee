import type { PartProps } from '../part.ts';
import { nightStepOf } from '../society/phases.ts';
import { CardOnStage, shownCard } from './CardStage.tsx';
import { blocksOf } from './choices.ts';
import { Panel } from './Panel.tsx';
import { layPanel } from './panelLayout.ts';
import { Veil } from './Veil.tsx';

/** The valley is dimmed while a card is read. */
export function CardsGround(props: PartProps) {
  if (!shownCard(props)) return null;
  return <Veil over={props.ground.layout === 'wide' ? props.ground.map : props.ground.stage} alpha={nightStepOf(props.view.phase) ? 0.3 : 0.6} />;
}

/** The open card, or the question that has none. */
export function CardsPieces(props: PartProps) {
  const shown = shownCard(props);
  if (shown) return <CardOnStage key={shown.face.id} shown={shown} />;
  const panel = layPanel(blocksOf(props.view, props.questions), props.ground);
  return panel && <Panel laid={panel} view={props.view} ground={props.ground} />;
}
