import { useState } from 'react';

type Theme = 'light' | 'dark';

/** The portal's key: on its origin, pages and simulator share the choice. */
const KEY = 'theme';
const system = window.matchMedia('(prefers-color-scheme: dark)');

function readChoice(): Theme | undefined {
  try {
    const kept = window.localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : undefined;
  } catch {
    return undefined;
  }
}

function readTheme(): Theme {
  const { defaultTheme } = document.documentElement.dataset;
  return readChoice() ?? (!defaultTheme && system.matches ? 'dark' : 'light');
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/** Shows the chosen mode or the system's, and follows its changes. The page of the portal begins light, as its pages. */
export function startTheme(): void {
  show(readTheme());
  system.addEventListener('change', () => show(readTheme()));
}

export function useTheme(): [Theme, () => void] {
  const [theme, setTheme] = useState(readTheme);
  const change = () => {
    const other = theme === 'dark' ? 'light' : 'dark';
    try {
      window.localStorage.setItem(KEY, other);
    } catch {
      // Without storage the choice lasts until the page reloads.
    }
    show(other);
    setTheme(other);
  };
  return [theme, change];
}
