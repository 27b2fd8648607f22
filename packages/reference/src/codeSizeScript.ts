/**
 * Gives code the size its reader chose before a page is painted: the text of a script for the head of a site's pages.
 * All else that readers chose is shown by the pages' own script (`@frontier/reference/browser`).
 */
export const CODE_SIZE_SCRIPT = `try{const s=localStorage.getItem('frontier.reference.code-size');if(s)document.documentElement.dataset.codeSize=s}catch{}`;
