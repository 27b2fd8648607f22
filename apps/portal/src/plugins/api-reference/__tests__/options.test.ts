import { expect, it } from 'vitest';
import { portal } from '../../../../portal.config';
import { chooseSources } from '../options';

const choose = (environment: Record<string, string>) =>
  chooseSources(portal.services, environment).map(({ id, source }) => [id, source]);

it('reads the snapshots by default', () => {
  expect(choose({})).toContainEqual(['pos-emissao', 'specs/pos-emissao.yaml']);
});

it('reads the hosts of the test environment when asked for the remote way', () => {
  expect(choose({ FRONTIER_SPECS: 'remote' })).toContainEqual([
    'webhook',
    'https://webhook.homologacao.frontier.example/openapi.yaml',
  ]);
});

it('points one service elsewhere and adds another document', () => {
  const sources = choose({
    FRONTIER_SPEC_POS_EMISSAO: 'outro.json',
    FRONTIER_EXTRA_SPEC_PIX: 'pix.yaml',
  });
  expect(sources).toContainEqual(['pos-emissao', 'outro.json']);
  expect(sources).toContainEqual(['pix', 'pix.yaml']);
});

it('refuses an unknown service', () => {
  expect(() => choose({ FRONTIER_SPEC_EMISAO: 'x.yaml' })).toThrow(/EMISAO: unknown service/);
});
