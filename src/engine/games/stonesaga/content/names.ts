/** Names for characters and outposts; nobody has to use them. */
export const personNames = [
  'Ashka', 'Bero', 'Cael', 'Dunna', 'Edrin', 'Fenna', 'Garu', 'Hela', 'Isko', 'Jorra', 'Kesh', 'Luma', 'Marn', 'Nia', 'Orrin', 'Pell', 'Qua', 'Runa', 'Sefa', 'Tolo',
  'Ulla', 'Vann', 'Wren', 'Xadi', 'Yarrow', 'Zeph', 'Aldo', 'Brisa', 'Corin', 'Doma', 'Elk', 'Fara', 'Gren', 'Hollin', 'Inga', 'Jask', 'Kiva', 'Lorn', 'Miro', 'Nessa',
  'Oda', 'Pika', 'Rask', 'Sorrel', 'Tamsin', 'Uri', 'Velka', 'Wick', 'Yula', 'Zora', 'Anwen', 'Birk', 'Calla', 'Drey', 'Esk', 'Flint', 'Gale', 'Heron', 'Ivo', 'Juna',
] as const;

export const outpostNames = ['Firstfire', 'Reedhome', 'Stonelap', 'Windrest', 'Otterstead', 'Cairnfold', 'Mistgate', 'Sunward', 'Thornhedge', 'Lowwater', 'Hawkseat', 'Embervale'] as const;
