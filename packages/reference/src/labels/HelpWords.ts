import type { englishHelp } from './englishHelp.js';
import type { Words } from './templates.js';

/** What the command says of itself in one language. */
export type HelpWords = Words<typeof englishHelp>;
