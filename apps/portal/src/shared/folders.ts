import path from 'node:path';

export const SITE = path.resolve(__dirname, '../..');

/** The repository's root: working directory of commands and base of paths in options. */
export const ROOT = path.resolve(SITE, '../..');

/** Folder of the guides, from the root. Its name is the first segment of their routes. */
export const DOCS = 'apps/portal/docs';
