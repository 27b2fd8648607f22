/**
 * Licences that packages of this repository may have, each with why. None obliges the portal to publish
 * its own source; those that ask for their text get it in `/third-party-notices.txt`.
 */
export const ALLOWED_LICENCES: Readonly<Record<string, string>> = {
  MIT: 'Asks for its text only.',
  'MIT-0': 'Asks for nothing.',
  ISC: 'Asks for its text only.',
  '0BSD': 'Asks for nothing.',
  'BSD-2-Clause': 'Asks for its text only.',
  'BSD-3-Clause': 'Asks for its text, and not to advertise with its authors.',
  'Apache-2.0': 'Asks for its text and its notices.',
  'BlueOak-1.0.0': 'Asks for its text or a link to it.',
  'CC0-1.0': 'Gives up all rights.',
  'CC-BY-4.0': 'Data about browsers, used while building; asks to be named.',
  'Python-2.0': 'Asks for its text only.',
  WTFPL: 'Asks for nothing.',
  'OFL-1.1': 'Typefaces of the pages: they may be served with their licence.',
  'MPL-2.0': 'Tools of the build and the tests, unchanged; asks for changes to its own files only.',
  'EPL-2.0': 'The layout of diagrams, run unchanged while building; no part of it is published.',
};

/** Packages whose entry in the lockfile names no licence, with the one of their own papers. */
export const STATED_ELSEWHERE: Readonly<Record<string, string>> = {
  eval: 'MIT',
  format: 'MIT',
  'require-like': 'MIT',
};
