import type { Sample, SampleBody, SampleRequest } from '../model/types/sample.js';
import type { Operation } from '../model/types/service.js';
import type { HarRequest } from './HarRequest.js';
import { nameOfGrammar, SAMPLE_LANGUAGES } from './sampleLanguages.js';

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
  const digits = new DigitKeeper();
  const har = toHar(request, digits);
  const written = SAMPLE_LANGUAGES.filter(
    ({ language }) => !own.has(language) && isWanted(language),
  ).flatMap(({ grammar, label, language, print }) => {
    const code = print(har);
    if (code === undefined) return [];
    return [{ grammar: nameOfGrammar(grammar), label, language, code: digits.restore(code) }];
  });
  return [...ownSamples, ...written];
}

/** An operation's call for the command line, as its first sample shows it. */
export function writeCurl(operation: Operation): string | undefined {
  const isCurl = (language: string) => language === 'curl';
  return writeSamplesIn(operation, isCurl).find(({ language }) => isCurl(language))?.code;
}

function toHar(request: SampleRequest, digits: DigitKeeper): HarRequest {
  const query = request.query.join('&');
  return {
    method: request.method.replaceAll(/[^\w-]/g, ''),
    url: encodeQuotes(query ? `${request.url}?${query}` : request.url),
    headers: [...request.headers],
    queryString: [],
    cookies: [],
    httpVersion: 'HTTP/1.1',
    headersSize: -1,
    bodySize: -1,
    ...(request.body ? { postData: toPostData(request.body, digits) } : {}),
  };
}

/** No address holds these as they are, and some printers put the address between quotes as it is. */
function encodeQuotes(url: string): string {
  return url.replaceAll(/['"`\\\s\p{Cc}]/gu, (character) =>
    character === "'" ? '%27' : encodeURIComponent(character),
  );
}

function toPostData(body: SampleBody, digits: DigitKeeper): NonNullable<HarRequest['postData']> {
  const { mediaType: mimeType } = body;
  switch (body.kind) {
    case 'json':
      return { mimeType, text: digits.keep(body.text) };
    case 'text':
      return { mimeType, text: body.text };
    case 'form':
      return { mimeType, params: [...body.fields] };
    case 'multipart':
      return {
        mimeType,
        params: body.parts.map(({ file, name, value }) =>
          file ? { name, value, fileName: value } : { name, value },
        ),
      };
  }
}

/**
 * Printers parse JSON and write its numbers anew, without trailing zeros. Each number that would
 * change travels as an integer no example uses, and gets its digits back in the printed code.
 */
class DigitKeeper {
  private readonly kept = new Map<string, string>();

  keep(json: string): string {
    return json.replace(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, (token) => {
      if (token.startsWith('"') || String(Number(token)) === token) return token;
      const stand = String(8_230_946_170_000_000 + this.kept.size);
      this.kept.set(stand, token);
      return stand;
    });
  }

  restore(code: string): string {
    return code.replace(/8230946170\d{6}/g, (stand) => this.kept.get(stand) ?? stand);
  }
}
