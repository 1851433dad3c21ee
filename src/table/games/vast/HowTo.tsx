/** The journey in two minutes, for somebody who has never seen the box. Every number can be looked up below it. */
export const HowTo = () => (
  <div className="how-to">
    <section>
      <h2>What you want</h2>
      <p>
        You are the Paladin, alone in a house that grows while you walk through it. Poltergeists hide in the dark. Catch enough of them
        (six on Normal) before your Health is gone, and before Terror reaches its limit.
      </p>
    </section>
    <section>
      <h2>Your turn</h2>
      <p>
        You have hero cubes, three at first. Put one on <strong>Crusade</strong> to step onto any neighbouring tile, reveal it if it is
        Dark, fight who stands there, use a Shrine and take treasure. Put one on <strong>Sprint</strong> to run two Lit tiles without
        fighting. Put one on <strong>Prepare</strong>, even in the middle of a crusade, for 1 Strength and 1 Defense.
      </p>
      <p>
        An attack hits if your Strength is <em>higher</em> than the other&rsquo;s Defense. A tie misses. Hits bring Light; poltergeists
        and new tiles bring Grit, and Grit brings more cubes and favors. Fury and Light pay for favors. Treasures work once they are
        played.
      </p>
    </section>
    <section>
      <h2>Then the house answers</h2>
      <p>
        Terror rises by 1, and you gain 1 Fury unless you hit a poltergeist. The Skeletons march in the order of their cards: who can
        reach and hit you does, the others come close and surround you. Each one that distracts you makes the next one stronger. Fallen
        Skeletons come back at the hedges.
      </p>
    </section>
    <section>
      <h2>Two dials</h2>
      <p>
        <strong>Stability</strong> makes the Skeletons faster and stronger. A Pit raises it, an Armory lowers
        it. <strong>Terror</strong> makes poltergeists harder to hit and takes cards from you. A Blood tile raises it; stepping on blood
        lowers it.
      </p>
    </section>
  </div>
);
