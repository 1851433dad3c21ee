import { button, tap } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { colorOf, facesOf } from '../../content/dice.ts';
import type { EffectOf } from '../../content/effects.ts';
import type { PoolDie, Vanguard } from '../../state.ts';
import { ask } from '../asking.ts';
import { availableDice, boardOf, planetNow } from '../board.ts';
import { poolOptions, shown } from '../check/pool.ts';
import { progress, reduce, tracksNamed } from '../check/tracks.ts';
import { dieOptions, lift } from '../dice.ts';
import type { Acting } from './whom.ts';

export function cancelDanger(t: Vanguard, { happened }: Acting, { n, of }: EffectOf<'cancelDanger'>): void {
  if (happened && of === 'lower') happened.lower = true;
  else if (happened) happened.cancelled = true;
  else {
    const { check } = planetNow(t.state);
    if (check) check.cancelDanger += n === 'all' ? 99 : n;
  }
}

export function* progressed(t: Vanguard, { who }: Acting, { track, n }: EffectOf<'progress'>): Rule {
  const found = tracksNamed(t.state, track);
  if (found.length === 0) return;
  const named = yield* ask(t, who, 'track.which', 'Which track moves?', () =>
    found.map((one) => tap(`track:${one.check}.${one.track.id}`, `The ${one.track.color} track ${one.track.id}`, one)),
  );
  yield* progress(t, who, named, n);
}

export function* reduced(t: Vanguard, { who }: Acting, { track, n }: EffectOf<'reduce'>): Rule {
  const found = tracksNamed(t.state, track);
  if (found.length === 0) return;
  const named = yield* ask(t, who, 'track.which', 'Which track goes back?', () =>
    found.map((one) => tap(`track:${one.check}.${one.track.id}`, `The ${one.track.color} track ${one.track.id}`, one)),
  );
  reduce(t, named, n === 'all' ? 99 : n);
}

/** IV-217, IV-721 The check ends with this outcome. */
export function outcomeNow(t: Vanguard, _: Acting, { row }: EffectOf<'outcome'>): void {
  const { check } = planetNow(t.state);
  if (check) check.immediate = row;
}

/** Dice of the pool are rolled again, or an available die is rolled into it. */
export function* reroll(t: Vanguard, { who, turned }: Acting, { n, color, from, oneByOne }: EffectOf<'reroll'>): Rule {
  const { check } = planetNow(t.state);
  if (!check) return;
  if (from === 'board') {
    const board = boardOf(t.state, who);
    const own = availableDice(board);
    if (own.length === 0) return;
    const die = yield* ask(t, who, 'check.add', 'Which die do you roll into the pool?', () => dieOptions(own));
    if (!lift(board, die)) return;
    check.pool.push({ die, owner: who, side: t.roll(facesOf(die).length) - 1 });
    return;
  }
  const rolled: PoolDie[] = [];
  for (let left = n === 'all' ? 99 : n; left > 0; left--) {
    const open = (): PoolDie[] => check.pool.filter(
        (one) => (!color || colorOf(one.die) === color) && (oneByOne || !rolled.includes(one)) && one.die !== turned,
      );
    if (open().length === 0) return;
    const die = yield* ask(t, check.roller, 'check.reroll', 'Which die is rolled again?', () => [
      ...poolOptions(open()),
      button('enough', 'Leave the dice as they lie', null),
    ]);
    if (!die) return;
    die.side = t.roll(facesOf(die.die).length) - 1;
    rolled.push(die);
    t.tell({ fact: 'dieTurned', die: die.die, side: die.side });
  }
}

/** Only to a side that the die has. */
export function* turnDie(t: Vanguard, acting: Acting, { n, color, to }: EffectOf<'turnDie'>): Rule {
  const { who } = acting;
  const { check } = planetNow(t.state);
  if (!check) return;
  for (let left = n; left > 0; left--) {
    const sides = check.pool
      .filter(({ die }) => !color || colorOf(die) === color)
      .flatMap((one) => {
        const faces = facesOf(one.die).map((face, side) => ({ face, side }));
        const first = faces.filter(({ face, side }) => faces.findIndex((other) => other.face.join() === face.join()) === side);
        return first
          .filter(({ face, side }) => side !== one.side && (to === 'any' || face.includes(to)) && face.join() !== shown(one).join())
          .map(({ face, side }) => ({ one, face, side }));
      });
    if (sides.length === 0) return;
    const chosen = yield* ask(t, who, 'check.turn', 'Which die is turned, and to which side?', () => [
      ...sides.map((side) => tap(`die:${side.one.die}@${side.side}`, `${colorOf(side.one.die)} to ${side.face.join('+')}`, side)),
      button('enough', 'Leave the dice as they lie', null),
    ]);
    if (!chosen) return;
    chosen.one.side = chosen.side;
    acting.turned = chosen.one.die;
    t.tell({ fact: 'dieTurned', die: chosen.one.die, side: chosen.side });
  }
}

export function* countsAs(t: Vanguard, { who }: Acting, { n, from, to, color, times: often }: EffectOf<'countsAs'>): Rule {
  const times = often ?? 1;
  const { check } = planetNow(t.state);
  if (!check) return;
  if (n === 'all') {
    check.countsAs.push({ die: null, from, to, color: color ?? null, times });
    return;
  }
  for (let left = n; left > 0; left--) {
    const open = check.pool.filter(
      (one) =>
        (!color || colorOf(one.die) === color) &&
        (from === 'DIE' || shown(one).includes(from)) &&
        !check.countsAs.some(({ die, from: was }) => die === one.die && was === from),
    );
    if (open.length === 0) return;
    const die = yield* ask(t, who, 'check.counts', `Which die counts as ${to}?`, () => poolOptions(open));
    check.countsAs.push({ die: die.die, from, to, color: color ?? null, times });
  }
}

/** An extra convert or assister for this check; longer ones are laid beside the board by `setAside`. */
export function besideCheck(t: Vanguard, { who, source }: Acting, effect: EffectOf<'convert'> | EffectOf<'assist'>): void {
  const planet = planetNow(t.state);
  const { lasts: _, ...now } = effect;
  planet.lasting.push({ effect: now, by: who, source, sector: boardOf(t.state, who).sector, path: null, until: 'check', icon: null });
}

export function noConvert(t: Vanguard): void {
  const { check } = planetNow(t.state);
  if (check) check.noConvert = true;
}

export function sectorConverts(t: Vanguard): void {
  const { check } = planetNow(t.state);
  if (check) check.sectorConverts = true;
}
