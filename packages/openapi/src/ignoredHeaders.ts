import { entryOf } from './json.js';

/** Header parameters that OpenAPI ignores (3.1, Parameter Object, `name`), and where a document describes them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  accept: 'the media types of the responses say it.',
  authorization: 'describe the credential in components.securitySchemes and security.',
  'content-type': 'the media type of the body says it.',
};

/** How to describe a header whose own description OpenAPI ignores; `undefined` for any other. */
export function ignoredHeaderFix(kind: 'parameter' | 'header', name: string): string | undefined {
  const key = name.toLowerCase();
  return kind === 'parameter' || key === 'content-type' ? entryOf(ELSEWHERE, key) : undefined;
}
