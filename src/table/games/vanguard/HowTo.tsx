/** The game in two minutes, for somebody who has never seen the box. Every number can be looked up below it. */
export const HowTo = () => (
  <div className="how-to">
    <section>
      <h2>What you want</h2>
      <p>
        You share the four sections of a starship&rsquo;s crew: Recon, Security, Science and Engineering. Land on a planet, complete the
        mission, bring everybody home, run the ship, fly on. You win or lose together.
      </p>
    </section>
    <section>
      <h2>Your turn</h2>
      <p>
        Two actions. <strong>Travel</strong> along a path: drag your figure; the icons on the path are its price.{' '}
        <strong>Prepare</strong>{' '}
        draws a card or makes a check for combinations. <strong>Rest</strong> spends a supply and brings dice back. A{' '}
        <strong>special action</strong>, once in a turn, is whatever the sector, a card or a threat offers. From the lander&rsquo;s sector
        you may <strong>lift off</strong>. After your turn an event is drawn.
      </p>
    </section>
    <section>
      <h2>A dice check</h2>
      <p>
        Choose dice from your board; whoever shares your sector may add one. Then pay for combinations of your cards, let the special
        effects take what they take, and mark the best row you can pay, or move markers along tracks. A Vanguard counts as any sign.
        Accidents are never good. The chances stand beside the roll before you throw.
      </p>
    </section>
    <section>
      <h2>When it gets hard</h2>
      <p>
        Injuries put an injury die on your board, which pushes other dice out. A fourth injury ends the exploration. <em>Exert</em> at any
        time: give up a die for good and get five back.
      </p>
    </section>
    <section>
      <h2>Aboard</h2>
      <p>
        Between landings the ship book is read page by page: bridge, starmap, facilities, hangar, launch. The list of steps beside it says
        where you are. The campaign can be saved on any page.
      </p>
    </section>
  </div>
);
