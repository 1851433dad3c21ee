import { glyphAt } from '../../../bake/glyphs.ts';
import type { Frame } from '../../../bake/frame.ts';
import { rect, type Ctx } from '../../../bake/canvas.ts';
import { structureIds, type StructureId } from '../../../../src/engine/games/stonesaga/content/structures.ts';
import { filled, stops, stroked } from '../pen.ts';
import { shelf } from './pieces.ts';

const icons: Readonly<Record<StructureId, string>> = {
  undergroundStorage: 'cave-entrance', hearth: 'campfire', leanTo: 'camping-tent', longhouse: 'hut', dryingRack: 'fish-smoking', cistern: 'well',
  fishWeir: 'fishing-net', grindingCourt: 'stone-crafting', kiln: 'brick-pile', toolBench: 'stone-axe', watchtower: 'watchtower', songCircle: 'drum',
  palisade: 'wooden-fence', bridge: 'stone-bridge', mineProps: 'mine-wagon', granary: 'granary', healersTent: 'healing', shrine: 'stone-stack',
  loom: 'sewing-string', smokehouse: 'barn', signalFire: 'primitive-torch', garden: 'plant-roots', boatLanding: 'canoe', burialMound: 'graveyard',
};

/** A clay tablet with a stamped sign, 96 units wide. */
const tablet = (icon: string) => (c: Ctx): void => {
  const path = rect(6, 6, 84, 84, 12);
  filled(c, path, stops(c.createLinearGradient(10, 0, 70, 96), [[0, '#d79a6a'], [0.55, '#b06f42'], [1, '#73401f']]));
  stroked(c, path, '#2f170a', 2);
  stroked(c, 'M9 82 L9 18 Q9 9 18 9 L82 9', 'rgba(255,226,190,.65)', 1.8);
  stroked(c, rect(13, 13, 70, 70, 8), 'rgba(60,24,8,.5)', 2);
  filled(c, glyphAt(icon, 49.2, 49.6, 56), 'rgba(255,226,190,.55)');
  filled(c, glyphAt(icon, 48, 48, 56), '#3a1a0a');
};

export const structureFrames = (): Frame[] => structureIds.map((id) => shelf(`society/structure/${id}`, tablet(icons[id])));
