import { announcesSteps } from '../../testing/unannounced.testing.ts';
import { vast } from './index.ts';

const crusade = 'a Crusade is move, reveal, attack, Shrine and treasures, one after the other, as its box says';
const march = 'after its movement every Skeleton may take an action; whether it has to strike stands in the words of the option';
const twice = 'the Giant Spider plays each card twice, as her board says: where the card was put is the first time';

announcesSteps(vast, {
  options: { rounds: 'limited' },
  answers: 6000,
  except: {
    'paladin.action > crusade.attack': crusade,
    'paladin.action > crusade.shrine': crusade,
    'crusade.move > crusade.attack': crusade,
    'crusade.attack > crusade.shrine': crusade,
    'crusade.move > crusade.shrine': crusade,
    'skeleton.move > skeleton.action': march,
    'skeleton.move > skeleton.strike': march,
    'skeleton.scream > skeleton.action': march,
    'skeleton.move > skeleton.wound': 'the blow that it had to strike has hit the Paladin',
    'spider.scatter > spider.take': 'she is put on a tile with blood, which she may take before somebody else does',
    'spider.cast > spider.cast.webs': twice,
    'spider.cast > spider.cast.fangs': twice,
    'warlock.curse > warlock.dominate': 'all Curses are spread, and the next phase begins',
  },
});
