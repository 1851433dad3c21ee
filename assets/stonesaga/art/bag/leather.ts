import { bagSize } from '../../../../src/engine/games/stonesaga/content/materials.ts';
import { bagPlans, type BagPlan } from '../../../../src/table/games/stonesaga/printed/bagPlan.ts';
import fragment from '../../../../shaders/stonesaga/leather.glsl?raw';
import { context } from '../../../bake/canvas.ts';
import { frame, type Frame } from '../../../bake/frame.ts';
import { carved } from '../letters.ts';
import { shaded } from '../shading.ts';
import { carvedFont } from '../style.ts';

const margin = 24;

function leather(name: string, { width, height, grid, cell, title }: BagPlan): Frame {
  const skin = shaded({
    fragment,
    w: width + margin * 2,
    h: height + margin * 2,
    uniforms: {
      uGridRect: [grid.x + margin, grid.y + margin, cell * bagSize.columns, cell * bagSize.rows], uCols: bagSize.columns, uRows: bagSize.rows,
      uPad: margin,
    },
  });
  const c = context(skin.width, skin.height);
  c.drawImage(skin, 0, 0);
  c.scale(2, 2);
  c.translate(margin, margin);
  carved(c, 'Resource bag', title.x, title.y, { font: carvedFont(title.size), fill: '#f6e3b8', spacing: 0.5 }, 'rgba(255,220,170,.25)');
  return { ...frame(name, c.canvas, margin / (width + margin * 2), margin / (height + margin * 2)) };
}

export const leatherFrames = (): Frame[] => [leather('bag/wide', bagPlans.wide), leather('bag/tall', bagPlans.tall)];
