import { SPIDER } from '../../printed/spiderBoard.ts';
import { supply } from '../../../../../engine/games/vast/content/values.ts';
import type { FigureId } from '../../../../../engine/games/vast/state.ts';
import type { VastView } from '../../../../../engine/games/vast/view.ts';
import type { Offers } from '../../../../gesture/offers.ts';
import { on, type BoardSpot } from '../../layout/ground.ts';
import { thing, type LaidThing, type Look } from '../../layout/laid.ts';

type Spider = NonNullable<VastView['spider']>;

const forms = Object.keys(SPIDER.forms) as readonly Spider['form'][];

export function laySpider(spot: BoardSpot, view: VastView, offers: Offers): LaidThing[] {
  const { spider } = view;
  if (!spider) return [];
  return [
    ...layForms(spot, spider),
    ...layBlood(spot, spider),
    ...layBrood(spot, view, spider),
    ...layEggs(spot, view),
    ...layHomeless(spot, view, offers),
  ];
}

/** One face up, two face down. Each is called what the answer is called that chooses it. */
function layForms(spot: BoardSpot, { form }: Spider): LaidThing[] {
  return forms.map((one) => {
    const { x, y, w, h } = SPIDER.forms[one];
    return thing(`form:${one}`, { as: 'form', form: one }, on(spot, { x: x + w / 2, y: y + h / 2 }), {
      size: spot.scale,
      flip: one === form ? 0 : 1,
      place: 'board:spider',
    });
  });
}

/** Her tokens in the bowl; a hand takes the topmost. */
function layBlood(spot: BoardSpot, { blood }: Spider): LaidThing[] {
  if (blood === 0) return [];
  return [
    thing(
      'token:blood',
      { as: 'token', frame: 'token/blood', count: Math.min(blood, 4) },
      on(spot, { x: SPIDER.blood.x, y: SPIDER.blood.y + 8 }),
      { size: spot.scale * 1.5, fresh: -blood },
    ),
  ];
}

const figure = (look: string, lying = false): Look => ({ as: 'figure', look, lying, dazzled: false, badge: null, cell: null });

/** Spiderlings that are not on the map stand in their niches; those in the box lie there for good. */
function layBrood(spot: BoardSpot, { figures }: VastView, { boxed }: Spider): LaidThing[] {
  return SPIDER.spiderlings.flatMap((niche, i) => {
    const id = `spiderling-${i + 1}` as const;
    if (figures[id] !== undefined) return [];
    const dead = boxed.includes(id);
    const at = on(spot, dead ? { x: niche.x + 12, y: niche.y - 26 } : niche);
    return [
      thing(`figure:${id}`, figure('spiderling', dead), at, {
        size: spot.scale * 0.5,
        turn: dead ? -Math.PI / 2 : 0,
        place: dead ? 'box:spiderlings' : 'supply:spiderlings',
        ...(dead ? { alpha: 0.75 } : {}),
      }),
    ];
  });
}

function layEggs(spot: BoardSpot, { figures }: VastView): LaidThing[] {
  return Array.from({ length: supply.eggs }, (_, i) => `egg-${i + 1}` as const).flatMap((id, i) =>
    figures[id] === undefined
      ? [thing(`figure:${id}`, figure('egg'), on(spot, SPIDER.eggs[i]!), { size: spot.scale * 0.58, place: 'supply:eggs' })]
      : [],
  );
}

/** Under the Demon Queen the Giant Spider is hit and has to be put down again: she waits on her own board. */
function layHomeless(spot: BoardSpot, { figures }: VastView, offers: Offers): LaidThing[] {
  return (['giant', 'sorcerer'] as const satisfies readonly FigureId[]).flatMap((one) => {
    if (figures[one] !== undefined || !offers.movable(`figure:${one}`)) return [];
    const { x, y, w, h } = SPIDER.forms[one];
    return [
      thing(`figure:${one}`, figure(one === 'giant' ? 'spider' : one), on(spot, { x: x + w / 2, y: y + h - 20 }), {
        size: spot.scale,
        z: on(spot, { x, y: y + 300 }).y,
        place: 'board:spider',
      }),
    ];
  });
}
