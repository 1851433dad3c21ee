import { ImageSource } from 'pixi.js';
import type { FrameTexture } from './frameTexture.ts';
import { bytesOf } from './manifest.ts';
import { PictureStore, type Clock, type Limits } from './pictureStore.ts';

/** Something that becomes one texture on the graphics card. */
interface Ware {
  readonly w: number;
  readonly h: number;
  load(): Promise<ImageBitmap>;
}

/** A part of it that a texture shows. */
interface Look {
  readonly texture: FrameTexture;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly came?: () => void;
}

/** Wares by key on a store with a budget, and the textures that show parts of them: they change with what comes and goes. */
export class Shelf {
  readonly store: PictureStore<ImageBitmap>;
  private readonly wares = new Map<string, Ware>();
  private readonly looks = new Map<string, Look[]>();
  private readonly sources = new Map<string, ImageSource>();

  constructor(limits: Limits, clock: Clock) {
    this.store = new PictureStore<ImageBitmap>(
      {
        bytes: (key) => bytesOf(this.wares.get(key)!),
        load: (key) => this.wares.get(key)!.load(),
        show: (key, resource) => {
          this.sources.set(key, new ImageSource({ resource, label: key }));
          for (const look of this.looks.get(key) ?? []) this.wear(key, look);
        },
        free: (key, bitmap) => {
          const source = this.sources.get(key)!;
          this.sources.delete(key);
          for (const { texture } of this.looks.get(key) ?? []) if (texture.source === source) texture.show();
          source.destroy();
          bitmap.close();
        },
      },
      limits,
      clock,
    );
  }

  offer(key: string, ware: Ware): void {
    this.wares.set(key, ware);
  }

  /** From now on the texture shows this part of the ware whenever it is there. */
  show(key: string, look: Look): void {
    const all = this.looks.get(key) ?? [];
    this.looks.set(key, [...all, look]);
    this.wear(key, look);
  }

  has(key: string): boolean {
    return this.sources.has(key);
  }

  private wear(key: string, { texture, x, y, w, h, came }: Look): void {
    const source = this.sources.get(key);
    if (!source) return;
    if (came) came();
    else texture.show({ source, x, y, w, h });
  }

  /** Puts this part on a texture that decides by itself when to change. */
  put(key: string, texture: FrameTexture): void {
    const [source, look] = [this.sources.get(key), this.looks.get(key)?.find((one) => one.texture === texture)];
    if (source && look) texture.show({ source, x: look.x, y: look.y, w: look.w, h: look.h });
  }
}
