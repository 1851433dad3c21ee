import { button } from '../../../kernel/option.ts';
import { choose, together, type Rule, type Seat } from '../../../kernel/rule.ts';
import { othersAfter } from '../../../pieces/turnOrder.ts';
import { destinyOf } from '../content/cards.ts';
import { epilogueOf, epilogues } from '../content/epilogues.ts';
import { stats } from '../content/vocabulary.ts';
import type { Ended, Vantage, VantageState } from '../state.ts';
import { agree, vote } from './asking.ts';
import { lampSays } from './lamplighter.ts';
import { playerOf } from './people.ts';
import { readScript } from './result/script.ts';

type EndCause = 'story' | 'zero' | 'agreed' | 'success';

/** VA-377 to VA-381, RU-VA-38 The outcome is what is complete at this moment, whatever ends the game. */
export function endGame(t: Vantage, cause: EndCause): void {
  const s = t.state;
  if (s.ended) return;
  const victory = victoryOf(s);
  const page = pageFor(s, cause, victory);
  t.fence(); // all journals are laid open at the end: whoever took it back would know where the others are
  // Told before the end, because nothing is heard after it.
  lampSays(t, 'farewell', null);
  t.tell({ fact: 'gameEnded', victory, page });
  s.ended = { winners: victory || cause === 'success' ? [...s.seats] : [], why: epilogueOf(page).why, page, victory };
}

function victoryOf({ mission, destinies }: VantageState): Ended['victory'] {
  const destiny = destinies.some(({ complete }) => complete);
  if (mission?.complete) return destiny ? 'epic' : 'mission';
  return destiny ? 'destiny' : null;
}

/** The first page that fits, in the order in which they are printed. */
function pageFor(s: VantageState, cause: EndCause, victory: Ended['victory']): string {
  const empty = stats.filter((stat) => s.seats.some((seat) => playerOf(s, seat).stats[stat] === 0));
  const fits: Readonly<Record<(typeof epilogues)[number]['id'], boolean>> = {
    epic: victory === 'epic',
    missionThenFall: victory === 'mission' && cause === 'zero',
    mission: victory === 'mission',
    destiny: victory === 'destiny',
    ownSuccess: cause === 'success',
    several: cause === 'zero' && empty.length > 1,
    time: cause === 'zero' && empty.includes('time'),
    morale: cause === 'zero' && empty.includes('morale'),
    health: cause === 'zero' && empty.includes('health'),
    stopped: true,
  };
  return epilogues.find(({ id }) => fits[id])!.id;
}

/** VA-373, RU-VA-41, RU-VA-65 Reading a completed destiny ends the game, if most of the players want it. */
export function* readDestiny(t: Vantage, num: number): Rule {
  const wanted = yield* vote(t, 'destiny.vote', `Do you read the last page of ${destinyOf(num).name}? It ends the game.`, [
    button('read', 'Read it', true),
    button('wait', 'Play on', false),
  ]);
  if (wanted?.value) yield* readScript(t, destinyOf(num).epilogue, { seat: t.state.active, from: 'epilogue', card: num });
}

/** A page offers the end; most of the players have to want it. */
export function* offerEnd(t: Vantage): Rule {
  const wanted = yield* vote(t, 'end.vote', 'Do you end the game here?', [button('end', 'End it', true), button('on', 'Play on', false)]);
  if (wanted?.value) endGame(t, 'story');
}

/** VA-376, RU-VA-65 Stopping because the time is over needs everybody's consent. VA-017 Players may call it their own success. */
export function* proposeEnd(t: Vantage, seat: Seat): Rule {
  const others = othersAfter(t.state.seats, seat);
  const ballots = new Map(others.map((other) => [other, agree(other, 'evening.agree', 'Shall the game end for today?')]));
  const voices = yield* together(ballots);
  if ([...voices.values()].some((voice) => !voice)) return;
  const success = yield* choose(seat, 'evening.success', 'Did you reach what you set out to do?', [
    button('yes', 'Yes, we count it as success', true),
    button('no', 'No, we just stop', false),
  ]);
  endGame(t, success ? 'success' : 'agreed');
}
