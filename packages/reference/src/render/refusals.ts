import { sourceOf } from '../documentSource.js';
import { type Phrase, phrase } from '../labels/phrase.js';
import { LIMITS } from '../limits.js';
import { SpecError } from '../load/SpecError.js';
import type { Operation, Service } from '../model/types/service.js';
import { TextLimitError } from './TextBudget.js';

/** @param operation the one that made the pages larger than `LIMITS.pageCharacters`. */
export function refuseSize(service: Service, operation: Operation): SpecError {
  return refuse(
    service,
    phrase('expected.pageCharacters', { max: LIMITS.pageCharacters }),
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
      max: LIMITS.descriptionCost,
      cost: LIMITS.markCost,
      text: error.text.slice(0, 60),
    }),
    phrase('mend.shortenDescriptions'),
  );
}

function refuse(service: Service, expected: Phrase, found: Phrase, mend: Phrase): SpecError {
  const { id } = service;
  return new SpecError([{ service: id, source: sourceOf(service), expected, found, mend }]);
}
