import { announcesSteps } from '../../testing/unannounced.testing.ts';
import { vantage } from './index.ts';

// What a page brings is hidden until it is read, so nothing says it beforehand: reading closes undo, and is no step of a choice.
announcesSteps(vantage, {
  mixes: ['falling-1', 'falling-3', 'falling-6'],
  answers: 12000,
  except: {
    '* > give': 'whoever is not alone may give something before every result and after it',
    'gain.one > pay': 'a power was used beside the payment: with the coin that it gave there are ways to pay',
    'power.permit > dice.place': 'somebody else used a power beside the question, which goes on',
    'dice.place > loss.accept': 'whoever is about to lose something may use a power against it, whatever brings the loss',
  },
});
