// biome-ignore lint/performance/noBarrelFile: this folder leaves with the languages of the command
export { englishFaults } from './englishFaults.js';
export { PhraseError } from './PhraseError.js';
export {
  createPhraseMaker,
  type FaultLanguage,
  type FaultText,
  type FaultWords,
  type Phrase,
  type PhraseMaker,
  type SaidOfDocuments,
  say,
  sayCount,
} from './phrase.js';
export { portugueseFaults } from './portugueseFaults.js';
export { spanishFaults } from './spanishFaults.js';
export {
  fillForm,
  fillText,
  isPlural,
  PLURAL_FORMS,
  type PlacesOf,
  type PluralText,
  placesOf,
  pluralRulesOf,
  type Words,
} from './templates.js';
