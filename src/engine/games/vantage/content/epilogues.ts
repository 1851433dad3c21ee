/** VA-377 to VA-381 The last page, by what is complete and by what ended the evening. `why` says the same in plain words. */
export const epilogues = [
  {
    id: 'epic',
    title: 'Both Ends of the String',
    why: 'The mission is complete, and a destiny too.',
    text:
      'The ship has what it asked for, and Verrow has what it never thought to ask for: somebody who stayed until the end of the ' +
      'sentence. That night the lamp burns one long, one long, and then, instead of the short one, your name.',
  },
  {
    id: 'missionThenFall',
    title: 'After the Errand',
    why: 'The mission was complete before your strength ran out.',
    text:
      'The errand is done; nothing that happens on the way back can undo it. You lie down in good conscience and bad boots, and ' +
      'somebody with a lamp walks round you once, and puts a coat over you, and goes to tell the ship.',
  },
  {
    id: 'mission',
    title: 'The Slip of Paper',
    why: 'The mission is complete.',
    text:
      'On board a drawer opens, and the slip of paper with your errand on it goes in among the others, face down, the way they keep the ' +
      'good ones. The kettle is on. Through the porthole Verrow turns over, and for once you know what it is dreaming about.',
  },
  {
    id: 'destiny',
    title: 'The Other Errand',
    why: 'A destiny is complete.',
    text:
      'What the ship wanted is still lying somewhere, undone, in the rain. You will explain it to them: you set out for a loaf of bread ' +
      'and came home with the sea. They will make room at the table for both.',
  },
  {
    id: 'ownSuccess',
    title: 'What You Came For',
    why: 'You call it a success.',
    text:
      'No drawer on the ship has a label for it, so they fetch a pen. You spell it out for them, the thing that you set out to do and ' +
      'did. They write it down exactly as you say it, and blow on the ink.',
  },
  {
    id: 'several',
    title: 'All at Once',
    why: 'More than one of your stats ran out.',
    text:
      'It all runs out together, like guests who came in one coat. You have just enough left to laugh, and you use it. The lamp finds ' +
      'you by the sound.',
  },
  {
    id: 'time',
    title: 'Out of Light',
    why: 'Your time ran out.',
    text:
      'You were going to do it next. The sun goes down on a knot half tied and a door half open, and somewhere close a match is struck. ' +
      'Leave it, says a voice that has all the time in the world; I will hold the string until you come again.',
  },
  {
    id: 'morale',
    title: 'Out of Heart',
    why: 'Your morale ran out.',
    text:
      'You sit down, and nothing in you proposes getting up. After a while someone sits down beside you and says nothing either, very ' +
      'well, for hours. When it is light the lamp is standing between you, lit, and theirs is the only place in the grass that is warm.',
  },
  {
    id: 'health',
    title: 'Out of Breath',
    why: 'Your health ran out.',
    text:
      'Your knees settle the matter between themselves. You are carried, you do not know how far, by something that hums; and you wake ' +
      'in a bunk with a hook beside it, and on the hook your coat, mended, in thread of a colour that your world does not have.',
  },
  {
    id: 'stopped',
    title: 'A Page Turned Down',
    why: 'The evening is over, and the mission is not done.',
    text:
      'You mark the place. The fire is left as a fire should be left, the gate is latched, and whoever you were talking to says that ' +
      'they will be here. On Verrow this counts as a way of finishing: the kettle is taken off before it shouts.',
  },
] as const;

export const epilogueOf = (page: string): (typeof epilogues)[number] => epilogues.find(({ id }) => id === page)!;
