import { useState } from 'react';

type Theme = 'light' | 'dark';

const KEY = 'console-theme';
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
  return readChoice() ?? (system.matches ? 'dark' : 'light');
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/** Shows the mode that was chosen here, or the system's, also when that changes. */
export function startTheme(): void {
  show(readTheme());
  system.addEventListener('change', () => show(readTheme()));
}

/** The mode, and what changes to the other one. */
export function useTheme(): [Theme, () => void] {
  const [theme, setTheme] = useState(readTheme);
  const change = () => {
    const other = theme === 'dark' ? 'light' : 'dark';
    try {
      window.localStorage.setItem(KEY, other);
    } catch {
      // Without storage it holds until the page is loaded again.
    }
    show(other);
    setTheme(other);
  };
  return [theme, change];
}
