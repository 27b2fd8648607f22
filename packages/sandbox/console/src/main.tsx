import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { startFocus } from './focus.js';
import { startRoutes } from './routes.js';
import { startTheme } from './theme.js';

startTheme();
startRoutes();
startFocus();
const element = document.getElementById('console');
if (element) createRoot(element).render(<App />);
