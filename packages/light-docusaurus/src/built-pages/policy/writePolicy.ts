import { createHash } from 'node:crypto';
import { POLICY_NAMES } from '../../trusted/policyNames';

/** The texts of a page's own elements that its policy has to allow. */
export interface InlineTexts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The policy of a page: its own scripts and styles by their hashes, files of its own origin, and
 * nothing else. What no element can say (`frame-ancestors`) is in the headers.
 */
export function writePolicy({ scripts, styles }: InlineTexts): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashAll(scripts)].join(' '),
    ["style-src 'self'", ...hashAll(styles)].join(' '),
    // The theme's arrows are drawings in the stylesheet.
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    // The search is a form; a page of it is opened from any other.
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${Object.values(POLICY_NAMES).join(' ')}`,
  ].join('; ');
}

/** Each text once, as a policy's source. */
function hashAll(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
