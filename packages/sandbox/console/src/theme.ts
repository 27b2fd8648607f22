import { readStored, store } from '@frontier/reference/browser';
import { useState } from 'react';

type Theme = 'light' | 'dark';

/** The portal's key: on its origin, pages and simulator share the choice. */
const KEY = 'theme';
const { dataset } = document.documentElement;
const system = window.matchMedia('(prefers-color-scheme: dark)');

/** The chosen mode, or the system's. The page of the portal begins light, as its pages. */
function readTheme(): Theme {
  const kept = readStored(KEY, (text) => (text === 'light' || text === 'dark' ? text : undefined));
  return kept ?? (system.matches && !dataset.defaultTheme ? 'dark' : 'light');
}

export function startTheme(): void {
  dataset.theme = readTheme();
  system.addEventListener('change', () => {
    dataset.theme = readTheme();
  });
}

export function useTheme(): [Theme, () => void] {
  const [theme, setTheme] = useState(readTheme);
  const change = () => {
    const other = theme === 'dark' ? 'light' : 'dark';
    store(KEY, other);
    dataset.theme = other;
    setTheme(other);
  };
  return [theme, change];
}
