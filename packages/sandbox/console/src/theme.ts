import { readStored, store } from '@frontier/reference/browser';
import { useState } from 'react';

type Theme = 'light' | 'dark';

/** The portal's key: on its origin, pages and simulator share the choice. */
const KEY = 'theme';
const system = window.matchMedia('(prefers-color-scheme: dark)');

/** The chosen mode, or the system's. The page of the portal begins light, as its pages. */
function readTheme(): Theme {
  const kept = readStored(KEY, (text) => (text === 'light' || text === 'dark' ? text : undefined));
  if (kept) return kept;
  return system.matches && !document.documentElement.dataset.defaultTheme ? 'dark' : 'light';
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

export function startTheme(): void {
  show(readTheme());
  system.addEventListener('change', () => show(readTheme()));
}

export function useTheme(): [Theme, () => void] {
  const [theme, setTheme] = useState(readTheme);
  const change = () => {
    const other = theme === 'dark' ? 'light' : 'dark';
    store(KEY, other);
    show(other);
    setTheme(other);
  };
  return [theme, change];
}
