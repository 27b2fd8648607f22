import path from 'node:path';
import { portal, type SecurityContact } from '../../../portal.config';
import { type Area, socialAreas } from '../../data/socialAreas';
import { ROOT } from '../../shared/folders';

export interface SiteFilesOptions {
  /** Areas with a picture for previews. */
  readonly areas: readonly Area[];
  /** Path of the stylesheet of design tokens. */
  readonly tokens: string;
  /** Without it there is no `security.txt`. */
  readonly security?: SecurityContact | undefined;
}

/** From the repository's root: paths of a machine must not reach what is built. */
export const tokens = path.relative(ROOT, require.resolve('@frontier/reference/tokens.css'));

export const siteFiles: SiteFilesOptions = {
  areas: socialAreas,
  tokens,
  security: portal.security,
};
