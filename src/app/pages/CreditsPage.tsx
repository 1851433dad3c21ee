import { PageFrame } from './PageFrame.tsx';

const used: readonly { readonly what: string; readonly by: string }[] = [
  { what: 'Almendra', by: 'Ana Sanfelippo; SIL Open Font License 1.1, through Fontsource' },
  { what: 'IM Fell English SC', by: 'Igino Marini; SIL Open Font License 1.1, through Fontsource' },
  { what: 'Inter', by: 'Rasmus Andersson; SIL Open Font License 1.1, through Fontsource' },
  { what: 'Symbols of game-icons.net', by: 'Lorc, Delapouite and contributors; CC BY 3.0, recoloured and composed' },
  { what: 'React, PixiJS and @pixi/react', by: 'Meta and contributors; the PixiJS team; MIT' },
  { what: 'matter-js', by: 'Liam Brummitt; MIT' },
  { what: 'Howler', by: 'James Simpson, GoldFire Studios; MIT' },
  { what: 'idb and Zod', by: 'Jake Archibald; Colin McDonnell; ISC and MIT' },
];

export const CreditsPage = () => (
  <PageFrame title="Credits" here="credits">
    <div className="page board ink">
      <h1>Credits</h1>
      <section className="stack">
        <h2>Unofficial</h2>
        <p>
          Lantern Table is made by people who love large board games. It is unofficial: it is not affiliated with, endorsed by or connected to any publisher or author
          of the games it can play. It contains no publisher&rsquo;s text and no publisher&rsquo;s art. Rules are told in our own words, pictures and sounds are our own
          or openly licensed. Names of games belong to their owners.
        </p>
        <p>If you like a game here, buy it: a real box on a real table is still the best screen.</p>
      </section>
      <section className="stack">
        <h2>The games</h2>
        <p>
          <em>Vast: The Mysterious Manor</em>, whose solo mode is <em>The Paladin&rsquo;s Journey</em>, is a game by Patrick Leder, illustrated by
          Kyle Ferrin and published by Leder Games.
        </p>
      </section>
      <section className="stack">
        <h2>Made with</h2>
        <dl className="credits">
          {used.map(({ what, by }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{by}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  </PageFrame>
);
