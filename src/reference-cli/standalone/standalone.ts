import { showReference, startReference } from '../../plugins/api-reference/client/startReference';
import { markColourMode, restoreColourMode, switchColourMode } from './colourMode';

/* The script of a page without a site around it. It runs before the page is read. */
restoreColourMode();
startReference();
document.addEventListener('click', (event) => switchColourMode(event.target));
document.addEventListener('DOMContentLoaded', () => {
  markColourMode();
  showReference(window.location.hash);
});
