import { copyFrom } from '@frontier/reference/browser';

/* A module of every page: the copy buttons of guides and of the reference work without React. */
if (typeof window !== 'undefined') {
  document.addEventListener('click', ({ target }) => void copyFrom(target));
}
