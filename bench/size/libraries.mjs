/** Everything the page takes from others, whole: what its code is weighed against. */
export * as pixi from 'pixi.js';
export * as pixiReact from '@pixi/react';
export * as react from 'react';
export * as dom from 'react-dom/client';
export * as matter from 'matter-js';
export * as howler from 'howler';
export * as idb from 'idb';
export * as zod from 'zod';
