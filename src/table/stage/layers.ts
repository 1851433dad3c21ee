import type { Container, RenderLayer } from 'pixi.js';

/** A scene says where in its order these are drawn; what it leaves out is drawn where it stands. */
export type LayerName = 'shadows' | 'glow' | 'raised' | 'signs';

/** Who is drawn where, without leaving its parent: shadows under all pieces, raised things above them, and what is read on pieces. */
export class Layers {
  private readonly roots = new Map<string, { readonly root: Container; readonly shadow: Container | null }>();
  private readonly shadows = new Set<Container>();
  private readonly signs = new Set<Container>();
  private readonly layers = new Map<LayerName, RenderLayer>();
  private readonly up = new Set<string>();
  /** Glows of targets, once there are some. */
  private glow: Container | null = null;

  add(name: LayerName, layer: RenderLayer): () => void {
    this.layers.set(name, layer);
    if (name === 'shadows') for (const shadow of this.shadows) layer.attach(shadow);
    if (name === 'signs') for (const sign of this.signs) layer.attach(sign);
    if (name === 'glow' && this.glow) layer.attach(this.glow);
    return () => {
      if (this.layers.get(name) !== layer) return;
      layer.detachAll();
      this.layers.delete(name);
    };
  }

  addRoot(id: string, root: Container, shadow: Container | null): () => void {
    this.roots.set(id, { root, shadow });
    if (shadow) {
      this.shadows.add(shadow);
      this.layers.get('shadows')?.attach(shadow);
    }
    if (this.up.has(id)) this.raise(id, true);
    return () => {
      if (shadow) this.shadows.delete(shadow);
      for (const part of shadow ? [root, shadow] : [root]) part.parentRenderLayer?.detach(part);
      if (this.roots.get(id)?.root !== root) return;
      this.roots.delete(id);
      this.up.delete(id);
    };
  }

  addSign(sign: Container): () => void {
    this.signs.add(sign);
    this.layers.get('signs')?.attach(sign);
    return () => {
      this.signs.delete(sign);
      sign.parentRenderLayer?.detach(sign);
    };
  }

  showGlow(glow: Container): () => void {
    this.glow = glow;
    this.layers.get('glow')?.attach(glow);
    return () => {
      glow.parentRenderLayer?.detach(glow);
      if (this.glow === glow) this.glow = null;
    };
  }

  raise(id: string, up: boolean): void {
    if (up) this.up.add(id);
    else this.up.delete(id);
    const thing = this.roots.get(id);
    const layer = this.layers.get('raised');
    if (!thing || !layer) return;
    const { root, shadow } = thing;
    if (up) {
      // the shadow of a raised thing falls on the others, so it goes with its thing; in no layer of its own, or Pixi draws it twice
      if (shadow) shadow.parentRenderLayer?.detach(shadow);
      layer.attach(root);
      return;
    }
    if (root.parentRenderLayer === layer) layer.detach(root);
    if (shadow) this.layers.get('shadows')?.attach(shadow);
  }
}
