import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Question } from '../../../../match/question.ts';
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
import { Offers } from '../../../gesture/offers.ts';

/** The answers that lie on the stage. */
export function planksOf(view: StonesagaView, questions: readonly Question[], ground: Ground): readonly Plank[] {
  const offers = new Offers(questions);
  const blocks = blocksOf(view, offers);
  const card = openCard(view, offers);
  const face = card === null ? null : faceOf(card, view);
  if (face) return layCard(face, blocks[0] ?? null, ground, nightStepOf(view.phase) !== null).planks;
  return layPanel(blocks, ground)?.rows.flatMap(({ planks }) => planks) ?? [];
}

/** Everything of the society that a hand can touch, whoever is looked at and whatever page is open. */
export function laidIds(view: StonesagaView, questions: readonly Question[], ground: Ground): ReadonlySet<string> {
  const offers = new Offers(questions);
  const ids = new Set<string>(['deck:journey', 'deck:night']);
  for (const { id } of layGoals(view, ground)) ids.add(id);
  for (const { id } of planksOf(view, questions, ground)) ids.add(id);
  for (const who of Object.keys(view.characters) as CharacterId[]) {
    for (const { id } of loreGifts(offers, who)) ids.add(id);
    for (const { id, stored } of [...layShelf(view, offers, who, ground), ...layOnStage(view, offers, who, ground)]) {
      ids.add(id);
      for (const [face] of stored) ids.add(`res:${id.slice('structure:'.length)}:${face}`);
    }
    for (const { id } of layJournal(view, 'designs', 0, who, ground).entries) ids.add(id);
  }
  return ids;
}
