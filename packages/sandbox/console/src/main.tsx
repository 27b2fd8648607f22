import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { startRoutes } from './routes.js';
import { startTheme } from './theme.js';

startTheme();
startRoutes();
const place = document.getElementById('console');
if (place) createRoot(place).render(<App />);
