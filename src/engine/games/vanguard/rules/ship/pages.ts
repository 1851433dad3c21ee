import type { Rule } from '../../../../kernel/rule.ts';
import type { BookPage, Vanguard } from '../../state.ts';
import { bridge } from './bridge.ts';
import { disembark } from './disembark.ts';
import { debriefing, docking, unloading } from './docking.ts';
import { facilities } from './facilities.ts';
import { hangar } from './hangar.ts';
import { launch } from './launch.ts';
import { leavePlanet } from './leaving.ts';
import { medbay, memorial } from './medbay.ts';
import { resume, savePoint } from './save.ts';
import { readShipLogs } from './shipLogs.ts';
import { starmap } from './starmap.ts';

const then = (t: Vanguard, page: BookPage): void => void (t.state.phase = { at: 'page', page, step: 0 });

/** IV-368 One page after another; each says which comes next. */
export const pages: Readonly<Record<BookPage, (t: Vanguard) => Rule>> = {
  *1(t) {
    resume(t);
  },
  2: bridge,
  5: starmap,
  6: facilities,
  18: hangar,
  23: launch,
  24: disembark,
  *25(t) {
    leavePlanet(t);
    then(t, 26);
  },
  26: docking,
  27: debriefing,
  28: unloading,
  *32(t) {
    yield* medbay(t);
    yield* readShipLogs(t, 'medbay');
    then(t, 36);
  },
  *36(t) {
    yield* readShipLogs(t, 'memorial');
    yield* memorial(t);
    then(t, 39);
  },
  39: savePoint,
};
