import path from 'node:path';
import { portal, type SecurityContact } from '../../../portal.config';
import { type PictureArea, socialAreas } from '../../data/socialAreas';
import { ROOT } from '../../shared/folders';

export interface SiteFilesOptions {
  /** Areas with a preview picture. */
  readonly areas: readonly PictureArea[];
  /** Path of the stylesheet of design tokens. */
  readonly tokens: string;
  /** Without it `security.txt` is not written. */
  readonly security?: SecurityContact | undefined;
}

/** Relative to the repository's root: the build output must not contain a machine's paths. */
export const tokens = path.relative(ROOT, require.resolve('@frontier/reference/tokens.css'));

export const siteFiles: SiteFilesOptions = {
  areas: socialAreas,
  tokens,
  security: portal.security,
};
