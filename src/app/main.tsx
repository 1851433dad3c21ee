import '@fontsource/almendra/latin-700.css';
import '@fontsource/im-fell-english-sc/latin-400.css';
import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-600.css';
import './styles/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { screenRole } from './screen.ts';
import { dressPage } from './settings/settingsStore.ts';

document.documentElement.dataset['screen'] = screenRole(window.location.search);
dressPage(document.documentElement);
createRoot(document.getElementById('root')!).render(<App />);
