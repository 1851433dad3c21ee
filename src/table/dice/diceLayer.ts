import { Container, Rectangle, type PointData, type Renderer } from 'pixi.js';
import { DiceMesh } from './diceMesh.ts';
import type { DiceQuality } from './diceShaders.ts';
import { loadFaces } from './diceTextures.ts';
import { commonDice } from './commonDice.ts';
import type { Film } from './film.ts';
import { looksOf, type DiceSet } from './kinds.ts';
import { FilmPlayer, type Played, type PlayOptions } from './filmPlayer.ts';
import type { TrayPoint, LyingDie } from './throw.ts';
import { TrayPicture } from './trayPicture.ts';
import { trayPart, viewOf } from './view.ts';

interface DiceLayerOptions {
  readonly dice?: DiceSet;
  /** inner size of the tray, in edges of a die: the same numbers as in the throws */
  readonly width: number;
  readonly height: number;
  readonly pixelsPerEdge: number;
  readonly quality?: DiceQuality;
  /** colours of the felt and of the rim, 0xrrggbb */
  readonly felt?: number;
  readonly wood?: number;
  /** quarter turns, clockwise, by which the layer is turned on this screen */
  readonly turn?: number;
}

const FELT = 0x285a49;
const WOOD = 0xa0703f;

/**
 * The dice tray and all dice on it. The origin is the middle of the tray. It has no clock of its own: the table's motion calls
 * `advance` and draws a frame while `busy`. Call `attach` once with the renderer, before the first frame.
 */
export class DiceLayer extends Container {
  /** Resolves when the engravings are loaded; until then dice are blank. */
  readonly ready: Promise<void>;
  private readonly player: FilmPlayer;
  private readonly mesh: DiceMesh;
  private readonly tray: TrayPicture;
  /** one unit is one edge */
  private readonly edges = new Container();
  private readonly size: TrayPoint;
  private waitingForFaces = true;

  constructor(options: DiceLayerOptions) {
    super();
    const { dice = commonDice, width, height, pixelsPerEdge, quality = 'fine', felt = FELT, wood = WOOD, turn = 0 } = options;
    const looks = looksOf(dice.kinds);
    const view = viewOf(width, height, felt, wood, turn);
    this.label = 'dice';
    this.interactiveChildren = false;
    this.tray = new TrayPicture(view, pixelsPerEdge);
    this.mesh = new DiceMesh(view, quality, looks);
    this.player = new FilmPlayer(looks, () => this.mesh.write(this.player), view.reader);
    this.edges.addChild(this.tray, this.mesh.shadows, this.mesh.dice);
    this.addChild(this.edges);
    const [left, top] = trayPart(view);
    this.size = { x: -left, y: -top };
    this.resize(pixelsPerEdge);
    this.ready = loadFaces(dice.faces).then((faces) => {
      this.waitingForFaces = false;
      if (!this.destroyed) this.mesh.setFaces(faces);
    });
  }

  /** True while a frame differs from the last one: something rolls, or dice wait for their faces. */
  get busy(): boolean {
    return this.player.busy || (this.waitingForFaces && this.player.dice > 0);
  }

  attach(renderer: Renderer): void {
    this.tray.attach(renderer);
  }

  /** Plays a film beside those that run or lie there already. */
  play(film: Film, options: PlayOptions = {}): Played {
    return this.player.play(film, options);
  }

  advance(ms: number): void {
    if (!this.player.busy) return;
    this.player.advance(ms);
    this.mesh.write(this.player);
  }

  /** All films at this time from their own start, silently. `poseAt(Infinity)` is how reduced motion shows a throw. */
  poseAt(ms: number): void {
    this.player.seek(ms);
  }

  clear(): void {
    this.player.clear();
  }

  /** Where dice lie or will lie, for the next throw's `standing`. */
  standing(): LyingDie[] {
    return this.player.standing();
  }

  /** The faces that lie on top, as drawn. */
  topFaces(): number[] {
    return this.player.topFaces();
  }

  /** A point of the screen in edges from the middle of the tray, for the samples of a flick. */
  toTray(point: PointData): TrayPoint {
    const { x, y } = this.edges.toLocal(point);
    return { x, y };
  }

  resize(pixelsPerEdge: number): void {
    this.edges.scale.set(pixelsPerEdge);
    this.tray.resize(pixelsPerEdge);
    const { x, y } = this.size;
    this.boundsArea = new Rectangle(-x * pixelsPerEdge, -y * pixelsPerEdge, 2 * x * pixelsPerEdge, 2 * y * pixelsPerEdge);
    this.hitArea = this.boundsArea;
  }

  override destroy(): void {
    this.player.clear();
    this.tray.destroy();
    this.mesh.destroy();
    super.destroy({ children: true });
  }
}
