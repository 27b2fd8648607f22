import type { Operation, Sample, SampleRequest } from '@frontier/openapi';
import { SAMPLE_LANGUAGES } from './sampleLanguages.js';
import type { Call } from './samples/literals.js';

/**
 * Writes an operation's call in every language, after the samples the document brings itself.
 * Numbers keep the digits of the contract's example: 8 decimal places stay 8.
 */
export function writeSamples(operation: Operation): readonly Sample[] {
  return writeSamplesIn(operation, () => true);
}

/** The document's own samples, and those of the wanted languages. */
export function writeSamplesIn(
  operation: Operation,
  isWanted: (language: string) => boolean,
): readonly Sample[] {
  const { request, ownSamples } = operation;
  if (!request) return ownSamples;
  const own = new Set(ownSamples.map(({ language }) => language));
  const call = toCall(request);
  const written = SAMPLE_LANGUAGES.filter(
    ({ language }) => !own.has(language) && isWanted(language),
  ).flatMap(({ grammar, label, language, print }) => {
    const code = print(call);
    if (code === undefined) return [];
    return [{ grammar, label, language, code, isWritten: true }];
  });
  return [...ownSamples, ...written];
}

/** An operation's call for the command line, as its first sample shows it. */
export function writeCurl(operation: Operation): string | undefined {
  const isCurl = (language: string) => language === 'curl';
  return writeSamplesIn(operation, isCurl).find(({ language }) => isCurl(language))?.code;
}

function toCall({ query, ...request }: SampleRequest): Call {
  const url = [request.url, ...(query.length > 0 ? [query.join('&')] : [])].join('?');
  const method = request.method.replaceAll(/[^\w-]/g, '');
  return { ...request, method, url: encodeQuotes(url) };
}

/** No address holds these as they are, and some printers put the address between quotes as it is. */
function encodeQuotes(url: string): string {
  return url.replaceAll(/['"`\\\s\p{Cc}]/gu, (character) =>
    character === "'" ? '%27' : encodeURIComponent(character),
  );
}
