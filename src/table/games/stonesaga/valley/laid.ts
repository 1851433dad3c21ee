import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { slotsOf } from '../../../parts/hexTray.ts';
import type { DrawnTray } from '../../../parts/HexTrays.tsx';
import type { Ground } from '../ground.ts';
import type { HexFit } from '../../../parts/hexFit.ts';
import { fitValley, mapOf, type Hex } from './fit.ts';

const trayOf = (key: string, at: Hex, half: boolean, hexes: readonly Hex[], tint: number, ghost: boolean): DrawnTray => {
  const frame = `valley/tray/${half ? 'b' : 'a'}`;
  // limestone of three tints, one after another
  return { key, at, half, hexes, ghost, stone: `${frame}/${tint % 3}`, shadow: `${frame}/shadow` };
};

const idsOf = (offers: Offers, ask: string): readonly string[] =>
  offers.all.flatMap(({ question, offer }) => (question.ask === ask ? [offer.id] : []));

/** Where a tray might be laid, if that is asked: `tray:2,-1:a`. Before the first tray lies, its slots are asked for. */
export function ghosts(view: Pick<StonesagaView, 'trays'>, offers: Offers): DrawnTray[] {
  const trays = [...new Set(idsOf(offers, 'group.tray'))].map((id): DrawnTray => {
    const [, at, side] = id.split(':') as [string, Hex, string];
    return trayOf(id, at, side === 'b', slotsOf(at, side === 'b'), view.trays.length, true);
  });
  const slots = idsOf(offers, 'valley.slot');
  if (slots.length === 0 || view.trays.length > 0) return trays;
  return [trayOf('tray:first', '0,0', false, slotsOf('0,0', false), 0, true)];
}

export const laidTrays = ({ trays }: Pick<StonesagaView, 'trays'>): DrawnTray[] =>
  trays.map(({ at, half, hexes }, i) => trayOf(`tray:${at}:${half ? 'b' : 'a'}`, at, half, hexes, i, false));

/** The valley with every place where it may grow: nothing that can be tapped lies outside of its strip. */
export function fitOf(view: Pick<StonesagaView, 'trays'>, offers: Offers, ground: Ground): HexFit {
  return fitValley([...laidTrays(view), ...ghosts(view, offers)].flatMap(({ hexes }) => hexes), mapOf(ground), ground.sharpest);
}
