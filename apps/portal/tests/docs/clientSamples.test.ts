import { describe, expect, it } from 'vitest';
import { testHosts } from '../../src/contracts/buildContractIndex';
import { findPlaces, languageOf } from '../../src/plugins/page-tools/values/markValues';
import { quoteAt } from '../../src/plugins/page-tools/values/quoteAt';
import { drawSample } from '../support/drawSample';
import { findSyntaxErrors } from './support/findSyntaxErrors';
import { readClientCalls } from './support/readClientCalls';

/* `npm run proofs -- clients` compiles and runs every sample. */
const LANGUAGES = ['TypeScript', 'Python', 'Java'];
/** Values that readers replace, and a value with the worst characters. */
const EXAMPLES = ['d23f0824-128b-4f33-8c5c-7fd0a6a3a450', 'LNC000417', '04821357000191'];
const HOSTILE = `a"b'c\\ */ #{x}`;
const calls = readClientCalls();

describe('calls with the clients', () => {
  it('are written for every operation, in each language', () => {
    const without = calls.filter(({ samples }) => samples.length < LANGUAGES.length);
    expect(without.map(({ operation }) => operation.id)).toEqual([]);
    expect(calls.length).toBeGreaterThan(50);
  });

  it('name the test hosts of token and service, so that the choice of hosts changes them too', () => {
    for (const { samples, service } of calls) {
      const own = testHosts(service);
      expect(own.length).toBeGreaterThan(0);
      for (const { code } of samples) {
        expect(own.some((host) => code.includes(host))).toBe(true);
        expect(code).toMatch(/["']?autenticacao["']?[:,] ["']https:/);
      }
    }
  });

  it('take values of a reader in the place of the examples, and stay programs', async () => {
    const values = [{ shown: EXAMPLES, own: HOSTILE }];
    const changed = drawSample(calls, 12).flatMap(({ samples }) =>
      samples.flatMap(({ code }) => {
        const language = languageOf(code);
        const places = findPlaces(code, values).reverse();
        const put = places.reduce((text, { at, shown }) => {
          const written = quoteAt(HOSTILE, { code, language, at }) ?? '';
          return text.slice(0, at) + written + text.slice(at + shown.length);
        }, code);
        return places.length > 0 ? [{ code: put, language }] : [];
      }),
    );
    expect([...new Set(changed.map(({ language }) => language))]).toEqual(['js', 'python', 'java']);
    const faults = changed.map(({ code, language }) => findSyntaxErrors(language, code));
    expect((await Promise.all(faults)).flat()).toEqual([]);
    expect(changed.every(({ code }) => code.includes('a\\"b') || code.includes('a"b'))).toBe(true);
  });
});
