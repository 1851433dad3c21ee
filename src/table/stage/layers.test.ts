// @vitest-environment happy-dom
import { Container, RenderLayer } from 'pixi.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { Layers } from './layers.ts';

let layers: Layers;
let shadows: RenderLayer;
let raised: RenderLayer;
let root: Container;
let shadow: Container;

beforeEach(() => {
  layers = new Layers();
  [shadows, raised, root, shadow] = [new RenderLayer(), new RenderLayer(), new Container(), new Container()];
  root.addChild(shadow);
  layers.add('shadows', shadows);
  layers.add('raised', raised);
  layers.addRoot('a', root, shadow);
});

describe('the order of drawing', () => {
  test('puts shadows under all pieces', () => expect(shadows.renderLayerChildren).toEqual([shadow]));

  test('raises a thing together with its shadow, which is in no layer twice', () => {
    layers.raise('a', true);
    expect(raised.renderLayerChildren).toEqual([root]);
    expect(shadow.parentRenderLayer).toBeNull();
    expect(shadows.renderLayerChildren).toEqual([]);
  });

  test('puts both back when it has landed', () => {
    layers.raise('a', true);
    layers.raise('a', false);
    expect(raised.renderLayerChildren).toEqual([]);
    expect(shadows.renderLayerChildren).toEqual([shadow]);
  });

  test('keeps a thing raised that React takes away and puts elsewhere', () => {
    layers.raise('a', true);
    const again = new Container();
    layers.addRoot('a', again, null);
    expect(raised.renderLayerChildren).toContain(again);
  });

  test('forgets what has left the table', () => {
    const leave = layers.addRoot('b', new Container(), null);
    layers.raise('b', true);
    leave();
    expect(raised.renderLayerChildren).toEqual([]);
  });

  test('takes in shadows that were there before the layer', () => {
    const late = new Layers();
    late.addRoot('a', root, shadow);
    const layer = new RenderLayer();
    late.add('shadows', layer);
    expect(layer.renderLayerChildren).toEqual([shadow]);
  });

  test('draws what is read on a piece in its own layer, whether that came first or not', () => {
    const [early, late, signs] = [new Container(), new Container(), new RenderLayer()];
    layers.addSign(early);
    layers.add('signs', signs);
    const leave = layers.addSign(late);
    expect(signs.renderLayerChildren).toEqual([early, late]);
    leave();
    expect(signs.renderLayerChildren).toEqual([early]);
  });
});
