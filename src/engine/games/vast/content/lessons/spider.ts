import { turnOf } from './turnOf.ts';

const first = turnOf('spider', 'spider', 'no-warlock', { title: "The Spider's first turn", about: 'See with your Eyes, drink Blood, lay an Egg and take your place beside it.' }, [
  {
    ask: 'spider.cast',
    allow: ['card:eyes-1>space:4,3'],
    teaches: ['EX-MM-18', 'EX-MM-20'],
    say:
      'You need 12 Terror, and then the way out through the Entrance. Later you choose a form each turn, but the first one begins as the Giant Spider: each power card works twice, on ' +
      'rooms beside you. Eyes reveal. Drag Eyes onto the Dark room above.',
    done: 'A Blood tile: it gets a blood token, and Eyes that find blood give you 1 Blood besides.',
  },
  {
    ask: 'spider.cast.eyes',
    allow: ['space:5,4'],
    say: 'The same card sees once more. Look to the right.',
  },
  {
    ask: 'reveal.orient',
    allow: ['space:5,4@2'],
    teaches: ['EX-MM-21'],
    say: 'Whoever reveals a tile decides how it lies. Let this one open to the left, towards you, and upwards: confirm with the tick.',
    done: 'A treasure room, and the card is spent. Treasures are worth Terror to a swarm of Spiderlings that loots several at once.',
  },
  {
    ask: 'spider.cast',
    allow: ['card:webs-1>box:egg', 'card:fangs-1>box:egg'],
    teaches: ['EX-MM-19'],
    say: 'As the Giant Spider you may play Eyes and Webs as Fangs, which bite a figure beside you and always hit. But nobody is near, so breed: two cards lay an Egg. Drag a card onto Lay Egg.',
  },
  {
    ask: 'spider.cast.egg',
    allow: ['space:4,3'],
    teaches: ['EX-MM-22'],
    say: 'Put the Egg on the Blood tile. Blood protects it: 1 Defense, and 1 more for each blood token. When 6 tokens of blood and webs lie with it, it hatches: 2 Terror.',
  },
  {
    ask: 'spider.act',
    allow: ['figure:giant>space:4,3'],
    teaches: ['EX-MM-23'],
    say: 'Stand guard: carry the Giant Spider to her Egg. She moves up to 3 spaces, and through one wall. Blood that lies with an Egg is the one kind you cannot drink.',
  },
  {
    ask: 'spider.act',
    allow: ['end-turn'],
    teaches: ['EX-MM-24'],
    say:
      'End your turn. What is left in your hand would be discarded, and here nothing is left; then you draw as many cards as your Spirit says, 3 for now. From the next turn on you begin ' +
      'by choosing a form: Giant Spider, Sorcerer or Spiderlings, each with spells of its own. Paying 3 Blood in that turn gives 1 Terror.',
  },
]);

export const spiderLessons = [first];
