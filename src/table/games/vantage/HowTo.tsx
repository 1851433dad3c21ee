/** The game in two minutes, for somebody who has never seen the box. */
export const HowTo = () => (
  <div className="how-to">
    <section>
      <h2>What you want</h2>
      <p>
        You have fallen on Verrow, and so have the others, somewhere else. Everybody sees only the place where they stand, and tells the
        others about it. Together you have one <strong>mission</strong>. Fulfil it, or find a <strong>destiny</strong> on the way and fulfil
        that; those who do both have an epic to tell.
      </p>
    </section>
    <section>
      <h2>Your turn</h2>
      <p>
        Do one thing: an action of your place, an action on one of your cards, or a <strong>depart</strong> over the compass. Only when you
        have said it does the book tell the cost. Anybody may pay <strong>skill tokens</strong> of that kind, each lowers the cost by 1. For
        the rest you throw that many <strong>challenge dice</strong>.
      </p>
      <p>
        Put dice on the <strong>slots</strong> of your cards, if they fit. What is left hurts: an hourglass costs time, a sun morale, a
        heart health. Then the page is read on: the action succeeds, always. Sometimes it asks you to choose, and hides what follows.
      </p>
    </section>
    <section>
      <h2>What you gather</h2>
      <p>
        Cards go into your <strong>grid</strong> of three by three. They have slots, <strong>boost</strong> that pays for powers, and
        actions of their own. A full grid finds something of its own accord.
      </p>
    </section>
    <section>
      <h2>Who reads</h2>
      <p>
        A screen between you that is used as table is the <strong>narrator&rsquo;s</strong>: it holds the storybooks, and each page lies
        open there for whoever reads to the others. In its settings a voice can do it instead. It never shows a place.
      </p>
    </section>
    <section>
      <h2>How it ends</h2>
      <p>
        When a stat reaches 0, the mission has a page for that, and a shadow falls on it. The second shadow ends the game, unless you have
        played with other settings. You may also stop whenever all of you want to.
      </p>
    </section>
  </div>
);
