import type { Unannounced } from '../../testing/unannounced.testing.ts';

/** Second questions that no option says beforehand, and why. */
export const unannounced: Unannounced = {
  'day.turn > process.token': 'a first resource was named: of three that may be turned the next one follows',
  'free.action > process.token': 'the same without energy',
  'process.tool > process.token': 'the tool is given, and the next of up to three resources follows',
  'exchange.accept > *': 'the offer of somebody else came in between, and what was asked before goes on',
  'forage.keep > forage.next': 'every search ends in this, unless the card brings something else first, which is said',
  'forage.next > forage.harvest': 'the only thing in reach is taken at once, and brings others into reach',
  'forage.next > forage.hunt': 'the only prey in reach is taken at once, and brings others into reach',
  'omen.card > *': 'what an omen means is read when it is investigated',
  'day.turn > boost.attribute': 'an action may reach a goal or stir an omen, and what follows from that is printed there',
  '* > goal.order': 'several goals are reached at once',
  '* > group.who': 'a goal was reached, and what it says is carried out',
  '* > mine.draw': 'the action that the card came up in goes on',
  '* > malady.ward': 'somebody may prevent what is about to be suffered, whatever brought it',
  'card.choice > boost.attribute': 'each of several characters is asked in turn, or the one who is alone there',
  'card.choice > malady.degrade': 'the same',
  'card.choice > mystery.who': 'where the mystery falls is left to chance',
  'group.who > *': 'whoever speaks for the group need not play the character who is asked then',
  'group.choice > *': 'the same',
  'group.perish > *': 'the same',
  'challenge.after > *': 'what each of them keeps is asked of each in turn',
  'build.* > build.*': 'others may have to say first what they give',
};
