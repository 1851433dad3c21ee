import type { Role } from '../../../engine/games/vast/content/roles.ts';
import type { RoleMarkDrawing } from '../../manifest.ts';

export const roleMarks: Readonly<Record<Role, RoleMarkDrawing>> = {
  paladin: { colour: '#b6831f', path: 'M16 6v16M11.5 18h9M16 22v3.5M14 25.5h4M16 6l-1.8 3M16 6l1.8 3' },
  skeletons: {
    colour: '#5e6673',
    path:
      'M11 20v3.5h10V20c2-1.1 3-2.9 3-5.6A8 8 0 0 0 8 14.4c0 2.7 1 4.5 3 5.6zM12.6 14.6v.8M19.4 14.6v.8M16 17.6v1M14 ' +
      '23.5v-2M18 23.5v-2',
  },
  spider: {
    colour: '#7c1f2e',
    path:
      'M16 12.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM16 12.5V9.5M12.6 14.4 8 11.5M12 16.5H7M12.6 18.6 8 22M19.4 14.4 24 11.5M20 ' +
      '16.5h5M19.4 18.6 24 22',
  },
  manor: { colour: '#3d3a78', path: 'M8 24V14l8-7 8 7v10zM13.5 24v-6h5v6M11.5 16h1M19.5 16h1M8 14h16' },
  warlock: { colour: '#2f6b4c', path: 'M16 7l2.2 6.3 6.6.2-5.2 4 1.9 6.4-5.5-3.8-5.5 3.8 1.9-6.4-5.2-4 6.6-.2z' },
};
