import path from 'node:path';

export const SITE = path.resolve(__dirname, '../..');

/** The repository's root: commands run there, and paths in options begin there. */
export const ROOT = path.resolve(SITE, '../..');
