import { markColourMode, restoreColourMode, switchColourMode } from './colourMode.js';
import { copyFrom } from './copyFrom.js';
import { showReference, startReference } from './startReference.js';

/* The script of a page without a site around it. It runs before the page is read. */
restoreColourMode();
startReference();
document.addEventListener('click', ({ target }) => {
  void copyFrom(target);
  switchColourMode(target);
});
document.addEventListener('DOMContentLoaded', () => {
  markColourMode();
  showReference(window.location.hash);
});
