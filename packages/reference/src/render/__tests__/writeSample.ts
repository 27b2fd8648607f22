import type { Operation, SampleBody, SampleRequest } from '@frontier/openapi';
import { writeSamples } from '../writeSamples.js';

/** Writes a call in one language. */
export function write(
  language: string,
  body?: SampleBody,
  method = 'POST',
  needs: SampleRequest['needs'] = [],
): string | undefined {
  const request: SampleRequest = {
    method,
    url: 'https://api.example/a',
    query: [],
    headers: [],
    needs,
    ...(body ? { body } : {}),
  };
  const samples = writeSamples({ request, ownSamples: [] } as unknown as Operation);
  return samples.find((sample) => sample.language === language)?.code;
}
