import { CLIENT_LANGUAGES } from '@frontier/clients';
import { highlightCode } from '@frontier/reference';
import { expect, it } from 'vitest';
import { testHosts } from '../../src/contracts/buildContractIndex';
import { readClientCalls } from './support/readClientCalls';

/* `npm run proofs -- clients` compiles and runs every sample. */
const calls = readClientCalls();

it('client calls are written for every operation, in each language', () => {
  const without = calls.filter(({ samples }) => samples.length < CLIENT_LANGUAGES.length);
  expect(without.map(({ operation }) => operation.id)).toEqual([]);
  expect(calls.length).toBeGreaterThan(50);
});

it.each(calls[0]?.samples ?? [])('client calls have colours in $label', ({ code, grammar }) => {
  expect(highlightCode(code, grammar)).toContain('<i class="ts">');
});

it('client calls name the test hosts of token and service, which the choice of hosts changes', () => {
  for (const { samples, service } of calls) {
    const own = testHosts(service);
    expect(own.length).toBeGreaterThan(0);
    for (const { code } of samples) {
      expect(own.some((host) => code.includes(host))).toBe(true);
      expect(code).toMatch(/["']?autenticacao["']?[:,] ["']https:/);
    }
  }
});
