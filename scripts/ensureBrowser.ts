import { existsSync } from 'node:fs';
import { findProgram, installPackages } from './debianPackages';

/** The headless program comes first: it needs a sixth less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Finds a Chromium for the browser tests: `CHROME_PATH`, one on the PATH, else Debian's package,
 * installed if this user may.
 *
 * @returns the path of the program.
 * @throws {Error} with the package to install.
 */
export function ensureBrowser(): string {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROME_PATH=${chosen} does not exist: point it at a Chromium or Chrome.`);
  }
  const found =
    findProgram(NAMES) ??
    (installPackages(['chromium-headless-shell']) ? findProgram(NAMES) : undefined);
  if (found) return found;
  throw new Error(
    'No browser found: install Chromium (Debian: apt-get install chromium) or set CHROME_PATH.',
  );
}
