import { expect, it } from 'vitest';
import { chooseSources } from '../options';

const choose = (environment: Record<string, string>) =>
  chooseSources(environment).map(({ id, source }) => [id, source]);

const HOST = 'https://webhook.homologacao.frontier.example/openapi.yaml';
it.each([
  ['a snapshot by default', {}, 'pos-emissao', 'specs/pos-emissao.yaml'],
  ['a host when asked for the remote way', { FRONTIER_SPECS: 'remote' }, 'webhook', HOST],
  ['a service elsewhere', { FRONTIER_SPEC_POS_EMISSAO: 'x.json' }, 'pos-emissao', 'x.json'],
  ['one more document', { FRONTIER_EXTRA_SPEC_PIX: 'pix.yaml' }, 'pix', 'pix.yaml'],
])('reads %s', (_what, environment, id, source) => {
  expect(choose(environment)).toContainEqual([id, source]);
});

it('refuses an unknown service', () => {
  expect(() => choose({ FRONTIER_SPEC_EMISAO: 'x.yaml' })).toThrow(/EMISAO: unknown service/);
});
