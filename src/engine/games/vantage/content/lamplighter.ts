import type { Occasion } from './kinds.ts';

/** VA-098 What the Lamplighter says. No line has an effect, and none is said twice in a game. */
export const lamplighter: readonly Occasion[] = [
  {
    occasion: 'crash',
    who: 'one',
    lines: [
      'There you are. Mind the hatch, it falls off.',
      'Down is done. Now for the other directions.',
      'I lit two long, one short. You are the short one.',
      'Everyone lands badly. It is how the ground learns your name.',
    ],
  },
  {
    occasion: 'lowTime',
    who: 'one',
    lines: [
      'It gets late here from the edges. Walk towards the middle.',
      'You have one candle. Do not spend it looking for the matches.',
      'Hurry slowly. The slow part is what people forget.',
    ],
  },
  {
    occasion: 'lowMorale',
    who: 'one',
    lines: [
      'Sit. I will be discouraged for a while, and you can rest.',
      'Say it aloud to someone. It shrinks in company.',
      'I once cried at a gate. It was a good gate, it helped.',
    ],
  },
  {
    occasion: 'lowHealth',
    who: 'one',
    lines: [
      'Your legs are right. Ask them what they want.',
      'Bandage first. Be brave after, if there is any left over.',
      'Blood should stay where it lives. Find somebody with soup.',
    ],
  },
  {
    occasion: 'zero',
    who: 'all',
    lines: [
      'Out, and lit again. I will not ask with what.',
      'That was the dark. It is only large, it is not clever.',
      'Cup your hand around it. There. Now walk a little nearer together.',
    ],
  },
  {
    occasion: 'firstAlly',
    who: 'all',
    lines: [
      'Two of you now. Mind whose turn it is to be afraid.',
      'They chose you. Do not ask why until the second winter.',
      'Feed them before you need them.',
    ],
  },
  {
    occasion: 'firstAnimal',
    who: 'all',
    lines: [
      'It is not following you. You are going the same way, it thinks.',
      'Let it smell your hat. Everything about you is in the hat.',
      'Do not name it yet. Listen for what it calls itself.',
    ],
  },
  {
    occasion: 'loyal',
    who: 'one',
    lines: ["Now you are somebody's weather. Be fair.", 'It has decided. You will spend years finding out what.'],
  },
  { occasion: 'firstFlora', who: 'all', lines: ['Carry it upright and tell it where you are going.', 'Roots first, then reasons.'] },
  {
    occasion: 'firstRelic',
    who: 'all',
    lines: ['Old things are heavy on one side. That is the side with the story.', 'I wondered where I had left that.'],
  },
  {
    occasion: 'letter',
    who: 'one',
    lines: ['Somebody is still waiting for that. They have stopped saying so.', 'Read the stamp first. The stamp cannot pretend.'],
  },
  {
    occasion: 'sharedLocation',
    who: 'all',
    lines: [
      'Two lights in one place. From here you look like a town.',
      'Compare your skies. One of you has been holding it upside down.',
      'Share the bread before the news.',
    ],
  },
  {
    occasion: 'meeting',
    who: 'all',
    lines: [
      'Again! You both walk differently. It suits you.',
      'Count each other. I will wait.',
      'What one of you lost, the other has been stepping over.',
    ],
  },
  { occasion: 'parting', who: 'all', lines: ['Keep talking. The path only looks like two.', 'Wave twice. The first one is for practice.'] },
  {
    occasion: 'storm',
    who: 'one',
    lines: [
      'That was not aimed at you. It only arrived.',
      'Stand in the lee of something you like.',
      'Thunder is furniture. Wait until they have put it down.',
    ],
  },
  {
    occasion: 'climate',
    who: 'one',
    lines: ['The air here has opinions. Wear something between you.', 'Borrow a coat. On Verrow nobody owns the warm ones.'],
  },
  {
    occasion: 'night',
    who: 'all',
    lines: [
      'Sleep. I have the dark by one corner, it will not slip.',
      'If you hear humming, that is me. If it stops, wake up.',
      'The stars here are counted nightly. Yesterday there was one over.',
    ],
  },
  {
    occasion: 'hidden',
    who: 'one',
    lines: [
      'Not many come in by that way. Wipe your feet regardless.',
      'Up there, breathe out first. The in comes by itself.',
      'I do not go down there often. It remembers my other name.',
    ],
  },
  {
    occasion: 'fullGrid',
    who: 'one',
    lines: ['Full hands! Now you will learn which thing is you.', 'Put nothing down yet. Somewhere there is a table.'],
  },
  {
    occasion: 'destinyFound',
    who: 'all',
    lines: ['Ah. You found the loose thread. Pull, but politely.', 'The ship did not send you for this. Neither did I, exactly.'],
  },
  {
    occasion: 'missionDone',
    who: 'all',
    lines: [
      'The ship is pleased. I can tell, it blinks like a cow.',
      'Done is a fine word. So is stay.',
      'Errands end. I never had one that ended where it said.',
    ],
  },
  {
    occasion: 'farewell',
    who: 'all',
    lines: [
      'Leave the door. I like the draught.',
      'Two long, one short. It also means goodnight.',
      'If you come again I shall not know you. Tell me everything.',
      'Go on. I will put the light out when you are home.',
    ],
  },
];
