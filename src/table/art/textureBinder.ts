import { ImageSource } from 'pixi.js';
import type { FrameTexture } from './frameTexture.ts';
import { bytesOf } from './manifest.ts';
import { PictureStore, type Clock, type StoreLimits } from './pictureStore.ts';

/** A picture that can be loaded and becomes one texture on the graphics card. */
interface Loadable {
  readonly w: number;
  readonly h: number;
  load(): Promise<ImageBitmap>;
}

/** A rectangle of such a picture, and the texture that shows it. With `onLoaded` the texture is not changed here. */
interface TexturePart {
  readonly texture: FrameTexture;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly onLoaded?: () => void;
}

/** Loads pictures through a store with a budget, and switches the textures that show parts of them when pictures are loaded or freed. */
export class TextureBinder {
  readonly store: PictureStore<ImageBitmap>;
  private readonly loadables = new Map<string, Loadable>();
  private readonly parts = new Map<string, TexturePart[]>();
  private readonly sources = new Map<string, ImageSource>();

  constructor(limits: StoreLimits, clock: Clock) {
    this.store = new PictureStore<ImageBitmap>(
      {
        bytes: (key) => bytesOf(this.loadables.get(key)!),
        load: (key) => this.loadables.get(key)!.load(),
        show: (key, resource) => {
          this.sources.set(key, new ImageSource({ resource, label: key }));
          for (const part of this.parts.get(key) ?? []) this.apply(key, part);
        },
        free: (key, bitmap) => {
          const source = this.sources.get(key); // none if the table was left while the picture was being loaded
          this.sources.delete(key);
          for (const { texture } of this.parts.get(key) ?? []) if (source && texture.source === source) texture.show();
          source?.destroy();
          bitmap.close();
        },
      },
      limits,
      clock,
    );
  }

  offer(key: string, loadable: Loadable): void {
    this.loadables.set(key, loadable);
  }

  /** From now on the texture shows this part of the picture whenever it is loaded. */
  show(key: string, part: TexturePart): void {
    const all = this.parts.get(key) ?? [];
    this.parts.set(key, [...all, part]);
    this.apply(key, part);
  }

  has(key: string): boolean {
    return this.sources.has(key);
  }

  private apply(key: string, { texture, x, y, w, h, onLoaded }: TexturePart): void {
    const source = this.sources.get(key);
    if (!source) return;
    if (onLoaded) onLoaded();
    else texture.show({ source, x, y, w, h });
  }

  /** Puts this part on a texture that decides by itself when to change. */
  put(key: string, texture: FrameTexture): void {
    const [source, part] = [this.sources.get(key), this.parts.get(key)?.find((one) => one.texture === texture)];
    if (source && part) texture.show({ source, x: part.x, y: part.y, w: part.w, h: part.h });
  }
}
