import path from 'node:path';
import { portal } from '../../../portal.config';
import { socialAreas } from '../../data/socialAreas';
import { ROOT } from '../../shared/folders';

/** Relative to the repository's root: the build output must not contain a machine's paths. */
export const tokens = path.relative(ROOT, require.resolve('@frontier/reference/tokens.css'));

export const siteFiles = {
  areas: socialAreas,
  /** Name in a browser's list of searches, of at most 16 characters. */
  searchName: portal.provider,
  tokens,
  /** Without it `security.txt` is not written. */
  security: portal.security,
};
