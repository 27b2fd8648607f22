import { applyCodeSize } from './codeSize.js';
import { copyFrom } from './copyFrom.js';
import { read, store } from './rememberChoices.js';
import { showReference, startReference } from './startReference.js';
import { closeSwitches, keepPlace } from './switches.js';

/* The script of a page without a site around it. It runs before the page is read. */
const COLOUR_MODE = 'frontier.reference.colour-mode';

restoreColourMode();
applyCodeSize();
startReference();
document.addEventListener('click', ({ target }) => {
  void copyFrom(target);
  switchColourMode(target);
  closeSwitches(target);
  keepPlace(target);
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') closeSwitches(null);
});
document.addEventListener('DOMContentLoaded', () => {
  markColourMode();
  showReference(window.location.hash);
});

/**
 * Applies the colour mode before the page is painted: the one its reader chose, otherwise that of the
 * system, also when that changes.
 */
function restoreColourMode(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const choice = read(COLOUR_MODE);
    const isKnown = choice === 'dark' || choice === 'light';
    document.documentElement.dataset.theme = isKnown ? choice : system.matches ? 'dark' : 'light';
  };
  apply();
  system.addEventListener('change', () => {
    apply();
    markColourMode();
  });
}

/** Says on the switch which mode holds. */
function markColourMode(): void {
  const { theme } = document.documentElement.dataset;
  document
    .querySelector('[data-colour-mode]')
    ?.setAttribute('aria-pressed', String(theme === 'dark'));
}

/** Changes the mode when the switch was pressed. */
function switchColourMode(target: EventTarget | null): void {
  if (!(target instanceof Element) || !target.closest('[data-colour-mode]')) return;
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  markColourMode();
  store(COLOUR_MODE, dataset.theme);
}
