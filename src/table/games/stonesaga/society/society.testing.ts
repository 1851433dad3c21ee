import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Question } from '../../../contract.ts';
import { layCard } from '../cards/cardLayout.ts';
import type { Plank } from '../cards/choiceLayout.ts';
import { blocksOf, openCard } from '../cards/choices.ts';
import { faceOf } from '../cards/faces.ts';
import { layPanel } from '../cards/panelLayout.ts';
import type { Ground } from '../ground.ts';
import { layOnStage, layShelf } from './culture.ts';
import { loreGifts } from './gifts.ts';
import { layGoals } from './goals.ts';
import { layJournal } from './journalLayout.ts';
import { nightStepOf } from './phases.ts';

/** The answers that lie on the stage. */
export function planksOf(view: StonesagaView, questions: readonly Question[], ground: Ground): readonly Plank[] {
  const blocks = blocksOf(view, questions);
  const card = openCard(view, questions);
  const face = card === null ? null : faceOf(card, view);
  if (face) return layCard(face, blocks[0] ?? null, ground, nightStepOf(view.phase) !== null).planks;
  return layPanel(blocks, ground)?.rows.flatMap(({ planks }) => planks) ?? [];
}

/** Everything of the society that a hand can touch, whoever is looked at and whatever page is open. */
export function laidIds(view: StonesagaView, questions: readonly Question[], ground: Ground): ReadonlySet<string> {
  const ids = new Set<string>(['deck:journey', 'deck:night']);
  for (const { id } of layGoals(view, ground)) ids.add(id);
  for (const { id } of planksOf(view, questions, ground)) ids.add(id);
  for (const who of Object.keys(view.characters) as CharacterId[]) {
    for (const { id } of loreGifts(questions, who)) ids.add(id);
    for (const { id, stored } of [...layShelf(view, questions, who, ground), ...layOnStage(view, questions, who, ground)]) {
      ids.add(id);
      for (const [face] of stored) ids.add(`res:${id.slice('structure:'.length)}:${face}`);
    }
    for (const { id } of layJournal(view, 'designs', 0, who, ground).entries) ids.add(id);
  }
  return ids;
}
