import { BitmapText, Text, type Container } from 'pixi.js';
import type { Strip } from '../stage/shapes.ts';

/** Where words stand that are seen now, in the units of a container. */
export function wordsSeen(root: Container, within: Container): readonly Strip[] {
  const found: Strip[] = [];
  const look = (one: Container): void => {
    if (!one.visible || one.alpha < 0.05) return;
    if (one instanceof Text || one instanceof BitmapText) {
      const { left, right, top, bottom } = one.getBounds();
      const [from, to] = [within.toLocal({ x: left, y: top }), within.toLocal({ x: right, y: bottom })];
      if (one.text.trim() !== '') found.push({ x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y });
    }
    for (const child of one.children) look(child);
  };
  look(root);
  return found;
}
