import { gain } from '../../../../pieces/dial.ts';
import { button, declining, drag, thenAsking, turn as turnTo, type Option } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import { chartName } from '../../content/manor.ts';
import { rituals, type RitualId } from '../../content/rituals.ts';
import { dials } from '../../content/values.ts';
import type { Vast } from '../../state.ts';
import { placePoltergeist } from '../reveal.ts';
import { putOn } from '../holding.ts';
import { winGame } from '../winning.ts';
import { gainPortent } from './omens.ts';
import { tracesOf, type Trace } from './tracing.ts';
import { manorOf } from './values.ts';

interface Playable {
  readonly card: RitualId;
  readonly traces: readonly Trace[];
}

/** MM-441 One ritual from hand, or none. Also asked when none can be traced: not being asked would tell the others as much. */
export function* ritualPhase(t: Vast): Rule {
  const { hand } = manorOf(t).rituals;
  if (hand.length === 0) return;
  const playable = hand.map((card): Playable => ({ card, traces: tracesOf(t.state, card) })).filter(({ traces }) => traces.length > 0);
  const prompt =
    playable.length > 0 ? 'Perform a ritual: lay a card at the Wraith, or go on.' : 'No ritual in your hand can be traced from the Wraith.';
  const options = [
    ...playable.map(layAtWraith),
    declining(button<Playable | null>('done:ritual', 'Perform no ritual', null)),
  ];
  const chosen = yield* choose('manor', 'manor.ritual', prompt, options, { secret: true });
  if (!chosen) return;
  const { card, traces } = chosen;
  perform(t, card, traces.length === 1 ? traces[0]! : yield* chooseTrace(chosen));
}

function layAtWraith(one: Playable): Option<Playable | null> {
  const option = drag<Playable | null>(`card:${one.card}`, 'figure:wraith', labelOf(one), one);
  return one.traces.length > 1 ? thenAsking(option, 'which way it takes') : option;
}

const labelOf = ({ card, traces }: Playable): string => {
  const { name, seals } = rituals[card];
  return `${name} for ${seals === 1 ? '1 Seal' : `${seals} Seals`}${traces.length === 1 ? `: ${spoken(traces[0]!)}` : ''}`;
};

/** HD-11 The card is turned as a whole. */
const chooseTrace = ({ card, traces }: Playable): Rule<Trace> =>
  choose(
    'manor',
    'manor.ritual.turn',
    `Turn the ${rituals[card].name} to the way it shall take.`,
    traces.map((trace) => turnTo(`card:${card}`, trace.turn, spoken(trace), trace)),
    { secret: true, second: true },
  );

const spoken = ({ path }: Trace): string => path.map(chartName).join(' - ');

/** MM-446 to MM-449 Seals, then the Wraith, then the poltergeist. MM-398, RU-50 What the last Seal wins is won at once. */
function perform(t: Vast, card: RitualId, { path }: Trace): void {
  const { seals, poltergeist, portent } = rituals[card];
  const manor = manorOf(t);
  manor.rituals.hand = manor.rituals.hand.filter((one) => one !== card);
  putOn(manor.rituals, 'discard', card);
  t.tell({ fact: 'ritualPerformed', card, path });
  const { changed, to } = gain(manor, 'seals', seals, dials.seals);
  if (changed !== 0) t.tell({ fact: 'sealsChanged', by: changed, to });
  if (to >= t.state.goals.seals) return winGame(t, 'manor', `The Manor has ${to} Seals.`);
  const end = path.at(-1)!;
  t.state.figures.wraith = end; // MM-803 put there: nothing is entered
  t.tell({ fact: 'figurePlaced', figure: 'wraith', at: end });
  placePoltergeist(t, path[poltergeist]!);
  if (portent) gainPortent(t, portent);
}
