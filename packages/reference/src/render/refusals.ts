import { type Phrase, phrase } from '../labels/faults/phrase.js';
import { LIMITS } from '../limits.js';
import { SpecError } from '../load/SpecError.js';
import type { Operation, Service } from '../model/types/service.js';
import { sourceOf } from '../modelService.js';

/** @param operation the one that made the pages larger than `LIMITS.pageCharacters`. */
export function refuseSize(service: Service, operation: Operation): SpecError {
  return refuse(
    service,
    phrase('expected.pageCharacters', { max: LIMITS.pageCharacters }),
    phrase('found.largeOperation', { id: operation.id }),
    phrase('mend.shortenTexts'),
  );
}

function refuse(service: Service, expected: Phrase, found: Phrase, mend: Phrase): SpecError {
  const { id } = service;
  return new SpecError([{ service: id, source: sourceOf(service), expected, found, mend }]);
}
