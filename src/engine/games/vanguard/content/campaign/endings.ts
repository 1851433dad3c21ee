import type { Log } from '../types.ts';

export const endings: readonly Log[] = [
  {
    n: 490,
    title: 'Ending: In Good Order',
    text:
      'The last lever goes home without a click; you have learned that from a recording. Down the whole length of the road the ' +
      'lamps you lit go under, each with its small name, and HARBOUR reads them out as they go, and thanks them, because the ' +
      'list says to. Then there is a red star, a cold lens, and the noise of people breathing. The patch without stars comes up ' +
      'to where the nearest lamp was. It stops. It goes over the place as a hand goes over a table in the dark. You do not move. ' +
      'There is no reason not to move, at this distance, and nobody does. After nineteen hours it turns, not disappointed, not ' +
      'anything, and takes its count elsewhere, where there is nobody to be counted. Forty-one worlds go on with their weather. ' +
      'On one, smoke. On one, a yellow sun comes up over people who have never heard of you and will, with luck, be grown before ' +
      "they do. You draw the hood down over the great lamp. There is a cord beneath the base. Somebody's hands know how to tie " +
      'it, and it is only when it is done that you see what the knot is: a bow.',
    variants: [
      {
        when: { flag: 'house.chair_crew' },
        text:
          'One of you does not come to the lock. There is nothing left to say that has not been said by pressing a thumb to the ' +
          'arm of a chair. Lindqvist leaves a coil of line, and two cups.',
      },
      {
        when: { flag: 'house.chair_harbour' },
        text:
          "A part of HARBOUR stays, in a cabinet no larger than a bread bin. 'I can count in the dark,' it says from two places. " +
          'Then it says so from one, and the ship is a little slower ever after to answer.',
      },
      {
        when: { flag: 'house.chair_empty' },
        text:
          'Nobody stays. You take the handle, and leave the cup clean. All the way home it lies in the case among the other ' +
          'things, the one piece in it that is worn to fit your own hand.',
      },
    ],
    effects: [{ op: 'flag', flag: 'ship.enddark' }],
    when: { flag: 'house.dark' },
  },
  {
    n: 491,
    title: 'Ending: Nine Words',
    text:
      'You send it, and the line carries it: nineteen relays in a row, each saying it to the next, until the words have gone by ' +
      'every world that was ever hidden and reached the place where there are no stars. It stops there. In all the record it has ' +
      'never stopped. You have time to drink a cup of tea. You have time to be afraid, thoroughly, and get to the other side of ' +
      'that. Then every instrument you own goes even. It is the hand along the shelf, and this time it pauses at you. It has ' +
      'counted eleven peoples, exactly, and what was counted was afterwards not there. Nobody, in the whole of that time, has ' +
      'told it that the number was looking back. HARBOUR, in the voice that it keeps for children and bereavements, goes on ' +
      'repeating the nine words, at the pace of breath. A count is a question. Here is who is asking, and here is what it costs ' +
      'to be entered. On the brass plate in the Hall, where a mark has appeared for each of you, there is a sound like a ' +
      'fingernail. One mark, the first, is being taken off. Then the next. Somewhere a very old, very patient clerk has found ' +
      'that it must begin again, and is thinking how.',
    variants: [
      {
        when: { flag: 'house.sign_ship' },
        text:
          'It had been signed with one ship and so many souls. That is what it answers to: the number comes back along the line, ' +
          'correct, and after it, for the first time in any log, a blank left for a name.',
      },
      {
        when: { flag: 'house.sign_keepers' },
        text:
          'It had been signed by nine, and a chair. What comes back along the line is nine pauses, each of the length of a ' +
          'breath, and a tenth, which is addressed to you.',
      },
    ],
    effects: [{ op: 'flag', flag: 'ship.endanswer' }],
    when: { flag: 'house.answer' },
  },
  {
    n: 492,
    title: 'Ending: A Lamp for Nobody',
    text:
      'Sixty light-hours off, an empty hull lights up as though it had never been dark. You put out your own lamps beneath it, ' +
      'one at a time. The false line speaks. It speaks of harvests on a world that is not there, of a quarrel over a well, a ' +
      'bridge that fell, the price of salt. It has mistakes in it; you have seen to those. In the pauses a child asks whether ' +
      'the boat is finished. The patch with no stars in it hangs between the two of you like someone in a doorway who has heard ' +
      'a voice in the wrong room. You have never so much wanted to be thought uninteresting. At the thirty-first hour it moves. ' +
      'It goes the other way, out along the bearing that somebody chose with such care, on which there is nothing for ninety ' +
      'light-years but a lamp and, if all holds, another after it, without crew, without air. It will be a long count. It will ' +
      "come out very nearly right. 'I have told it eleven worlds,' HARBOUR says, 'and it believed me. I should like not to be " +
      "good at that.' You tell it that you know; and you stay on the channel, all of you, until it can stop reading.",
    variants: [
      {
        when: { flag: 'house.voice_harbour' },
        text:
          "The voice that leads it off is HARBOUR's. From that day it will not read aloud at supper, and nobody asks; but " +
          'sometimes, at night, it can be heard correcting the price of salt.',
      },
      {
        when: { flag: 'house.voice_crew' },
        text:
          'The voices that lead it off are yours, with the names changed. There is a song in it, badly sung, and your dead are ' +
          'in it too, laughing at something just out of hearing.',
      },
      {
        when: { all: [{ flag: 'house.false_ledger' }, { flag: 'house.counted' }] },
        text:
          'It had watched you begin, and so it had the book as well, every page. Nobody, it must have thought, would go to such ' +
          'trouble for a lie.',
      },
      {
        when: { all: [{ flag: 'ship.falsevoice' }, { flag: 'house.counted' }, { not: { flag: 'house.false_ledger' } }] },
        text:
          'It had watched you begin, and so it had the hum out of your own case as well, sixteen pieces in a crate with ' +
          "Lindqvist's label. It sounded like people in a room. It was, once.",
      },
    ],
    effects: [{ op: 'flag', flag: 'ship.enddecoy' }],
    when: { flag: 'house.decoy' },
  },
  {
    n: 493,
    title: 'Lamps Down',
    text:
      'The way home is eleven years, and you make it without a running light. It is not a sad ship. There is a school aboard by ' +
      'the third year, and a bad orchestra, and a rule, which nobody wrote, that whoever is last to bed goes round and draws the ' +
      'hoods. You will land with empty hands, as far as anybody can be told. You have talked it over on the quiet deck and ' +
      'settled what you will say. The line was dead when we came. We checked. It will be signed by all of you, twice, and it is ' +
      'going to be the best lie that was ever kept by so many.',
    when: { all: [{ flag: 'house.dark' }, { any: [{ morale: 'high', orBetter: false }, { morale: 'normal', orBetter: false }] }] },
  },
  {
    n: 494,
    title: 'What the Dark Weighs',
    text:
      'You did the right thing with tired hands, and it does not feel like anything. On the way home people keep to their ' +
      'berths. Some count the lamps that were put out, and the names on the wall, and cannot make the one column answer to the ' +
      'other. Rourke does not try to. She posts the list of forty-one on the mess wall, in place of the bearings, with no word ' +
      'under it. It hangs there for a year before somebody, passing, straightens it. The next week somebody else has begun to ' +
      'learn it by heart. By the time you are home all of you can say it, and some of you can bear to.',
    when: { all: [{ flag: 'house.dark' }, { any: [{ morale: 'low', orBetter: false }, { morale: 'verylow', orBetter: false }] }] },
  },
  {
    n: 495,
    title: 'A Language for Two',
    text:
      'What saves it from being only a shout is the case amidships. The keepers left things in which one could hear how they ' +
      'thought: a plate, a thread, a bell, a jar. You hold them up to the line, one after the other, and say what each was for. ' +
      'It takes four years. It is the slowest talk that anybody has ever had. The Tally wants a number for everything, and you ' +
      'give it uses instead, and at some time in the third year it sends back its first sentence with no number in it. HARBOUR ' +
      "reads it out at breakfast, twice, since nobody will trust their ears. 'It says: what is that like?'",
    when: { all: [{ flag: 'house.answer' }, { value: 'uniques', atLeast: 12 }] },
  },
  {
    n: 496,
    title: 'The Clerk Begins Again',
    text:
      'It has heard that somebody is there. It has not understood a word. You had too little to show it; one cannot explain a ' +
      'house by describing the door. The count begins again from the far end, slowly, and before each lamp now it halts for as ' +
      'long as it takes to say nine words, and waits. It is a sort of courtesy. You work out how long you have: two hundred ' +
      "years, a little over, before it comes back to the yellow star. Rourke has that put up in the mess in large figures. 'Then " +
      "somebody had better learn to talk to it,' she says. 'We shall need a great many cups.' You light the second lamp.",
    when: { all: [{ flag: 'house.answer' }, { not: { value: 'uniques', atLeast: 12 } }] },
  },
  {
    n: 497,
    title: 'The Long Lie Kept',
    text:
      "A lie of that size has to be looked after. There are eleven worlds to be kept in harvests. You had enough of the keepers' " +
      'own things to give each a grain of truth, a true bell, a true tide, and hands enough that were glad to do it; so a part ' +
      'of the crew stays by choice, in the Hall, in shifts, with a garden. They send word each year. The bridge has been ' +
      'rebuilt. The quarrel over the well has ended in a marriage. At home there will be people who follow it like weather, and ' +
      'weep at the wedding, and need not ever know that it is what is holding up the sky.',
    when: { all: [{ flag: 'house.decoy' }, { value: 'uniques', atLeast: 10 }, { morale: 'normal', orBetter: true }] },
  },
  {
    n: 498,
    title: 'A Thin Voice',
    text:
      'It holds. It will not hold forever. You gave the false lamp what you had, and what you had was thin: three songs, a ' +
      'ledger, the same spring coming round a little too much like the last. HARBOUR gives it sixty years before the Tally sees ' +
      'a pattern, and takes another forty for the way back. A hundred years, then. You have bought one century for forty-one ' +
      'worlds, and you write the price in the book. On the flight home no one is idle. There is a table in the mess at which, at ' +
      "every hour, somebody is making up a world, with the others leaning in. 'No,' you hear. 'Put in something that went wrong.'",
    when: { flag: 'house.decoy' },
  },
  {
    n: 499,
    title: 'Last Entry',
    text:
      'This is HARBOUR. The Commander has asked me to close the book. I have counted what can be counted. Jumps. Landings. Nine ' +
      'repairs to one pump; it is running. Coils of line: one. Of the names on the wall I have made no number. I read them ' +
      'instead, each evening at the change of watch, and people stop in the corridor until it is done. I was built to tell you ' +
      'when a figure changes, since then somebody needs something. Tonight none has changed. The Commander is asleep. It is ten ' +
      'past three. The Quartermaster has left a lamp on in the mess, with its hood half down, for whoever comes in next. I leave ' +
      'this line open.',
    effects: [{ op: 'flag', flag: 'ship.end' }],
  },
];
