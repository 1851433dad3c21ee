/** The five roles, in the order of their turns. A seat is named for the role it plays. */
export const roleOrder = ['paladin', 'skeletons', 'spider', 'manor', 'warlock'] as const;
export type Role = (typeof roleOrder)[number];

export const roleTitles: Readonly<Record<Role, string>> = {
  paladin: 'the Paladin',
  skeletons: 'the Skeletons',
  spider: 'the Spider',
  manor: 'the Manor',
  warlock: 'the Warlock',
};
