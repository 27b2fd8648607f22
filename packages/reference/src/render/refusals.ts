import { type Phrase, phrase } from '../labels/phrase.js';
import { SpecError } from '../load/SpecError.js';
import type { Operation, Service } from '../model/types/service.js';
import { MARK_COST, MARKDOWN_LIMIT, TextLimitError } from './TextBudget.js';

/** Characters of all operations together: twice what a document of 5000 operations takes. */
export const CHARACTER_LIMIT = 200_000_000;

/** @param operation the one that made the pages larger than `CHARACTER_LIMIT`. */
export function refuseSize(service: Service, operation: Operation): SpecError {
  return refuse(
    service,
    phrase('expected.pageCharacters', { max: CHARACTER_LIMIT }),
    phrase('found.largeOperation', { id: operation.id }),
    phrase('mend.shortenTexts'),
  );
}

/** @returns the fault that too many descriptions are; anything else as it was thrown. */
export function refuseTexts(service: Service, error: unknown): unknown {
  if (!(error instanceof TextLimitError)) return error;
  return refuse(
    service,
    phrase('expected.reasonableDescriptions'),
    phrase('found.longDescriptions', {
      max: MARKDOWN_LIMIT,
      cost: MARK_COST,
      text: error.text.slice(0, 60),
    }),
    phrase('mend.shortenDescriptions'),
  );
}

function refuse(service: Service, expected: Phrase, found: Phrase, mend: Phrase): SpecError {
  const { id, title } = service;
  return new SpecError([{ service: id, source: title, expected, found, mend }]);
}
