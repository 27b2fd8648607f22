import { englishFaults } from './englishFaults.js';
import type { Words } from './templates.js';

/** What one language says of faults. */
export type FaultWords = Words<typeof englishFaults>;

/** A language as far as faults need it; every table of a language is one. */
export interface FaultLanguage {
  /** Language tag (BCP 47). */
  readonly language: string;
  readonly faults: FaultWords;
}

/** What errors say where nobody asks for another language. */
export const ENGLISH: FaultLanguage = { language: 'en', faults: englishFaults };
