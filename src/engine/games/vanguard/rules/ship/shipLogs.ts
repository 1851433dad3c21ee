import type { Rule } from '../../../../kernel/rule.ts';
import { shipLogs } from '../../content/find.ts';
import type { ShipPage } from '../../content/types.ts';
import type { Vanguard } from '../../state.ts';
import { holds } from '../conditions.ts';
import { readLogNow } from '../logs.ts';

const perPage: Partial<Record<ShipPage, number>> = { bridge: 2, save: 2 };

/** Logs of the ship that have come true: gates at once, the others two or one at a page, each once in a campaign. */
export function* readShipLogs(t: Vanguard, page: ShipPage): Rule {
  const open = (gate: boolean) =>
    shipLogs.find(
      (log) =>
        log.page === page &&
        (log.gate ?? false) === gate &&
        log.when !== undefined &&
        !t.state.logs.includes(log.n) &&
        holds(t.state, log.when, null),
    );
  for (let log = open(true); log; log = open(true)) yield* readLogNow(t, 'recon', log.n);
  for (let left = perPage[page] ?? 1; left > 0; left--) {
    const log = open(false);
    if (!log) return;
    yield* readLogNow(t, 'recon', log.n);
  }
}
