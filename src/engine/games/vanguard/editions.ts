import type { Edition } from '../../kernel/rules.ts';

/** Tracks that have become shorter: whoever stood further than the last space but one stands there. */
function shorten(planet: { markers: Record<string, number> } | null, most: Readonly<Record<string, number>>): void {
  for (const [track, last] of Object.entries(most))
    if (planet && (planet.markers[track] ?? 0) > last) planet.markers[track] = last;
}

/** How a save of an older edition becomes one of this edition. */
export const editions: readonly Edition[] = [
  {
    to: 2,
    why: 'People say for each power whether the game stops for it.',
    up(state) {
      state.house.windows = {};
    },
  },
  {
    to: 3,
    why: 'Cards and things on the board do what they say, and several missions ask for more or less.',
    up({ planet }) {
      // What such a card had laid out does not say whom or what it was for.
      const isClear = ({ effect: { op, from } }: { effect: { op: string; from?: string } }): boolean =>
        op !== 'holdThreat' && (op !== 'reroll' || from !== 'board');
      if (planet) planet.lasting = planet.lasting.filter(isClear);
    },
  },
  {
    to: 4,
    why: 'The ship keeps a diary.',
    up({ story }) {
      story.diary = [];
    },
  },
  {
    to: 5,
    why: 'The last missions of the Hollow Choir and of the Switch House ask for less, and more endings are open.',
    up({ planet }) {
      shorten(planet, { 'choir-lift.g': 3 });
    },
  },
  {
    to: 6,
    why: 'Most story missions ask for more, the Hollow Choir lets people in sooner, and the last choice is nearer.',
    up({ planet }) {
      shorten(planet, { 'reply.g': 3, 'mast.g': 3 });
    },
  },
  {
    to: 7,
    why: 'The relays of Cinder Orchard and Halcyon Shelf and the reading of the line ask for more, four later missions for less.',
    up({ planet }) {
      shorten(planet, { 'true.g': 4, 'fal-ledger.g': 1, 'wakehall.g': 6, 'warmlamp.g': 4 });
    },
  },
  {
    to: 8,
    why: 'The ship keeps the measure of the Relay Key; the hall and the lamp of the Switch House ask for more.',
    up({ planet, ship, flags }) {
      // Whoever had opened the wreck could never gain the key again once it had gone back.
      const pois = planet?.id === 'halcyon-shelf' ? planet.pois : ship.records['halcyon-shelf']?.pois;
      if (pois?.[3]?.includes('P32')) flags.push('shelf.key');
    },
  },
  {
    to: 9,
    why: 'A new card for the bridge takes the place of an old one, people say where a project is started, logs have variants.',
    up(state) {
      // What held when a log was read is not known any more: it stays in the logbook as it was shown.
      state.variants = {};
    },
  },
  {
    to: 10,
    why: 'The card of an assister acts as though the roller had played it, and dice in the roll pool pay for no choice.',
    up() {
      // Nothing that is kept has changed; only what is answered from now on means something else.
    },
  },
];
