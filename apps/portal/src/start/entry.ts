import { showPage } from './pageModules';
import { startReact } from './startReact';

/* The first script of a built page. Pages are text, links and native controls; React starts when a reader turns to a
   control that needs it, and takes the page over as it is. */

/** Controls and content made by React. */
const NEEDS_REACT = '[data-tool], [data-needs-react]';

/** Whether an element is in such a control, or opens a fold with one. */
function leadsToReact(target: Element): boolean {
  const fold = target.closest('summary')?.parentElement;
  return target.closest(NEEDS_REACT) !== null || fold?.querySelector('[data-tool]') != null;
}

// Without React, the page stays as it is.
const start = () => startReact().catch(() => {});

for (const type of ['pointerover', 'focusin', 'keydown']) {
  document.addEventListener(type, ({ target }) => {
    if (target instanceof Element && leadsToReact(target)) start();
  });
}
showPage();
if (document.querySelector('main [data-needs-react]')) start();
