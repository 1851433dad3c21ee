import { roleOrder, type Role } from '../../../../engine/games/vast/content/roles.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Acting } from '../../../acting.ts';
import type { Offers } from '../../../gesture/offers.ts';
import type { RoleBoard } from './board.ts';
import { manorBoard } from './manor/index.ts';
import { paladinBoard } from './paladin/index.ts';
import { skeletonsBoard } from './skeletons/index.ts';
import { spiderBoard } from './spider/index.ts';
import { warlockBoard } from './warlock/index.ts';

export const roleBoards: Readonly<Record<Role, RoleBoard>> = {
  paladin: paladinBoard,
  skeletons: skeletonsBoard,
  spider: spiderBoard,
  manor: manorBoard,
  warlock: warlockBoard,
};

const isRole = (seat: string): seat is Role => (roleOrder as readonly string[]).includes(seat);

/** Whose board lies large: of the one somebody wants to look at, else of the one who is asked, else of the one whose turn it is. */
export function largeBoard(view: VastView, offers: Offers, acting: Acting = { seat: null, looking: null }): Role {
  const seat = acting.looking ?? acting.seat ?? offers.questions[0]?.seat ?? view.active;
  return isRole(seat) && view.roles.includes(seat) ? seat : view.roles[0]!;
}
