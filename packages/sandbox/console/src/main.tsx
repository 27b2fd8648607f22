import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { startTheme } from './theme.js';

startTheme();
const place = document.getElementById('console');
if (place) createRoot(place).render(<App />);
