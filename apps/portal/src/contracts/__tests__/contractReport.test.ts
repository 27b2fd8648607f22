import type { LoadedContract } from '@frontier/openapi';
import { expect, test } from 'vitest';
import { describeReport, describeStale, noticeOf, reportOf } from '../contractReport';

const current: LoadedContract = {
  request: { id: 'emissao', source: 'https://a:b@emissao.example/?c=d', snapshot: 'specs/a.yaml' },
  bytes: Buffer.from('a'),
  document: { root: { info: { version: '1.0.0' } } } as unknown as LoadedContract['document'],
  warnings: [],
};
const fault = {
  service: 'emissao',
  source: 'x',
  expected: 'um contrato',
  found: '404',
  fix: 'Peça.',
};
const stale = { ...current, stale: { date: '2026-11-12', faults: [fault] } };
const undated = { ...stale, stale: { ...stale.stale, date: undefined } };

test.each(['/a/build', '/a/build/'])('the report of %s is beside it', (folder) => {
  expect(reportOf(folder)).toBe('/a/build.contracts.json');
});

test('identifies each contract without the secrets of its address', () => {
  expect(JSON.parse(describeReport([current]))).toMatchObject({
    stale: false,
    contracts: [{ service: 'emissao', state: 'current', version: '1.0.0' }],
  });
  expect(describeReport([current])).not.toMatch(/a:b|c=d/);
  expect(JSON.parse(describeReport([stale]))).toMatchObject({
    stale: true,
    contracts: [{ state: 'stale', date: '2026-11-12' }],
  });
});

test('reports a stale copy in the console and on its page, but no current one', () => {
  expect(describeStale([current])).toBeUndefined();
  const said = describeStale([stale, undated]);
  expect(said).toContain('- emissao: contract of 2026-11-12, copy in specs/a.yaml');
  expect(said).toContain('- emissao: contract of an unknown day, copy in specs/a.yaml');
  expect(said).toContain('404');
  expect(noticeOf(stale.stale)).toMatch(/^Contrato de 12\/11\/2026: /);
  expect(noticeOf(undated.stale)).toContain('Contrato de data desconhecida');
});
