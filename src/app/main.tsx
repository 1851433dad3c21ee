import '@fontsource/almendra/latin-700.css';
import '@fontsource/im-fell-english-sc/latin-400.css';
import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-600.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { holdForOffline } from './offline/register.ts';
import { routeOf } from './router.ts';
import { screenRole } from './screen.ts';
import { dressPage } from './settings/settingsStore.ts';
import { lostWords } from './trouble/lost.ts';

const role = screenRole(window.location.search);
document.documentElement.dataset['screen'] = role;
dressPage(document.documentElement);
// a phone fetches its own small page: neither lobby nor table come with it
const small = role === 'hand' && routeOf(window.location.hash).page === 'at';
const page = small
  ? import('./screens/HandApp.tsx').then(({ HandApp }) => HandApp)
  : import('./App.tsx').then(({ App }) => App);
const root = document.getElementById('root')!;
page.then(
  (App) => createRoot(root).render(createElement(App)),
  (error: unknown) => (root.textContent = lostWords(error)),
);
holdForOffline();
