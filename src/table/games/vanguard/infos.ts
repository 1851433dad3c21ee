import { checkOf, gcOf, landerOf, missionOf, poiOf, rankUpOf, threatOf } from '../../../engine/games/vanguard/content/find.ts';
import type { Section } from '../../../engine/games/vanguard/content/vocabulary.ts';
import type { SeenPlanet, VanguardView } from '../../../engine/games/vanguard/view.ts';
import { ink } from './palette.ts';
import { linesOf } from './scene/letters.ts';

/** A card for everybody: what it is, its words, and the actions that it offers. */
export interface Info {
  readonly id: string;
  readonly tab: string;
  readonly tint: number;
  readonly title: string;
  readonly text: string;
  readonly foot: string;
  readonly picture: string | null;
}

/** What concerns everybody, the most pressing first: the sector of who acts, threats, missions, the condition, the lander. */
export function infosOf(view: VanguardView, planet: SeenPlanet, who: Section): readonly Info[] {
  const sector = view.boards[who]?.sector ?? 0;
  const poi = planet.pois[sector]?.[0];
  const list: Info[] = [];
  const actions = (ids: readonly string[]): string => ids.map((id) => checkOf(id, planet.id).name).join(', ');
  if (poi !== undefined)
    list.push({
      id: `poi:${poi}`,
      tab: `SECTOR ${sector}`,
      tint: ink.orange,
      title: poiOf(poi).name,
      text: poiOf(poi).text,
      foot: actions(poiOf(poi).actions),
      picture: `view/${planet.id}/${sector}`,
    });
  for (const [id, { standees, time }] of Object.entries(planet.threats)) {
    const at = standees.find(({ primary }) => primary)?.sector ?? 0;
    const card = threatOf(id);
    list.push({
      id: `card:threat:${id}`,
      tab: `THREAT ${at}`,
      tint: ink.red,
      title: card.name,
      text: card.text ?? card.look,
      foot: `Time ${time} of ${card.timeTrack.length}`,
      picture: at > 0 ? `view/${planet.id}/${at}` : null,
    });
  }
  for (const { id, revealed } of planet.missions)
    list.push({
      id: `mission:${id}`,
      tab: planet.completed.includes(id) ? 'DONE' : revealed ? 'MISSION' : 'UNKNOWN',
      tint: ink.orange,
      title: revealed ? missionOf(id).name : 'A mission to be found',
      text: revealed ? missionOf(id).goal : 'It comes up in the course of the exploration.',
      foot: revealed ? actions(missionOf(id).actions) : '',
      picture: null,
    });
  if (planet.gc !== null) {
    const gc = gcOf(planet.gc);
    list.push({
      id: `gc:${gc.id}`,
      tab: 'EVERYWHERE',
      tint: ink.cyan,
      title: gc.name,
      text: gc.text,
      foot: gc.action === undefined ? '' : actions([gc.action]),
      picture: null,
    });
  }
  if (planet.rankUp !== null)
    list.push({
      id: `rankup:${planet.rankUp.id}`,
      tab: planet.rankUp.done ? 'EARNED' : 'RANK-UP',
      tint: ink.yellow,
      title: rankUpOf(planet.rankUp.id).name,
      text: rankUpOf(planet.rankUp.id).goal,
      foot: '',
      picture: null,
    });
  if (view.ship.lander !== null && planet.lander !== null) {
    const lander = landerOf(view.ship.lander.id);
    list.push({
      id: `lander:${lander.id}`,
      tab: `LANDER ${planet.lander}`,
      tint: ink.print,
      title: lander.name,
      text: lander.text,
      foot: `${planet.found.length} of ${lander.discoveries} discoveries`,
      picture: null,
    });
  }
  return list;
}

/** Width of a card, and height of one of which only the title is seen. */
export const infoWidth = 290;
const folded = 56;
const gap = 8;

const heightOf = ({ text, foot, picture }: Info): number =>
  (picture === null ? 62 : 124) +
  Math.min(7, linesOf(text, infoWidth - 32, 19, 'Saira Condensed').length) * 19 * 1.16 +
  (foot === '' ? 12 : 40);

interface LaidInfo {
  readonly info: Info;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly open: boolean;
}

/**
 * Every card has its place: at least its title is seen. The most pressing are opened as long as there is room for all of them, in as many
 * columns as fit.
 */
export function layInfos(
  infos: readonly Info[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly LaidInfo[] {
  const columns = Math.max(1, Math.floor((width + gap) / (infoWidth + gap)));
  const opened = new Set<Info>();
  const plain = new Map<Info, Info>();
  const lay = (): readonly LaidInfo[] | null => {
    let [column, y] = [0, 0];
    const laid: LaidInfo[] = [];
    for (const whole of infos) {
      const info = plain.get(whole) ?? whole;
      const open = opened.has(whole);
      const tall = open ? heightOf(info) : folded;
      if (y > 0 && y + tall > height) [column, y] = [column + 1, 0];
      if (column >= columns || tall > height) return null;
      laid.push({ info, x: column * (infoWidth + gap), y, height: tall, open });
      y += tall + gap;
    }
    return laid;
  };
  let best = lay() ?? [];
  if (best.length === 0) {
    // not even all titles: those that fit
    const rows = Math.max(1, Math.floor((height + gap) / (folded + gap)));
    return infos.slice(0, rows * columns).map((info, i) => ({
      info,
      x: Math.floor(i / rows) * (infoWidth + gap),
      y: (i % rows) * (folded + gap),
      height: folded,
      open: false,
    }));
  }
  for (const info of infos) {
    opened.add(info);
    let more = lay();
    if (!more && info.picture !== null) {
      // without its picture the words can still be read
      plain.set(info, { ...info, picture: null });
      more = lay();
    }
    if (more) best = more;
    else {
      opened.delete(info);
      plain.delete(info);
    }
  }
  return best;
}
