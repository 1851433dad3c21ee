import { openStill } from '../bake/still.ts';
import { MARCH, PALADIN, type PrintedPoint } from '../../src/table/games/vast/printed/places.ts';
import { figureTint, GRID, project, SCALE, SHADOW, tileTint, Z } from '../../src/table/games/vast/printed/space.ts';
import { wallsOfShape } from '../../src/engine/games/vast/reckoning/tileWalls.ts';
import { BREACHES, CHESTS, DARK, FIGURES, FORCE, LAMPS, LIT, TOKENS } from './stillPosition.ts';

/** One picture of the table out of the baked frames, in the order in which a scene should draw them. For judging the art by eye. */
const { lay, cover, has } = await openStill('vast', 1920, 1080);
const ORIGIN = { x: 960 - 3.5 * SCALE, y: 105 };
const masks = new Map(LIT.map(([c, r, , shape, , turn]) => [`${c},${r}`, wallsOfShape(shape, turn)]));

function at(x: number, y: number, z: number = Z.tile): readonly [number, number] {
  const p = project(x, y, z);
  return [ORIGIN.x + p.x, ORIGIN.y + p.y];
}

function beside([x, y]: readonly [number, number], dx: number, dy: number): readonly [number, number] {
  return [x + dx, y + dy];
}

/** Walls that throw a shadow: where the neighbour has a wall on the same edge, it would fall on that wall's top. */
function spillMask(c: number, r: number) {
  let mask = masks.get(`${c},${r}`)!;
  if ((masks.get(`${c + 1},${r}`) ?? 0) & 8) mask &= ~2;
  if ((masks.get(`${c},${r + 1}`) ?? 0) & 1) mask &= ~4;
  return mask;
}

function boards() {
  const strip = ({ x, y }: PrintedPoint): readonly [number, number] => [24 + x, 872 + y];
  lay('playerboard/march', [26, 300]);
  lay('playerboard/terror', [1454, 250]);
  lay('playerboard/paladin', [24, 872]);
  lay('dial/hand', strip(PALADIN.grit), { turn: PALADIN.grit.from + (PALADIN.grit.sweep * 16) / PALADIN.grit.max });
  ['casty', 'screamy', 'shooty', 'slashy', 'stabby'].forEach((look, i) =>
    lay(`card/skeleton/${look}`, [26 + MARCH.cards[i]!.x, 300 + MARCH.cards[i]!.y]),
  );
  for (const place of PALADIN.fury.slice(0, 3)) lay('token/fury', strip(place), { sx: 0.7 });
  for (const place of PALADIN.light.slice(0, 4)) lay('token/light', strip(place), { sx: 0.7 });
  for (const list of [PALADIN.prepare, PALADIN.crusade, PALADIN.unassigned]) lay('cube/amber', strip(list[0]!), { sx: 0.86 });
  lay('cube/bone', strip(PALADIN.health[5]!), { sx: 0.8 });
  lay('soft', [128, 242], { sx: 2.9, sy: 1.3 });
  lay('prop/lantern', [128, 246]);
  lay('prop/stack', [1560, 90]);
  lay('prop/tray', [1760, 80]);
}

function map() {
  lay('board', at(0, 0, 0));
  const middle = (c: number, r: number) => at(c + 0.5, r + 0.5);
  const tint = (c: number, r: number) => ({ tint: tileTint(c + 0.5, r + 0.5) });
  for (const [c, r] of [...LIT, ...DARK]) lay('spill/slab', middle(c, r));
  for (let row = 0; row < GRID; row++) {
    const here = LIT.filter(([, r]) => r === row);
    for (const [c, r] of DARK.filter(([, y]) => y === row)) lay('dark', middle(c, r), tint(c, r));
    for (const [c, r, kind, shape, variant, turn] of here) lay(`tile/${kind}/${shape}/${variant}/${turn}`, middle(c, r), tint(c, r));
    for (const [c, r] of here) lay(`spill/${spillMask(c, r)}/row`, middle(c, r));
    for (const [c, r] of LIT.filter(([, y]) => y === row - 1)) lay(`spill/${spillMask(c, r)}/below`, middle(c, r));
  }
  DARK.forEach(([c, r], i) => {
    lay(`fog/${i % 8}`, beside(middle(c, r), 0, -2));
    lay(`fog/${i % 8}`, beside(middle(c, r), 0, -9), { sx: -1.02, sy: 0.96, alpha: 0.34, op: 'screen' });
  });
  for (const [x, y] of LAMPS) lay('lamplight', at(x, y), { op: 'screen', alpha: 0.8 });
  lay('glow/target', at(3.5, 3.5), { op: 'lighter' });
  lay('glow/near', at(5.5, 3.5), { op: 'lighter' });
}

function pieces() {
  const standing: { y: number; draw: () => void }[] = [];
  const stand = (y: number, draw: () => void) => standing.push({ y, draw });
  for (const [kind, x, y] of [...TOKENS, ...LAMPS.map(([lx, ly]) => ['lamp', lx, ly] as const)]) {
    lay('soft', beside(at(x, y), 3, 3), { sx: 0.8, sy: 0.66, alpha: 0.7 });
    lay(`token/${kind}`, at(x, y));
    if (kind === 'lamp') lay('halo', at(x, y), { op: 'lighter', alpha: 0.3, tint: 0xffc870 });
  }
  for (const [look, x, y, flip] of FIGURES) {
    const foot = at(x, y, x > GRID ? Z.board : Z.tile);
    const way = { sx: flip ? -1 : 1, sy: 1 };
    lay('soft', beside(foot, 5, 8), { sx: 0.95, sy: 0.72, alpha: 0.75 });
    lay(`figure/${look}/shadow`, beside(foot, 0, 4), { ...way, skew: [SHADOW.lean, SHADOW.flat], alpha: 0.6 });
    stand(y, () => lay(`figure/${look}/base`, foot));
    stand(y, () => lay(`figure/${look}/card`, foot, { ...way, tint: figureTint(x, y) }));
  }
  for (const [x, y] of CHESTS) {
    lay('soft', beside(at(x, y), 3, -2), { sx: 0.9, sy: 0.5, alpha: 0.7 });
    stand(y, () => lay('marker/treasure', at(x, y)));
  }
  // The gap lies over the strip of its own wall.
  for (const [x, y, way] of BREACHES)
    stand(way === 'h' ? y + 0.05 : y - 0.3, () => lay(`marker/breach/${way}`, at(x, y), { tint: tileTint(x, y) }));
  for (const [x, y, way] of FORCE) stand(y, () => lay(`marker/force/${way}`, at(x, y)));
  if (has('strips')) for (const strip of strips()) standing.push(strip);
  for (const s of standing.sort((a, b) => a.y - b.y)) s.draw();
}

/** A piece just north of a wall is cut by it: the tops of walls take part in the sorting. */
function strips() {
  return [...masks].flatMap(([key, mask]) => {
    const [c, r] = key.split(',').map(Number) as [number, number];
    const draw = (name: string) => () => lay(name, at(c + 0.5, r + 0.5), { tint: tileTint(c + 0.5, r + 0.5) });
    return [
      ...(mask & 4 ? [{ y: r + 0.88, draw: draw(`wallfront/${mask}`) }] : []),
      ...(mask & 1 ? [{ y: r + 0.02, draw: draw(`wallback/${mask}`) }] : []),
    ];
  });
}

cover('table');
boards();
map();
pieces();
['favor/pillarOfLight', 'treasure/halo', 'favor/judgment'].forEach((name, i) => {
  lay(`card/${name}`, [1400 + i * 196, 936 + Math.abs(i - 1) * 7], { turn: (i - 1) * 0.045 });
});
lay('halo', [128, 170], { op: 'lighter', sx: 7, alpha: 0.34, tint: 0xff9a3a });
document.title = 'ready';
