import { copyFrom, showReference, startReference } from '@frontier/reference/browser';

/* Script of the page that `npm run reference` writes; it runs before the browser parses the body. */
const dark = matchMedia('(prefers-color-scheme: dark)');
const followSystem = () => {
  document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
};

followSystem();
dark.addEventListener('change', followSystem);
startReference();
document.addEventListener('click', ({ target }) => void copyFrom(target));
document.addEventListener('DOMContentLoaded', () => showReference(window.location.hash));
