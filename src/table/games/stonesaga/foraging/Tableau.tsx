import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import type { Home } from '../../../motion/body.ts';
import { useTable } from '../../../tableContext.ts';
import type { Ground } from '../ground.ts';
import type { PartProps } from '../part.ts';
import { CardName, ForageCard } from './ForageCard.tsx';
import { ForageObject } from './ForageObject.tsx';
import { foragingOf, layForaging, type ForagingScene, type LaidObject } from './laying.ts';
import { Motes } from './Motes.tsx';
import type { ObjectLook } from './ObjectPicture.tsx';
import { kindOf } from './telling.ts';

extend({ Container });

/** Objects stand at 1100 and a quarter of where their feet are; whatever an encounter brings near stands before the names. */
const overObjects = 1400;

/** Whose encounter it is: the prey of the hunt, or the predator that has seen the forager. */
const meets = ({ stage, taken, tableau }: ForagingScene, object: string): boolean =>
  stage === 'encounter' &&
  (taken.length > 0
    ? (taken as readonly string[]).includes(object)
    : object.startsWith(`${tableau.at(-1)}/fore/`) && kindOf(object) === 'predator');

function goesTo(scene: ForagingScene, { standing, x, y, scale, height }: LaidObject, ground: Ground): Home | null {
  const taken = scene.taken.includes(standing.id);
  if (meets(scene, standing.id)) {
    const { stage } = ground;
    return { x: stage.x + stage.width / 2, y: stage.y + stage.height * 0.47, size: Math.min(4.2, (stage.height * 0.5) / standing.h) };
  }
  if (!taken) return null;
  // what is harvested is already on its way to the bag, see Chase
  if (scene.stage === 'harvest') return { x, y, size: scale, alpha: 0 };
  return { x, y: y - height * 0.1, size: scale * 1.16 };
}

/** Cards and all that stands on them. While cards still move, their pictures move with them; then they are things of their own. */
export function Tableau({ view, offers, ground }: PartProps) {
  const { settings } = useTable();
  const scene = foragingOf(view);
  const sight = view.foraging;
  if (!scene || !sight) return null;
  const { cards, objects, rows } = layForaging(scene, ground);
  const loose = scene.stage !== 'search';
  const choosing = scene.drawn.length > 0;
  const seenAs = (object: string): ObjectLook => {
    if (meets(scene, object)) return 'looming';
    if (choosing) return 'plain';
    if (scene.stage === 'hunt' && (scene.taken as readonly string[]).includes(object)) return 'chosen';
    const one = sight.objects[object as keyof typeof sight.objects];
    return one?.open ? 'near' : 'far';
  };
  const numberOf = (object: string): string | null => {
    const n = sight.objects[object as keyof typeof sight.objects]?.number ?? null;
    return n === null || choosing
      ? null
      : ['smallPrey', 'largePrey', 'predator'].includes(kindOf(object))
        ? `${n}+`
        : n > 1 || loose
          ? String(n)
          : null;
  };
  return (
    <pixiContainer label="foraging" sortableChildren>
      {cards.map((laid) => (
        <ForageCard
          key={laid.id}
          laid={laid}
          letters={ground.letters}
          barred={laid.drawn && offers.all.length > 0 && !offers.has(`forage:${laid.id}`)}
          seen={(object) => (laid.drawn ? 'plain' : loose ? null : seenAs(object))}
          numbers={(object) => (laid.drawn ? null : numberOf(object))}
          z={1000 + (laid.drawn ? 40 : 0)}
          named={laid.drawn || !loose}
        />
      ))}
      {objects.map((laid) => {
        const { id, foot } = laid.standing;
        const met = meets(scene, id);
        return (
          <ForageObject
            key={id}
            laid={laid}
            goes={goesTo(scene, laid, ground)}
            seen={loose ? seenAs(id) : null}
            number={numberOf(id)}
            letters={ground.letters}
            touchable={!(scene.stage === 'harvest' && scene.taken.includes(id))}
            z={1100 + (met ? 400 : foot / 4)}
          />
        );
      })}
      {loose && (
        <pixiContainer zIndex={overObjects}>
          {cards.map((laid) => !laid.drawn && <CardName key={laid.id} laid={laid} letters={ground.letters} />)}
        </pixiContainer>
      )}
      {settings.quality !== 'low' && <Motes rows={rows} feature={scene.feature} />}
    </pixiContainer>
  );
}
