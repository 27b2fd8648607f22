import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readChangelog } from '../../../apps/portal/src/changelog/entries';
import { createSpecServer } from '../../specServer';
import { listen } from '../../test/listen';
import { makeTempFolder } from '../../test/tempFolder';
import { acceptSpecs, describePulled, pullSpecs } from '../pullSpecs';

const SNAPSHOT = 'specs/autenticacao.yaml';
const published = readFileSync(SNAPSHOT, 'utf8');
let site = '';

const answer = (status: number, text: string) =>
  createServer((_request, response) => response.writeHead(status).end(text));

const pull = (address: string) =>
  pullSpecs(['autenticacao'], site, { FRONTIER_SPEC_AUTENTICACAO: address });

beforeEach(() => {
  site = makeTempFolder({ [SNAPSHOT]: published });
});

test('reports no difference if the host serves the snapshot', async () => {
  const { origin } = await listen(createSpecServer());
  const { faults, specs } = await pull(`${origin}/autenticacao/openapi.yaml`);
  expect(faults).toEqual([]);
  expect(specs.map((spec) => describePulled(spec, '2026-11-22'))).toEqual([
    'autenticacao (1.0.0, same version): same as specs/autenticacao.yaml.',
  ]);
  expect(acceptSpecs(specs, site, '2026-11-22')).toEqual([]);
});

test('reports the changes and writes nothing', async () => {
  const { origin } = await listen(answer(200, changed()));
  const { specs } = await pull(origin);
  const text = specs.map((spec) => describePulled(spec, '2026-11-22')).join('\n');
  expect(text).toContain('autenticacao (1.0.0 → 1.1.0): changes: 2, of them breaking: 1');
  expect(text).toContain('rule: server-removed\n    effect: breaking');
  expect(text).toContain('Quem chama o endereço anterior deixa de ser atendido.');
  expect(readFileSync(path.join(site, SNAPSHOT), 'utf8')).toBe(published);
  expect(readdirSync(site).sort()).toEqual(['specs']);
});

test.each([
  ['a new version', 'version: 1.1.0', '(1.0.0 → 1.1.0): changes: 0, of them breaking: 0'],
  ['another spelling', "version: '1.0.0'", '(1.0.0, same version): only the spelling'],
])('tells %s without other changes from a changed contract', async (_what, version, report) => {
  const { origin } = await listen(answer(200, published.replace('version: 1.0.0', version)));
  const { specs } = await pull(origin);
  expect(specs.map((spec) => describePulled(spec, '2026-11-22'))[0]).toContain(report);
});

test('accepts it: the snapshot equals the host’s bytes, and an entry lists the changes', async () => {
  const { origin } = await listen(answer(200, changed()));
  const { specs } = await pull(origin);
  expect(acceptSpecs(specs, site, '2026-11-22')).toEqual([
    SNAPSHOT,
    'changelog/2026-11-22-autenticacao.yaml',
  ]);
  expect(readFileSync(path.join(site, SNAPSHOT), 'utf8')).toBe(changed());
  const file = path.join(site, 'changelog/2026-11-22-autenticacao.yaml');
  expect(readFileSync(file, 'utf8')).toContain('\nnota: ""\n');
  const [entry] = readChangelog(path.dirname(file), ['autenticacao']);
  expect(entry).toEqual({
    id: '2026-11-22-autenticacao',
    service: 'autenticacao',
    date: '2026-11-22',
    from: '1.0.0',
    to: '1.1.0',
    note: undefined,
    changes: specs[0]?.changes,
  });
});

test('names the services when one is unknown', async () => {
  await expect(pullSpecs(['pix'], site, {})).rejects.toThrow(
    /Unknown service pix\. The services are: autenticacao, onboarding/,
  );
});

function changed(): string {
  return published
    .replace('version: 1.0.0', 'version: 1.1.0')
    .replace('https://autenticacao.homologacao', 'https://auth.homologacao');
}
