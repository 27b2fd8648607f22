import { showPage } from './pageModules';
import { startReact } from './startReact';

/* The first script of a built page. Pages are text, links and native controls; React starts at once where the content is
   a component, and takes the page over as it is. */

const NEEDS_REACT = '[data-needs-react]';

// Without React, the page stays as it is.
const start = () => startReact().catch(() => {});

// After a failure, a reader who turns to the component tries again.
for (const type of ['pointerover', 'focusin', 'keydown']) {
  document.addEventListener(type, ({ target }) => {
    if (target instanceof Element && target.closest(NEEDS_REACT)) start();
  });
}
showPage();
if (document.querySelector(NEEDS_REACT)) start();
