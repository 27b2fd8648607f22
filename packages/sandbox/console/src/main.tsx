import { App } from './App.js';
import { showPage } from './showPage.js';

showPage(<App />);
