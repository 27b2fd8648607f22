import path from 'node:path';
import { ROOT } from '../../shared/folders';

/** The pages' language for screen readers, search engines and programs. */
export const SITE_LANGUAGE = 'pt-BR';

/** Relative to the repository's root: the build output must not contain a machine's paths. */
export const tokens = path.relative(ROOT, require.resolve('@frontier/reference/tokens.css'));
