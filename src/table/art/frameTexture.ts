import { Container, Rectangle, Sprite, Texture, type TextureSource } from 'pixi.js';

export interface Cut {
  readonly source: TextureSource;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

type Heard = Parameters<Texture['on']>[1];

interface User {
  readonly heard: Heard | undefined;
  /** Pixels across, for whoever is no part of the scene and says so. */
  readonly across?: number | undefined;
  /** It has been part of a scene: if it is none any more, it will not come back. */
  seen: boolean;
}

/**
 * A texture whose pixels are loaded and freed while it is in use. Its size is that of the full picture from the beginning, so that
 * nothing moves when a small stand-in is replaced. Pixi lets whatever draws a dynamic texture listen for its updates: the first
 * listener asks for the pixels, and when the last one has left they may be freed.
 */
export class FrameTexture extends Texture {
  private readonly users = new Map<object, User>();
  private release: (() => void) | null = null;

  constructor(
    private readonly small: Cut,
    { label, w, h, anchor }: { label: string; w: number; h: number; anchor: { x: number; y: number } },
    private readonly asked: () => () => void,
  ) {
    super({ source: small.source, frame: rectangle(small), orig: new Rectangle(0, 0, w, h), defaultAnchor: anchor, label, dynamic: true });
  }

  override on(...given: Parameters<Texture['on']>): this {
    super.on(...given);
    const [event, heard, user] = given;
    if (event === 'update' && user instanceof Container) this.join(user, heard);
    return this;
  }

  override off(...given: Parameters<Texture['off']>): this {
    super.off(...given);
    const [event, , user] = given;
    if (event === 'update' && user instanceof Container) this.leave(user);
    return this;
  }

  /** Wanted by something that is no part of Pixi's scene, such as a page of the reading view. */
  hold(across?: number): () => void {
    const user = {};
    this.join(user, undefined, across);
    return () => this.leave(user);
  }

  /** Draws with these pixels from now on, or with the small ones. */
  show(cut: Cut = this.small): void {
    this.frame.copyFrom(rectangle(cut));
    if (this.source !== cut.source) this.source = cut.source;
    this.update();
  }

  /**
   * To be called after a frame was drawn: whoever has been taken off the scene draws this no more. The bridge to React destroys only
   * the uppermost of what it removes, so the others neither stop listening nor say that they are gone.
   */
  check(): void {
    for (const [user, state] of this.users) {
      if (!(user instanceof Container)) continue;
      if (user.parentRenderGroup) state.seen = true;
      else if (state.seen) this.gone(user);
    }
  }

  /** The most points of the screen that it is drawn across, or null if nobody has drawn it yet. */
  across(resolution: number): number | null {
    let most: number | null = null;
    for (const [user, { across }] of this.users) {
      if (user instanceof Sprite && user.parentRenderGroup) {
        const { a, b } = user.worldTransform;
        most = Math.max(most ?? 0, Math.hypot(a, b) * this.width * resolution);
      } else if (across !== undefined) most = Math.max(most ?? 0, across);
    }
    return most;
  }

  private join(user: object, heard?: Heard, across?: number): void {
    if (this.users.has(user)) return;
    this.users.set(user, { heard, across, seen: false });
    // a destroyed sprite does not stop listening by itself
    if (user instanceof Container) user.once('destroyed', this.gone, this);
    this.release ??= this.asked();
  }

  private leave(user: object): void {
    if (!this.users.delete(user)) return;
    if (user instanceof Container) user.off('destroyed', this.gone, this);
    if (this.users.size > 0) return;
    this.release?.();
    this.release = null;
  }

  private gone(user: Container): void {
    const heard = this.users.get(user)?.heard;
    if (heard) super.off('update', heard, user); // without the listener's name all of them would go
    this.leave(user);
  }
}

const rectangle = ({ x, y, w, h }: Cut): Rectangle => new Rectangle(x, y, w, h);

/** Asks for the pixels of textures that will be drawn soon, so many pixels across; those of other kinds are there already. */
export function holding(textures: readonly Texture[], across?: number): () => void {
  const off = textures.flatMap((texture) => (texture instanceof FrameTexture ? [texture.hold(across)] : []));
  return () => {
    for (const release of off) release();
  };
}
