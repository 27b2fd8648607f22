const KEY = 'frontier.reference.colour-mode';
const DARK = '(prefers-color-scheme: dark)';

/**
 * Applies the colour mode before the page is painted: the one its reader chose, otherwise that of the
 * system, also when that changes.
 */
export function restoreColourMode(): void {
  const system = matchMedia(DARK);
  const apply = () => {
    document.documentElement.dataset.theme = readChoice() ?? (system.matches ? 'dark' : 'light');
  };
  apply();
  system.addEventListener('change', () => {
    apply();
    markColourMode();
  });
}

/** Says on the switch which mode holds. */
export function markColourMode(): void {
  const { theme } = document.documentElement.dataset;
  document
    .querySelector('[data-colour-mode]')
    ?.setAttribute('aria-pressed', String(theme === 'dark'));
}

/** Changes the mode when the switch was pressed; storage can be forbidden, the mode then lasts for the page. */
export function switchColourMode(target: EventTarget | null): void {
  if (!(target instanceof Element) || !target.closest('[data-colour-mode]')) return;
  const { dataset } = document.documentElement;
  choice = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = choice;
  markColourMode();
  try {
    localStorage.setItem(KEY, choice);
  } catch {}
}

let choice: 'dark' | 'light' | undefined;

function readChoice(): 'dark' | 'light' | undefined {
  if (choice) return choice;
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'dark' || kept === 'light' ? kept : undefined;
  } catch {
    return undefined;
  }
}
