import type { PartProps } from '../part.ts';
import { ShelfOnStage } from '../society/Culture.tsx';
import { nightStepOf } from '../society/phases.ts';
import { Journal } from '../society/Journal.tsx';
import { layCard } from './cardLayout.ts';
import { CardOnStage, shownCard } from './CardStage.tsx';
import { blocksOf } from './choices.ts';
import { faceOf } from './faces.ts';
import { Panel } from './Panel.tsx';
import { layPanel } from './panelLayout.ts';
import { useTurnedUp } from './useTurnedUp.ts';
import { StageVeil } from './StageVeil.tsx';

/** The valley is dimmed while a card is read. */
export function CardsGround(props: PartProps) {
  if (!shownCard(props)) return null;
  return <StageVeil ground={props.ground} alpha={nightStepOf(props.view.phase) ? 0.25 : 0.42} />;
}

/** The journal lies over whatever else is open. */
export function CardsPieces(props: PartProps) {
  return (
    <>
      <ShelfOnStage {...props} />
      <OnStage {...props} />
      <Journal {...props} />
    </>
  );
}

/** The open card, or the question that has none. */
function OnStage(props: PartProps) {
  const shown = shownCard(props);
  const [turned, putAway] = useTurnedUp();
  if (shown) return <CardOnStage key={shown.face.id} shown={shown} />;
  const face = turned && props.view.scene === null ? faceOf(turned.card, props.view) : null;
  if (face) {
    const laid = layCard(face, null, props.ground, nightStepOf(props.view.phase) !== null);
    return <CardOnStage key={face.id} shown={{ face, block: null, laid }} met={turned!.met} away={putAway} />;
  }
  const panel = layPanel(blocksOf(props.view, props.offers), props.ground);
  return panel && <Panel laid={panel} view={props.view} ground={props.ground} />;
}
