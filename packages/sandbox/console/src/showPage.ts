import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { startFocus } from './focus.js';
import { startRoutes } from './routes.js';
import { startTheme } from './theme.js';

export function showPage(page: ReactNode): void {
  startTheme();
  startRoutes();
  startFocus();
  const root = document.getElementById('console');
  if (root) createRoot(root).render(page);
}
