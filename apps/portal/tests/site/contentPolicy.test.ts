import { expect, it } from 'vitest';
import { SIMULATOR } from '../../src/shared/simulatorAddress';
import { allPages, type Page } from './support/readPages';

const DIRECTIVES = ["base-uri 'none'", "require-trusted-types-for 'script'"];
/** A page refuses each of these by name. A redirect refuses everything that it does not name. */
const REFUSALS = ['frame-src', 'media-src', 'object-src'].map((name) => `${name} 'none'`);

it('each page has a strict policy, before the elements it restricts and for exactly its own scripts and styles', () => {
  expect(allPages.length).toBeGreaterThan(200);
  for (const page of allPages) {
    if (page.route !== SIMULATOR) expect(findFaults(page), page.name).toEqual([]);
  }
});

it('only the simulator compiles programs, under a policy without sources of other sites', () => {
  const loose = allPages.filter(({ first }) => /unsafe/.test(first[1]?.content ?? ''));
  expect(loose.map(({ route }) => route)).toEqual([SIMULATOR]);
  const policy = loose[0]?.first[1]?.content ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
  expect(policy).not.toMatch(/https?:|\*|'unsafe-/);
});

function findFaults({ first: [charset, policy], hashes, inline }: Page): string[] {
  if (charset?.charset === undefined) return ['no charset first'];
  if (policy?.['http-equiv'] !== 'Content-Security-Policy') return ['no policy second'];
  const text = policy.content ?? '';
  const directives = text.split('; ');
  const isMissing = (directive: string) => !directives.includes(directive);
  const needed = [...hashes].sort();
  const given = (text.match(/'sha256-[^']+'/g) ?? []).sort();
  return [
    ...(/unsafe|https?:|\*/.test(text) ? ['loose'] : []),
    ...(directives.includes("default-src 'none'") ? [] : REFUSALS.filter(isMissing)),
    ...DIRECTIVES.filter(isMissing),
    ...(needed.join() === given.join() ? [] : [`allows ${given}, needs ${needed}`]),
    ...inline,
  ];
}
